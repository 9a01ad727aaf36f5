## QuestdTexts

questd-failed = cela n’a pas pu être fait : { $reason }
questd-no-events = il n’y a pas d’événements dans « { $folder } »
questd-cannot-write = { $path } : ce fichier ne peut pas être écrit
questd-cannot-read = { $path } : ce fichier ne peut pas être lu, ou est vide
questd-no-tiles = { $path } : ce n’est pas une archive de tuiles ; « questctl map tiles » en crée une
questd-database-backup = une base de données en service se copie par « pg_dump », ou dans un dossier par « questd move »
questd-database-schema = les tables d’une base de données sont mises à jour quand un serveur démarre dessus
questd-not-opened = l’événement « { $event } » ne peut pas être ouvert et n’est pas servi ; le journal dit pourquoi
questd-not-finished = « { $event } » n’est pas terminé, et des téléphones ont peut-être encore des lignes ; termine-le d’abord, ou donne --unfinished
questd-confirm-deletion = Supprimer { $event } avec tous les journaux, positions et photos ? Tape son nom :{" "}
questd-not-deleted = ce n’est pas le nom ; « { $event } » reste
questd-state = terminé { $item }
questd-state-2 = ouvert
questd-schema-range = --to est un nombre entier de 1 à { $last }
questd-schema = le dossier a maintenant le schéma { $version }
questd-demo-range = --riders va de 1 à 200, --port de 0 à 65535, et --speed est supérieur à 0 et au plus 100
questd-moves-into-itself = --from et --to sont identiques
questd-is-there = « { $event } » existe déjà ; rien n’a été copié
questd-served = un serveur utilise « { $event } » ; arrête-le d’abord
questd-you = Toi
questd-cannot-listen = impossible d’écouter sur { $address } : { $reason }

## StoreError

store-error-full = le disque est plein ; rien n’a été modifié
store-error-no-event = il n’y a pas d’événement « { $id } »
store-error-newer = le dossier a été écrit par une version plus récente (schéma { $schema }) ; elle peut le ramener en arrière avec « questd migrate --to { $schema-2 } »
store-error-held = un autre processus utilise ce dossier ({ $lock }) ; arrête d’abord le serveur, ou passe par l’API
store-error-missing = { $path } : ce fichier n’existe pas
store-error-exists = { $path } existe déjà ; choisis un autre nom
store-error-unusable = le dossier ne peut pas être utilisé : { $reason }
store-error-fenced = un autre serveur a désormais repris cet événement
store-error-conflict = quelqu’un d’autre l’a modifié entre-temps
store-error-unreachable = la base de données est injoignable : { $reason }
store-error-closed = la base est fermée
questd-demo = 
    { $name }, avec { $riders } participants inventés, { $speed } fois plus rapides que de vrais

    participant   { $address }/e/demo#code={ $code }
    organisateur  { $address }/e/demo/office#{ $organiser }
    spectateurs   { $address }/e/demo/live   (dix secondes plus tard)
    exploitant    { $address }/events#{ $operator }
    { $has-pages ->
        [true] {""}
       *[false] { questd-no-pages }
    }
    Pour arrêter : Ctrl-C.
questd-no-pages = {"\u000A"}Il n’y a pas de pages : « make pages » les construit, --pages nomme leur dossier.{"\u000A"}
