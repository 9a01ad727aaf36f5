## EventProblem

event-problem-code-unknown = ce code n’a pas été donné pour cet événement ; vérifie le code et l’adresse
event-problem-code-in-use = un autre appareil a déjà utilisé ce code ; demandes-en un nouveau à l’organisateur
event-problem-event-over = l’événement est terminé
event-problem-unauthorized = le serveur ne connaît plus cet appareil ; rejoins à nouveau l’événement avec un code
event-problem-revoked = l’organisateur a dissocié cet appareil ; demande un nouveau code pour continuer avec lui
event-problem-too-large = la requête était trop grande ; l’envoi se fera en plus petits morceaux
event-problem-rate-limited = trop de requêtes ; la suivante partira un peu plus tard
event-problem-storage-full = le serveur n’a plus de place ; rien n’est perdu, le renvoi se fera plus tard
event-problem-unavailable = le serveur ne peut pas répondre pour le moment ; rien n’est perdu, le renvoi se fera plus tard
event-problem-not-a-server = ce qui a répondu n’est pas un serveur d’événement (statut { $status }) ; vérifie l’adresse, et si le réseau demande un mot de passe
event-problem-not-a-server-2 = le serveur a refusé la requête ({ $code }, statut { $status })
event-client-state-fault-damaged = le fichier n’est pas l’état d’un client, ou il est endommagé ; supprime-le et rejoins à nouveau l’événement, le journal sera renvoyé
event-client-state-fault-newer = une version plus récente a écrit l’état ; utilise-la, ou supprime le fichier et rejoins à nouveau l’événement

## RequestTexts

request-not-an-object = Ce n’est pas un objet JSON.
request-text = un texte
request-flag = true ou false
request-array = un tableau
request-array-of-texts = un tableau de textes
request-text-2 = un texte de 1 à { $bytes } octets
request-number = un nombre entier de { $lower-bound } à { $upper-bound }
request-too-many = « { $name } » peut avoir au plus { $most } éléments.
request-wrong = « { $name } » doit être { $expected }.
