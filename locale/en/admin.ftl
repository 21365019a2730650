### What those who manage a server are told of its settings.

admin-whole-server = this server
admin-language = Done: for { $where } the language is { $language } from now on. Tables that are open keep theirs.
admin-language-automatic = Done: for { $where }, each table speaks the server’s own language, or that of who opens it.
admin-where-here = Done: for { $where }, tables play in their channel unless somebody asks for a thread.
admin-where-thread = Done: for { $where }, tables get a thread of their own unless somebody asks for the channel.
admin-where-automatic = Done: for { $where }, tables get a thread of their own wherever I may open one.
admin-pace = Done: for { $where }, new tables play at this pace: { $pace }.
admin-pace-automatic = Done: for { $where }, new tables play at the usual pace: { $pace }.
