## The operator's page, beside what it shares with the organiser's

eventsTitle = Événements
operatorTitle = Le jeton d’exploitant
operatorLead = L’exploitant de ce serveur crée ici des événements. Le jeton est dans le fichier indiqué au démarrage de questd.
operatorField = Jeton
newTitle = Nouvel événement
newLead = À partir d’un fichier de quête. Cette page le vérifie d’abord comme le fait questctl validate ; les participants ne reçoivent jamais les réponses.
newId = Nom dans les adresses
newIdLead = Les participants vont sur { $address }
newFound = { $count ->
        [one] « { $title } », { $count } défi
       *[other] « { $title } », { $count } défis
    }
newNoFile = Choisis d’abord un fichier de quête.
newExists = Un événement a déjà ce nom dans les adresses. Choisis-en un autre.
create = Créer l’événement
createdTitle = « { $name } » est créé
createdLead = Le lien de l’organisateur, affiché seulement maintenant : copie-le, pour les organisateurs seuls. Qui l’a peut tout faire dans l’événement.
createdOpen = Ouvrir le bureau
createdDone = C’est noté
listTitle = Événements sur ce serveur
listNone = Il n’y en a pas encore.
listRiders = { $count ->
        [one] { $count } participant
       *[other] { $count } participants
    }
state_open = ouvert
state_finished = terminé
listOffice = Bureau
listLive = En direct
