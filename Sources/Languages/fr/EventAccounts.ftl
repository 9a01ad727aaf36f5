## AccountService

account-service-checked = Un nom a de 1 à 100 octets, sans caractères de contrôle.

## AccountProblem

account-problem-reason-malformed = La requête est illisible.
account-problem-reason-signed-out = Connecte-toi d’abord.
account-problem-reason-cross-site = La requête ne vient pas d’une page de ce serveur : « Origin » doit être l’adresse du serveur lui-même.
account-problem-reason-token-in-address = L’adresse contient un jeton, que les journaux conservent ; envoie-le dans l’en-tête « Authorization ».
account-problem-reason-rate-limited = Trop de tentatives ; attends un peu.
account-problem-reason-unavailable = Le serveur ne peut pas répondre pour le moment.
account-problem-reason-storage-full = Le disque du serveur est plein.
account-problem-reason-attempt-unknown = Cette tentative de connexion est finie : elle a duré trop longtemps, a déjà abouti ou a commencé dans un autre navigateur. Recommence.
account-problem-reason-passkey-message-no-passkeys = Ce serveur n’accepte pas de clés d’accès : son adresse n’a pas de nom, ou pas de https.
account-problem-reason-passkey-message-malformed-passkey = La réponse de la clé d’accès est illisible.
account-problem-reason-passkey-message-wrong-origin = La clé d’accès a été utilisée sur une page d’un autre site.
account-problem-reason-passkey-message-wrong-relying-party = La clé d’accès est destinée à un autre serveur.
account-problem-reason-passkey-message-user-not-verified = L’appareil n’a pas vérifié qui utilise la clé d’accès ; configures-y un code PIN, une empreinte digitale ou la reconnaissance du visage.
account-problem-reason-passkey-message-unsupported-key = La clé d’accès a une clé d’un autre type que celui demandé (ES256).
account-problem-reason-passkey-message-bad-signature = La signature de la clé d’accès est fausse.
account-problem-reason-passkey-message-counter-rolled-back = La clé d’accès compte moins de signatures qu’avant : elle a peut-être été copiée. Connecte-toi autrement et supprime-la.
account-problem-reason-passkey-message-passkey-unknown = Aucun compte n’a cette clé d’accès.
account-problem-reason-passkey-message-passkey-exists = Cette clé d’accès est déjà enregistrée.
account-problem-reason-provider-message-provider-unknown = Ce moyen de connexion n’existe pas.
account-problem-reason-provider-message-provider-refused = Le fournisseur n’a pas autorisé la connexion.
account-problem-reason-provider-message-provider-unreachable = Le fournisseur ne répond pas ; réessaie plus tard.
account-problem-reason-provider-message-provider-faulty = La réponse du fournisseur n’est pas conforme.
account-problem-reason-provider-message-wrong-issuer = La réponse vient d’un autre fournisseur que celui qui a été interrogé.
account-problem-reason-provider-message-token-algorithm = Le jeton du fournisseur est signé par une méthode non autorisée.
account-problem-reason-provider-message-token-key = Le jeton du fournisseur est signé avec une clé que le fournisseur ne publie pas.
account-problem-reason-provider-message-token-signature = La signature du jeton du fournisseur est fausse.
account-problem-reason-provider-message-token-audience = Le jeton du fournisseur est destiné à un autre.
account-problem-reason-provider-message-token-time = Le jeton du fournisseur n’est pas valable à cette heure ; vérifie l’horloge des deux côtés.
account-problem-reason-provider-message-token-nonce = Le jeton du fournisseur vient d’une autre tentative de connexion.
account-problem-reason-account-message-identity-taken = Cette identité appartient à un autre compte.
account-problem-reason-account-message-last-way-in = C’est le dernier accès au compte ; ajoutes-en d’abord un autre.
account-problem-reason-account-message-too-many = Il y en a déjà trop ; supprimes-en un.
account-problem-reason-account-message-invitation-unknown = Cette invitation n’est plus valable ; demandes-en une nouvelle.
account-problem-reason-account-message-last-owner = Un événement a besoin d’un propriétaire ; désignes-en d’abord un autre.
account-problem-reason-account-message-member-already = Tu as déjà ces droits, et davantage.
account-problem-reason-account-message-other-task = Un juge décide des réponses à un seul défi, et celui-ci en est un autre.
account-problem-reason-account-message-other-task-2 = Il n’y a rien ici.
