## The organiser's page: its frame, the map, the list of riders and a rider's details

officeTitle = Bureau · VeloQuest
parts = Parties du bureau
tabLive = Carte
tabAnswers = Réponses
tabRiders = Participants
tabMessages = Messages
tabStandings = Classement
tabEvent = Événement
signInTitle = Bureau de l’événement
signInLead = Pour les organisateurs et les juges : avec un compte, ou avec le lien de l’organisateur reçu avec l’événement.
signInField = Lien ou jeton
signInAccount = Avec ton compte
signInAccountDo = Se connecter
signInToken = Ou avec le lien de l’organisateur
noMember = Ton compte ne peut rien faire dans cet événement pour le moment. Demande une invitation à son propriétaire, puis recharge la page.
goneTitle = L’événement est supprimé
goneLead = Il n’en reste rien sur le serveur, et ce navigateur a oublié son jeton.

problemOffline = Pas de connexion au serveur. Vérifie le réseau ; un nouvel essai se fera dès qu’il y en aura.
problemTimeout = Le serveur n’a pas répondu à temps. Réessaie ; rien n’est fait deux fois.
problemUnreadable = Ce qui est arrivé n’est pas la réponse du serveur : peut-être une page de connexion de ce réseau. Vérifie le réseau et réessaie.
problemUnauthorized = Ce jeton n’est pas valable ici. Ouvre à nouveau le lien de l’organisateur, ou demandes-en un nouveau à l’exploitant du serveur.
problemForbidden = Ce jeton ne permet pas cela. Il faut le lien de l’organisateur, pas celui d’un participant ou d’un spectateur.
problemUnavailable = Le serveur ne peut pas répondre pour le moment. Attends un peu et réessaie ; si cela dure, regarde le serveur.
problemStorage = Le disque du serveur est plein, et rien n’a été conservé. Libères-y de la place, puis réessaie.
problemLarge = C’est trop gros pour le serveur. Envoie moins à la fois.
problemNoEvent = Le serveur n’a pas cet événement. Vérifie l’adresse ; l’événement a peut-être été supprimé.
problemRate = Trop de requêtes. Réessaie dans { $seconds } s.
problemOther = Le serveur a refusé : { $detail }
problemUnknown = Le serveur a refusé ({ $code }). Réessaie.

connection_connecting = Connexion…
connection_live = En direct
connection_lost = Reconnexion…
connection_offline = Hors ligne
connection_refused = Accès refusé
connectionSince = { $what } · état : { $clock }
connectionMeans_connecting = La page demande au serveur ce qui se passe.
connectionMeans_live = Ce qui se passe s’affiche en moins d’une seconde.
connectionMeans_lost = Le serveur est injoignable. Ce qui est affiché est ancien ; ce que tu décides est gardé ici et envoyé plus tard. La page réessaie sans cesse.
connectionMeans_offline = Cet appareil n’a pas de réseau. Ce qui est affiché est ancien ; ce que tu décides est gardé ici et envoyé quand le réseau reviendra.
connectionMeans_refused = Le serveur n’accepte pas ce jeton.
heardAt = Dernières nouvelles du serveur : { $clock }.
retryNow = Réessayer
partMissing = Cette partie de la page n’a pas pu être chargée. Vérifie le réseau, puis réessaie ou recharge la page.
retry = Réessayer
retryAll = Tout envoyer
discard = Supprimer
sending = Envoi…
waiting = Attend son tour.
outboxCount = { $count ->
        [one] { $count } pas encore envoyé
       *[other] { $count } pas encore envoyés
    }
outboxTitle = Pas encore envoyé
outboxLead = Gardé dans ce navigateur jusqu’à ce que le serveur l’ait.
outboxAccepted = Réponse acceptée : { $name }, { $task }
outboxRejected = Réponse refusée : { $name }, { $task }
outboxAdjusted = Points pour { $name } : { $value } ({ $reason })
outboxOut = Disqualification : { $name } ({ $reason })
outboxMessage = Message pour { $name } : { $text }
outboxSetting = Réglage : { $what }
member_name = nom
member_delay = retard
member_retention = délai avant effacement des personnes
member_frozen = classement figé
member_showsStandings = affichage du classement
member_showsPositions = affichage des positions
member_showsNames = affichage des noms
stateFinished = terminé
stateFrozen = classement figé

