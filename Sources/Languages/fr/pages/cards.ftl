## What is printed on the cards for riders

title = Cartes des participants
scan = Lien pour rejoindre
code = Ton code
step1 = Avant le départ : scanne l’image avec le téléphone que tu auras sur ton vélo, ou ouvre l’adresse à côté et saisis le code.
step2 = Autorise la localisation et garde la page ouverte. Elle marche aussi sans réseau.
step3 = Le code ne vaut que pour un seul téléphone : garde-le pour toi.
