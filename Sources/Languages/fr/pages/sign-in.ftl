## Signing in, and the account

signOut = Se déconnecter
signInHere = Se connecter
signInHereLead = Pour celles et ceux qui aident à organiser un événement. Les participants n’ont pas besoin de compte : un code leur suffit.
usePasskey = Utiliser une clé d’accès
orProvider = Ou avec un compte que tu as ailleurs :
withProvider = Se connecter avec { $name }
noPasskeysHere = Les clés d’accès ne marchent pas ici : il faut un navigateur récent, et un serveur avec un nom et https.
newAccount = Première visite ?
newAccountLead = Une clé d’accès remplace le mot de passe : ton appareil demande un doigt, un visage ou son code PIN. Le serveur ne reçoit aucun secret.
yourName = Ton nom
createAccount = Créer un compte avec une clé d’accès
nowhereTitle = Connexion impossible
nowhereText = Ce serveur n’a pas de comptes. Les organisateurs ouvrent le lien reçu avec leur événement.
providerProblem = Cela n’a pas marché : { $problem }
saidSignedIn = Connexion réussie : { $name }.
saidSignedOut = Ta session est fermée.
saidDeleted = Ton compte est supprimé.
saidLinked = Tu peux maintenant te connecter aussi de cette façon.

passkeyCancelled = Rien ne s’est passé : la demande a été fermée, a duré trop longtemps, ou il n’y a pas de clé d’accès pour ce serveur. Réessaie.
passkeyKnown = Cet appareil a déjà une clé d’accès de ton compte.
passkeyAddress = Les clés d’accès ne marchent que sous le nom propre du serveur. Ouvre cette page à cette adresse.
passkeyFailed = Le navigateur ou l’appareil n’a pas pu le faire. Réessaie, ou prends un autre appareil.

invitedFirst = On t’invite à aider à un événement. Connecte-toi ou crée un compte, puis accepte.
invitedTitle = Une invitation
invitedLead = On t’invite à aider à un événement. La personne qui t’invite verra le nom de ton compte.
accept = Accepter
decline = Non merci
saidAccepted = C’est fait : { $event }, { $role }.

signedInAs = Compte : { $name }
since = depuis : { $moment }
nameLead = Les autres membres de tes événements le voient.
saidRenamed = Ton nom est changé.
backTo = Retour au bureau : « { $event } »

myEvents = Mes événements
noEvents = Encore aucun. Ouvre une invitation, ou associe un événement à ton compte dans son bureau, sous « Événement ».
leaveEvent = Quitter
leaveTitle = Quitter « { $event } » ?
leaveLead = Tu n’y pourras plus rien faire. Pour revenir, il te faudra une nouvelle invitation.
saidLeft = Tu as quitté l’événement.

passkeysTitle = Clés d’accès
passkeysLead = Ajoutes-en une sur un second appareil, pour ne pas perdre l’accès avec ton téléphone.
passkey = Clé d’accès
passkeyLabel = Comment tu l’appelles
madeAndUsed = création : { $created }, utilisation : { $used }
addPasskey = Ajouter une clé
saidPasskeyAdded = La clé d’accès est ajoutée.
rename = Renommer
remove = Supprimer
removePasskeyTitle = Supprimer « { $label } » ?
removePasskeyLead = Elle n’ouvrira plus ce compte.
saidRemoved = La clé d’accès est supprimée.

identitiesTitle = Autres accès
identitiesLead = Des comptes ailleurs qui ouvrent celui-ci. Le serveur conserve qui se porte garant de toi, et ton numéro là-bas.
linkProvider = Associer { $name }
unlink = Dissocier
unlinkTitle = Dissocier { $name } ?
unlinkLead = Cet accès n’ouvrira plus ce compte.
saidUnlinked = L’accès est dissocié.

sessionsTitle = Tes sessions ouvertes
sessionsLead = Ferme celles que tu ne connais pas.
unknownBrowser = Navigateur inconnu
thisBrowser = celui-ci
signedInAndSeen = connexion : { $created }, dernière activité : { $seen }
endSession = Fermer
saidEnded = La session est fermée.
endAll = Se déconnecter partout
endAllLead = La session de ce navigateur sera fermée aussi.

dataLead = Ton nom, tes clés publiques, tes sessions, et ce que tu as fait avec le compte. Personne d’autre ne les reçoit.
download = Télécharger
deleteAccount = Supprimer le compte
deleteAccountTitle = Supprimer le compte ?
deleteAccountMeans = Tout ce qui est conservé de toi ici est supprimé aussitôt, et tu quittes tous les événements. Il n’y a pas de retour possible.
deleteTyped = Pour confirmer, saisis ton nom : { $name }
otherName = Ce n’est pas le nom du compte.