searchRiders = Chercher un participant
liveFilters = Afficher
liveMap = Carte de tous les participants ; leur liste est à côté
liveNobody = La liste est encore vide. Ajoute des participants sous « Participants ».
liveNoMatch = Personne ne correspond à la recherche.
mapMissing = Impossible de charger la carte ; la liste contient tout.
filter_all = Tous
filter_out = En course
filter_silent = Silencieux
filter_late = En retard
filter_flagged = Signalés
filter_home = Arrivés
filter_absent = Jamais vus
group_out = en course
group_home = parcours terminé
group_absent = encore aucun signe
saidSilent = { $name } ne donne plus de nouvelles.
silentSince = silencieux
overLimit = temps limite dépassé de { $value }
withheld = { $count ->
        [one] { $count } réponse retenue : trop rapide
       *[other] { $count } réponses retenues : trop rapides
    }
lateLines = { $count ->
        [one] { $count } ligne en retard, au plus de { $longest }
       *[other] { $count } lignes en retard, au plus de { $longest }
    }
lateAfterEnd = { $count ->
        [one] { $count } ligne après la fin
       *[other] { $count } lignes après la fin
    }
lateAhead = horloge en avance de { $value }
agoSeconds = il y a { $value } s
agoMinutes = il y a { $value } min
agoHours = il y a { $value } h { $minutes } min
speed = { $value } km/h
never = jamais
none = –

fact_seen = Dernier signe
fact_position = Position
fact_speed = Vitesse
fact_lines = Lignes du journal
fact_late = Arrivé en retard
fact_points = Points
fact_limit = Temps limite
fact_device = Téléphone
follow = Suivre sur la carte
writeTo = Message
correct = Corriger
minorMark = enfant
personData = Télécharger ses données
nothingYet = Encore rien.
limitAt = fin : { $clock }
startedAt = départ : { $clock }
outBecause = Disqualification : { $reason }
attempts = { $count ->
        [one] { $count } essai
       *[other] { $count } essais
    }
unproven = non prouvé par les positions
outcome_solved = résolu
outcome_pending = attend ta décision
outcome_unsolved = atteint
outcome_missed = non atteint
outcome_skipped = abandonné
outcome_revealed = réponse dévoilée
outcome_tooLate = trop tard
outcome_outOfOrder = dans le désordre
extra_allTasks = Tous les défis
extra_early = Avance
extra_toll = Péage
extra_late = Retard
extra_lostAll = Tous les points perdus
extra_adjustment = Correction
extra_leastTotal = Total minimal
line_opened = journal ouvert
line_started = départ
line_checkedIn = pointage
line_answered = réponse
line_tookHint = indice
line_skipped = défi abandonné
line_revealed = réponse consultée
line_flagged = signalement
line_finished = arrivée
line_withdrew = abandon

## Answers, riders and codes, messages, standings and corrections

answersNone = Aucune réponse en attente
answersNoneLead = Les photos et les réponses qui ont besoin de toi apparaissent ici d’elles-mêmes.
answerPlace = { $place } sur { $all }
answerKnown = Dans la quête : { $answer }
arrivedLate = reçu { $value } plus tard
photo = photo
photoOf = Photo : { $name }
photoLoading = Chargement de la photo…
photoStrange = Ce navigateur n’affiche pas les photos du type { $type }. Enregistre-la et ouvre-la ailleurs.
savePhoto = Enregistrer la photo
reasonLabel = Motif pour le participant (facultatif)
reasonHint = On ne voit pas le panneau sur l’image
do_accept = Accepter
do_reject = Refuser
do_next = Suivante
do_previous = Précédente
do_skip = Passer
saidAccepted = Acceptée : { $name }
saidRejected = Refusée : { $name }
decidedNow = Vient d’être décidé
accepted = acceptée
rejected = refusée
change = Inverser

