### Ce qu’on dit des réglages aux personnes qui gèrent un serveur.

admin-whole-server = ce serveur
admin-language = C’est fait pour { $where } : désormais, tout le monde y lit { $language }. Les tables déjà ouvertes gardent leur langue.
admin-language-automatic = C’est fait pour { $where } : chaque table y parle la langue du serveur, ou de la personne qui l’ouvre.
admin-where-here = C’est fait pour { $where } : on y joue dans le salon même, sauf si quelqu’un demande un fil.
admin-where-thread = C’est fait pour { $where } : chaque table y reçoit un fil à part, sauf si quelqu’un demande le salon.
admin-where-automatic = C’est fait pour { $where } : chaque table y reçoit un fil à part partout où je peux en ouvrir un.
admin-pace = C’est fait : pour { $where }, les nouvelles tables jouent à ce rythme : { $pace }.
admin-pace-automatic = C’est fait : pour { $where }, les nouvelles tables jouent au rythme habituel : { $pace }.
