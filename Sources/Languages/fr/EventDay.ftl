## EventDay

event-day-check = C’est une édition des participants ; l’événement a besoin du fichier de l’organisateur pour juger les réponses.
event-day-check-2 = L’édition des participants ne vient pas de cette quête ; crée-la avec « questctl seal ».
event-day-identifier-expected = L’identifiant d’un événement a de 1 à 40 lettres minuscules, chiffres et traits d’union.

## LiveEvent+Office

live-event-has-result = Le participant « { $id } » a été effacé, et son numéro garde son résultat ; prends un autre numéro.
live-event-decide = La quête n’a pas de défi « { $task } ».
live-event-replace-quest = C’est une autre quête : son identifiant est « { $id } », et non « { $id-2 } ».
live-event-share = Un événement a au plus { $most-shares } liens ; retires-en d’anciens.

## LiveEvent+Riding

live-event-join = une clé publique, comme « ed25519:… »
live-event-store-lines = Un participant peut avoir au plus { $most-lines } lignes.

## PhotoQuota

photo-quota-take = Un participant peut envoyer au plus { $most-photos } photos.
photo-quota-take-2 = Les photos d’un participant ont droit à { $has-most-bytes-of-rider } Mo en tout, et { $megabytes } sont déjà pris ; envoies-en une plus petite.
photo-quota-take-3 = Les photos de l’événement ont atteint { $has-most-bytes } Mo, et aucune autre n’est acceptée ; préviens l’organisateur.

## EventRoster

event-roster-binding = Un autre appareil porte le nom « { $device } » ; choisis-en un autre.

## NewRider

plain-name-expected = un texte de 1 à 64 lettres, chiffres, points, traits d’union et tirets bas, pas seulement des points
plain-expected = un texte sans caractères de contrôle

## EventError

problem-code-title-no-event = Cet événement n’existe pas.
problem-code-title-no-route = Aucun chemin n’y mène sur cette carte.
problem-code-title-no-map = L’événement n’a pas de carte pour chercher des itinéraires.
problem-code-title-off-map = Le lieu est hors de la carte de l’événement.
problem-code-title-not-found = Il n’y a rien ici.
problem-code-title-not-yet = Ce sera visible après l’événement.
problem-code-title-unauthorized = Il manque un jeton valable ; rejoins à nouveau l’événement.
problem-code-title-forbidden = Le jeton ne permet pas cela.
problem-code-title-revoked = Un autre appareil roule maintenant pour ce participant ; demande à l’organisateur.
problem-code-title-code-unknown = Personne n’a ce code.
problem-code-title-code-in-use = Un autre appareil a déjà utilisé ce code ; l’organisateur peut le libérer.
problem-code-title-event-over = L’événement est terminé.
problem-code-title-malformed = La requête est illisible.
problem-code-title-invalid-quest = La quête a des erreurs.
problem-code-title-exists = Cela existe déjà.
problem-code-title-too-large = La requête est trop grande.
problem-code-title-wrong-type = Ce type de fichier n’est pas accepté.
problem-code-title-wrong-digest = Les octets n’ont pas ce hachage.
problem-code-title-rate-limited = Trop de requêtes ; attends un peu.
problem-code-title-storage-full = Le disque du serveur est plein ; rien de la requête n’a été gardé.
problem-code-title-unavailable = Le serveur ne peut pas répondre pour le moment.
problem-code-title-method-not-allowed = Cette adresse n’accepte pas cette méthode.
live-event-link-is-over = Ce lien n’est plus valable ; demandes-en un nouveau à l’organisateur.
live-event-too-many-answers = Trop de réponses à un même défi ; la prochaine sera acceptée plus tard.
new-rider-id = { $expected }, et non « { $id } »