rosterCount = { $count ->
        [one] { $count } participant, codes utilisés : { $joined }
       *[other] { $count } participants, codes utilisés : { $joined }
    }
addOne = Saisir un participant
addOneLead = Un numéro déjà connu modifie son participant.
riderId = Numéro ou nom court
addRider = Enregistrer
addTable = Ajouter un tableau
addTableLead = Depuis un tableur : copie et colle-le ici, ou choisis un fichier CSV. La première ligne nomme les colonnes : rider, name, team, class, minor (yes pour les enfants).
tablePaste = Tableau des participants
tableExample = rider,name,team,class{"\u000A"}17,Anne Moreau,Hiboux,Femmes
table_noRows = Le tableau est encore vide.
table_noRider = La première ligne n’a pas de colonne « rider ». Écris-en une au-dessus des numéros.
tablePreview = { $count ->
        [one] { $count } participant, dont déjà connus : { $known }
       *[other] { $count } participants, dont déjà connus : { $known }
    }
chooseFile = Fichier CSV…
addTableDo = Les ajouter
saidAdded = { $count ->
        [one] { $count } participant enregistré
       *[other] { $count } participants enregistrés
    }
codesTitle = { $count ->
        [one] { $count } code à distribuer
       *[other] { $count } codes à distribuer
    }
codesLead = Le serveur n’affiche les codes qu’une fois. Imprime-les ou enregistre-les maintenant ; ils restent ici jusqu’à ce que tu les ranges ou fermes cet onglet.
cardsLanguage = Langue des cartes
printCards = Imprimer
saveCodes = Enregistrer le tableau
hideCodes = Ranger les codes
hideCodesLead = Ils ne pourront plus être affichés. Pour un code perdu, crées-en un nouveau : la carte de l’ancien ne vaudra alors plus rien.
codesMissing = { $count ->
        [one] Remplacer { $count } code inutilisé
       *[other] Remplacer { $count } codes inutilisés
    }
codesMissingLead = Les cartes déjà distribuées pour ces codes ne vaudront alors plus rien. Les participants qui ont utilisé leur code le gardent.
minorField = Un enfant : les autres voient le numéro, jamais le nom
minorLead = Moins de 16 ans, avec l’accord d’un parent ou tuteur. Seuls les organisateurs et sa propre équipe voient le nom.
editRider = Modifier
newCode = Nouveau code
newCodeTitle = Un nouveau code pour { $name } ?
newCodeLead = La carte avec le code d’avant ne vaudra alors plus rien.
newCodeJoined = Le téléphone actuel est dissocié et n’écrit plus rien ; ce qu’il a écrit reste. C’est ce qu’il faut pour un téléphone perdu ou cassé.
erase = Effacer
eraseTitle = Effacer { $name } ?
eraseLead = Nom, appareil, photos, positions, code et lignes du parcours sont supprimés pour de bon. Le résultat reste, sans nom. Décide d’abord des réponses en attente. Pas de retour possible.
eraseSure = Oui, effacer cette personne
hasJoined = code utilisé
notJoined = code inutilisé
copied = Copié.
copyByHand = Ce navigateur ne permet pas de copier ; sélectionne le texte et copie-le.

messageTitle = Dire quelque chose
messageLead = Les téléphones l’affichent en quelques secondes, ceux sans réseau dès qu’ils en ont.
messageTo = À
toAll = { $count ->
        [one] Tous ({ $count } participant)
       *[other] Tous ({ $count } participants)
    }
toEverybody = Tous
messageText = Texte
messageCount = { $value } sur { $most }
quick1 = Appelle l’organisation, s’il te plaît.
quick2 = Le temps est presque écoulé : viens à l’arrivée.
quick3 = Une route est barrée ; suis les panneaux.
sendMessage = Envoyer
saidSending = Envoi du message…
messagesNone = Encore aucun message d’ici.

