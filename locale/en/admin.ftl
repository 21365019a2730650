### What those who manage a server are told of its settings.

admin-whole-server = this server
admin-language = Done: on { $where } everyone reads { $language } from now on. Tables that are open keep their language.
admin-language-automatic = Done: on { $where } each table speaks the server’s own language, or that of who opens it.
admin-where-here = Done: on { $where } tables play in their channel unless somebody asks for a thread.
admin-where-thread = Done: on { $where } tables get a thread of their own unless somebody asks for the channel.
admin-where-automatic = Done: on { $where } tables get a thread of their own wherever I may open one.
