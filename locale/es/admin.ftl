### Lo que se les dice de los ajustes a quienes gestionan un servidor.

admin-whole-server = este servidor
admin-language = Hecho: desde ahora, en { $where } todo el mundo lee { $language }. Las mesas ya abiertas conservan su idioma.
admin-language-automatic = Hecho: en { $where } cada mesa habla el idioma del servidor, o el de quien la abre.
admin-where-here = Hecho: en { $where } se juega en el propio canal, salvo que alguien pida un hilo.
admin-where-thread = Hecho: en { $where } cada mesa recibe un hilo propio, salvo que alguien pida el canal.
admin-where-automatic = Hecho: en { $where } cada mesa recibe un hilo propio allí donde yo pueda abrirlo.
admin-pace = Listo: en { $where }, las mesas nuevas juegan a este ritmo: { $pace }.
admin-pace-automatic = Listo: en { $where }, las mesas nuevas juegan al ritmo de siempre: { $pace }.