standingsAt = État : { $clock }
standingsNone = Pas encore de résultats.
flags = { $count ->
        [one] { $count } signalement
       *[other] { $count } signalements
    }
lateTag = lignes en retard
toBeJudged = à vérifier
freezeLead = Les participants et les spectateurs voient le classement. Figé, il ne change plus pour eux, et la fin est une surprise.
freezeHidden = Les participants et les spectateurs ne voient pas le classement en ce moment ; tu peux l’afficher sous « Événement ».
freeze = Figer le classement
unfreeze = Libérer le classement
frozenSince = Figé ; état vu par les autres : { $clock }
decisionsTitle = Décisions jusqu’ici
decisionsLead = Signées dans le journal du bureau, avec leurs motifs.
decisionsNone = Encore aucune.
decidedAccepted = « { $task } » : réponse acceptée
decidedRejected = « { $task } » : réponse refusée
decidedPoints = points : { $value }
decidedOut = disqualification
correctTitle = Corriger : { $name }
correctWho = Quel parcours
correctKind = Quoi
kindAdjusted = Donner ou retirer des points
kindDisqualified = Disqualifier
correctPoints = Points (avec un moins pour en retirer)
correctOut = Le parcours reste dans la liste, sans place. Une décision dans le journal du bureau ne se reprend pas.
correctReason = Motif, que lira le participant
correctSend = Décider

## The event itself: settings, links, editions, files, its end, the audit

settingsLead = Les changements s’enregistrent aussitôt.
setting_showsStandings = Participants et spectateurs voient le classement
setting_showsPositions = Les spectateurs voient les participants sur la carte
setting_showsNames = Avec les noms ; sinon les numéros seuls
settingDelay = Retard de la carte pour les spectateurs, en secondes
settingDelayLead = Rien de plus récent n’est envoyé aux spectateurs, pour que personne n’apprenne où chercher.
settingRetention = Jours entre l’arrivée et l’effacement des personnes
settingRetentionLead = Noms, codes, photos et positions disparaissent alors ; les résultats restent, avec les numéros. 0 les garde jusqu’à la suppression de l’événement. Les participants l’apprennent avant de rejoindre.
openLive = Ouvrir la page des spectateurs
saidSaving = Enregistrement du réglage…

