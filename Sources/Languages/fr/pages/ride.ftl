## The page of rides.

title = Essayer une quête · VeloQuest
welcome = Fais la quête avant le jour J
lead = Une quête à vélo avec itinéraires, indications, pointages, réponses et points, dans cette page : avec un participant inventé, ou avec toi sur le terrain.
example = L’exemple
exampleAbout = « Le tour de la vieille ville » : sept défis dans une ville qui n’existe pas.
rideExample = Essayer l’exemple
own = Ta propre quête
ownAbout = Le fichier de quête ; et, pour les itinéraires, un fichier de carte fait par questctl map build. Tu peux déposer les deux ici.
chooseQuest = Fichier de quête…
chooseMap = Fichier de carte…
begin = Commencer
private = Tout reste dans ce navigateur : fichiers, positions, journal.
mapHelp = Carte des défis ; les flèches la déplacent, plus et moins changent l’échelle. La liste des défis est à côté.
controls = Parcours
go = ▶ Rouler
pause = ❚❚ Pause
real = Ma vraie position
spoken = Indications vocales
nowhere = choisis un défi
noWay = Aucun itinéraire ne mène à une arrivée.
planRest = Planifier la suite
noPlan = L’arrivée est hors d’atteinte dans le temps.
needsMap = Il faut pour cela un fichier de carte.
toFinish = Vers l’arrivée
state_open = ouvert
state_reached = tu y es
state_pending = à juger
state_locked = verrouillé
worth = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
comeCloser = Va d’abord sur place ; tu pourras alors répondre.
hint = Indice (reste : { $count })
reveal = Voir la réponse
sureEnd = Terminer le parcours ? Tu ne pourras plus répondre aux défis.
sureLeave = Quitter ce parcours ? Enregistre d’abord le journal si tu veux le garder.
hiddenTasks = { $count ->
        [one] { $count } autre défi reste caché tant que d’autres ne sont pas résolus.
       *[other] { $count } autres défis restent cachés tant que d’autres ne sont pas résolus.
    }
editionSigned = Fichier de quête signé avec la clé { $key } : il est tel que l’organisateur l’a fait seulement si celui-ci annonce cette clé.
editionUnsigned = Fichier de quête non signé : personne n’en répond.
logSigned = Entrées du journal enregistrées dans ce navigateur : { $count }, signées avec la clé { $key }
logUnsigned = Entrées du journal enregistrées dans ce navigateur : { $count }, non signées
saveLog = Enregistrer le journal
end = Terminer le parcours
withdraw = Abandonner
leave = Autre quête
resultWithdrawn = Abandon
resultNote = Le journal enregistré compte comme celui de n’importe quel téléphone : questctl judge affiche les mêmes points.
resumed = Le parcours reprend où il en était.
loading = Chargement du moteur et de la carte…
badQuest = Ce n’est pas une quête qu’on peut parcourir : { $message }
noPosition = Le navigateur ne donne pas de position : { $message }
