### Was die, die einen Server verwalten, über seine Einstellungen lesen.

admin-whole-server = diesen Server
admin-language = Erledigt: Für { $where } ist die Sprache ab jetzt { $language }. Tische, die schon offen sind, behalten ihre.
admin-language-automatic = Erledigt: Für { $where } spricht jeder Tisch die Sprache des Servers, oder die der Person, die ihn eröffnet.
admin-where-here = Erledigt: Für { $where } gilt, dass Tische in ihrem Kanal spielen, wenn niemand einen Thread möchte.
admin-where-thread = Erledigt: Für { $where } gilt, dass Tische einen eigenen Thread bekommen, wenn niemand den Kanal möchte.
admin-where-automatic = Erledigt: Für { $where } gilt, dass Tische überall einen eigenen Thread bekommen, wo ich einen eröffnen darf.
admin-pace = Erledigt: Für { $where } spielen neue Tische in diesem Tempo: { $pace }.
admin-pace-automatic = Erledigt: Für { $where } spielen neue Tische im üblichen Tempo: { $pace }.
