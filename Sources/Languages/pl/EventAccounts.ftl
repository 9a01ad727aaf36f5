## AccountService

account-service-checked = Nazwa ma od 1 do 100 bajtów, bez znaków sterujących.

## AccountProblem

account-problem-reason-malformed = Nie można odczytać żądania.
account-problem-reason-signed-out = Najpierw się zaloguj.
account-problem-reason-cross-site = Żądanie nie pochodzi ze strony tego serwera: „Origin” musi być adresem samego serwera.
account-problem-reason-token-in-address = W adresie jest token, a adresy trafiają do dzienników; wyślij go w nagłówku „Authorization”.
account-problem-reason-rate-limited = Za dużo prób; odczekaj chwilę.
account-problem-reason-unavailable = Serwer nie może teraz odpowiedzieć.
account-problem-reason-storage-full = Dysk serwera jest pełny.
account-problem-reason-attempt-unknown = Ta próba logowania już się skończyła: trwała za długo, została zakończona albo zaczęła się w innej przeglądarce. Zacznij od nowa.
account-problem-reason-passkey-message-no-passkeys = Ten serwer nie przyjmuje kluczy dostępu: w jego adresie nie ma nazwy albo https.
account-problem-reason-passkey-message-malformed-passkey = Nie można odczytać odpowiedzi klucza dostępu.
account-problem-reason-passkey-message-wrong-origin = Klucza dostępu użyto na stronie innej witryny.
account-problem-reason-passkey-message-wrong-relying-party = Ten klucz dostępu jest do innego serwera.
account-problem-reason-passkey-message-user-not-verified = Urządzenie nie sprawdziło, kto używa klucza dostępu; ustaw w nim PIN, odcisk palca lub rozpoznawanie twarzy.
account-problem-reason-passkey-message-unsupported-key = Klucz dostępu ma klucz innego rodzaju niż wymagany (ES256).
account-problem-reason-passkey-message-bad-signature = Podpis klucza dostępu jest błędny.
account-problem-reason-passkey-message-counter-rolled-back = Klucz dostępu liczy mniej podpisów niż wcześniej: mógł zostać skopiowany. Zaloguj się inaczej i usuń go.
account-problem-reason-passkey-message-passkey-unknown = Żadne konto nie ma tego klucza dostępu.
account-problem-reason-passkey-message-passkey-exists = Ten klucz dostępu jest już zarejestrowany.
account-problem-reason-provider-message-provider-unknown = Nie ma takiego sposobu logowania.
account-problem-reason-provider-message-provider-refused = Dostawca logowania odmówił.
account-problem-reason-provider-message-provider-unreachable = Dostawca logowania nie odpowiada; spróbuj później.
account-problem-reason-provider-message-provider-faulty = Odpowiedź dostawcy logowania jest nieprawidłowa.
account-problem-reason-provider-message-wrong-issuer = Odpowiedział inny dostawca logowania niż zapytany.
account-problem-reason-provider-message-token-algorithm = Token dostawcy jest podpisany niedozwoloną metodą.
account-problem-reason-provider-message-token-key = Token dostawcy jest podpisany kluczem, którego dostawca nie publikuje.
account-problem-reason-provider-message-token-signature = Podpis tokenu dostawcy jest błędny.
account-problem-reason-provider-message-token-audience = Token dostawcy jest dla kogoś innego.
account-problem-reason-provider-message-token-time = Token dostawcy nie jest teraz ważny; sprawdź zegary po obu stronach.
account-problem-reason-provider-message-token-nonce = Token dostawcy należy do innej próby logowania.
account-problem-reason-account-message-identity-taken = Ta tożsamość należy do innego konta.
account-problem-reason-account-message-last-way-in = To ostatni sposób wejścia na to konto; najpierw dodaj inny.
account-problem-reason-account-message-too-many = Jest ich już za dużo; usuń któryś.
account-problem-reason-account-message-invitation-unknown = To zaproszenie już nie działa; poproś o nowe.
account-problem-reason-account-message-last-owner = Impreza musi mieć właściciela; najpierw zrób nim kogoś innego.
account-problem-reason-account-message-member-already = Masz już te uprawnienia, a nawet szersze.
account-problem-reason-account-message-other-task = Sędzia ocenia odpowiedzi do jednego zadania, a to jest inne.
account-problem-reason-account-message-other-task-2 = Tu nic nie ma.
