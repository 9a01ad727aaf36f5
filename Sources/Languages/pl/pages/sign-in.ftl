## Signing in, and the account

signOut = Wyloguj się
signInHere = Logowanie
signInHereLead = Dla tych, którzy pomagają w organizacji. Uczestnicy nie potrzebują konta: dołączają, podając kod.
usePasskey = Zaloguj się kluczem dostępu
orProvider = Albo kontem z innego serwisu:
withProvider = Zaloguj się przez { $name }
noPasskeysHere = Klucze dostępu tu nie działają: potrzebna jest nowa przeglądarka oraz serwer z nazwą i https.
newAccount = Nowe konto
newAccountLead = Klucz dostępu zastępuje hasło: urządzenie poprosi o odcisk palca, twarz albo swój PIN. Serwer nie dostaje żadnej tajemnicy.
yourName = Twoja nazwa
createAccount = Utwórz konto z kluczem dostępu
nowhereTitle = Nie można się zalogować
nowhereText = Ten serwer nie ma kont. Organizatorzy otwierają link, który dostali przy tworzeniu imprezy.
providerProblem = Nie udało się: { $problem }
saidSignedIn = Zalogowano: { $name }.
saidSignedOut = Wylogowano.
saidDeleted = Twoje konto usunięto.
saidLinked = Teraz możesz się logować także w ten sposób.

passkeyCancelled = Nic się nie stało: prośbę zamknięto, trwało to za długo albo nie ma klucza dostępu do tego serwera. Spróbuj ponownie.
passkeyKnown = To urządzenie ma już klucz dostępu do Twojego konta.
passkeyAddress = Klucze dostępu działają tylko pod własną nazwą serwera. Otwórz tę stronę pod tym adresem.
passkeyFailed = Przeglądarka albo urządzenie nie może tego zrobić. Spróbuj ponownie albo na innym urządzeniu.

invitedFirst = Masz zaproszenie do pomocy w imprezie. Zaloguj się lub utwórz konto, a potem je przyjmij.
invitedTitle = Zaproszenie
invitedLead = Masz zaproszenie do pomocy w imprezie. Kto Cię zaprosił, zobaczy nazwę Twojego konta.
accept = Przyjmij
decline = Nie, dziękuję
saidAccepted = Gotowe: { $event }, { $role }.

signedInAs = Konto: { $name }
since = od { $moment }
nameLead = Widzą ją inne osoby z Twoich imprez.
saidRenamed = Nazwę zmieniono.
backTo = Wróć do biura „{ $event }”

myEvents = Moje imprezy
noEvents = Jeszcze żadnej. Otwórz zaproszenie albo przypisz sobie imprezę w jej biurze, w części „Impreza”.
leaveEvent = Opuść
leaveTitle = Opuścić „{ $event }”?
leaveLead = Stracisz tam wszystkie uprawnienia. Aby wrócić, trzeba nowego zaproszenia.
saidLeft = Nie należysz już do tej imprezy.

passkeysTitle = Klucze dostępu
passkeysLead = Dodaj klucz na drugim urządzeniu, żeby utrata telefonu nie odcięła Cię od konta.
passkey = Klucz dostępu
passkeyLabel = Własna nazwa klucza
madeAndUsed = utworzony { $created }, użyty { $used }
addPasskey = Dodaj klucz dostępu
saidPasskeyAdded = Dodano klucz dostępu.
rename = Zmień nazwę
remove = Usuń
removePasskeyTitle = Usunąć „{ $label }”?
removePasskeyLead = Nie otworzy już tego konta.
saidRemoved = Usunięto klucz dostępu.

identitiesTitle = Inne sposoby logowania
identitiesLead = Konta w innych serwisach, które otwierają to konto. Serwer przechowuje, kto za Ciebie ręczy, i Twój numer w tym serwisie.
linkProvider = Połącz z { $name }
unlink = Odłącz
unlinkTitle = Odłączyć { $name }?
unlinkLead = Nie otworzy już tego konta.
saidUnlinked = Odłączono.

sessionsTitle = Aktywne sesje
sessionsLead = Zakończ te, których nie znasz.
unknownBrowser = Nieznana przeglądarka
thisBrowser = ta tutaj
signedInAndSeen = od { $created }, ostatnio { $seen }
endSession = Zakończ
saidEnded = Sesję zakończono.
endAll = Wyloguj się wszędzie
endAllLead = W tej przeglądarce też.

dataLead = Twoja nazwa, klucze publiczne, sesje i to, co robisz na koncie. Nikt inny tego nie dostaje.
download = Pobierz
deleteAccount = Usuń konto
deleteAccountTitle = Usunąć konto?
deleteAccountMeans = Wszystkie Twoje dane znikną stąd od razu, a Ty opuścisz wszystkie imprezy. Nie da się tego cofnąć.
deleteTyped = Dla pewności wpisz nazwę konta: { $name }
otherName = To nie jest nazwa konta.