sharesTitle = Liens pour les spectateurs
sharesLead = Qui a un tel lien voit le classement et la carte différée, même là où tout le monde n’y a pas droit.
shareLabel = Pour qui
shareHint = Familles, radio locale…
hoursCount = { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
shareMake = Créer un lien
shareMade = Lien pour « { $label } », expiration : { $clock }. Il n’est affiché que maintenant.
link = Lien
copyLink = Copier le lien
shareUntil = expiration : { $clock }
shareOver = expiré : { $clock }
revoke = Révoquer
revokeTitle = Révoquer le lien « { $label } » ?
revokeLead = Qui l’utilise ne verra désormais pas plus que tout le monde.

editionTitle = La quête
editionLead = Une nouvelle édition remplace celle en cours. Elle est d’abord vérifiée ici ; rien n’est envoyé avant que tu le dises.
editionNow = { $count ->
        [one] En cours : « { $title } », { $count } défi
       *[other] En cours : « { $title } », { $count } défis
    }
editionChoose = Choisir une quête…
editionEdit = Modifier sur la carte
editionFound = { $count ->
        [one] Nouvelle : « { $title } », { $count } défi ; ajoutés : { $added }, retirés : { $removed }
       *[other] Nouvelle : « { $title } », { $count } défis ; ajoutés : { $added }, retirés : { $removed }
    }
editionMeans = Tous les téléphones la reçoivent à leur prochain signe de vie. Tout ce qui a été parcouru reste, et est jugé selon la nouvelle édition.
editionOther = C’est une autre quête : son identifiant diffère. Crée un nouvel événement pour elle.
publish = Publier cette édition
published = { $name } : publié.
checking = Vérification : { $name }…
checkedGood = { $name } convient.
checkedBad = { $name } contient des erreurs et ne convient pas. Corrige-les et choisis à nouveau ce fichier.
engineMissing = La quête n’a pas pu être vérifiée ici ({ $detail }). Recharge la page, et choisis à nouveau le fichier.
findingsNone = Rien à redire
findingsCount = Erreurs : { $errors }, avertissements : { $warnings }, remarques : { $notes }
severityerror = erreur
severitywarning = avertissement
severitynote = remarque
atLine = ligne { $line }

exportTitle = Fichiers
exportLead = Tout l’événement sauf les jetons et les codes ; questctl les lit tels quels.
file_export_zip = tout, avec les traces et les photos
file_standings_csv = classement pour un tableur
file_standings_json = classement avec chaque point
file_standings_xml = classement en IOF XML 3.0
file_logs_jsonl = ce que les téléphones ont écrit
file_office_jsonl = ce que le bureau a décidé
file_riders_csv = qui participe
file_quest_geojson = la quête avec ses réponses

endingTitle = La fin
finishLead = Quand tout le monde est rentré.
finishedAt = Fin de l’événement : { $clock }.
finish = Terminer l’événement
finishTitle = Terminer « { $name } » ?
finishMeans1 = Ce qui se passe désormais ne compte pas, et personne ne peut plus rejoindre.
finishMeans2 = Les téléphones sans réseau peuvent encore envoyer ce qui s’est passé avant ; d’ici là, le classement peut changer.
finishMeans3 = Tu peux encore juger des réponses et corriger. On ne peut pas revenir sur la fin.
finishOut = { $count ->
        [one] { $count } participant est encore en course !
       *[other] { $count } participants sont encore en course !
    }
finishWaiting = { $count ->
        [one] { $count } réponse attend encore ta décision.
       *[other] { $count } réponses attendent encore ta décision.
    }
finishSure = Oui, terminer l’événement
deleteLead = Retire du serveur l’événement et tout ce qu’il contient.
delete = Supprimer l’événement…
deleteTitle = Supprimer « { $name } » ?
deleteMeans = Participants, journaux, positions, photos et classement disparaissent pour de bon. Enregistre d’abord les fichiers.
deleteType = Pour le supprimer, saisis son nom : { $name }
deleteOther = Ce n’est pas le nom de l’événement.
forgetLead = Sur un ordinateur que d’autres utilisent aussi :
forget = Se déconnecter ici
auditTitle = Qui a fait quoi
auditLead = Les 500 derniers changements, le plus récent d’abord.
auditRead = Relire

## People with accounts

membersTitle = Les personnes qui aident
membersLead = Chacune avec son compte et son rôle, au lieu d’un lien pour toutes.
membersRead = Voir les membres
membersNone = Encore personne.
noAccountsHere = Ce serveur n’a pas de comptes.
claimLead = Associe l’événement à ton compte, pour l’ouvrir désormais sans le lien :
claim = Associer à mon compte
claimSignIn = Se connecter d’abord
claimed = L’événement est à toi : tu en es propriétaire.
roleMeans_owner = Propriétaire : tout, droits compris
roleMeans_organiser = Organisateur : dirige l’événement
roleMeans_judge = Juge : les réponses à un seul défi
roleMeans_spectator = Spectateur : voit le classement et la carte
roleField = Rôle
taskField = Défi
changeRole = Modifier
changeRoleTitle = Quels droits pour { $name } ?
takeOut = Retirer
takeOutTitle = Retirer { $name } ?
takeOutLead = Cette personne ne pourra plus rien faire dans l’événement.
inviteTitle = Inviter quelqu’un
invite = Créer une invitation
inviteMade = Invitation : { $what }, pour une personne, expiration : { $clock }. Elle n’est affichée que maintenant : envoie le lien, ou fais-le scanner.
inviteDone = C’est envoyé
