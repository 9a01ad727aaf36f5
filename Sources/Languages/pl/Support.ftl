## FileError

file-error-write = nie można zapisać { $path }: w międzyczasie plik usunięto lub podmieniono; otwórz go ponownie
file-error-read = nie można odczytać { $path }: to urządzenie lub potok, a potrzebny jest plik na dysku
file-error-read-2 = nie można odczytać { $path }: { $reason }
file-error-write-2 = nie można zapisać { $path }: { $reason }
file-error-lock = nie można zapisać { $path }: zapisuje go inny program; najpierw zamknij tamten

## FileNamesError

file-names-error = w folderze { $argument } nie ma pliku o znanej nazwie; podaj same pliki
file-names-error-2 = żaden plik nie pasuje do { $argument }

## Measures

metres = { $number } m
kilometres = { $number } km
square-metres = { $number } m²
hectares = { $number } ha
square-kilometres = { $number } km²
seconds = { $number } s
minutes = { $number } min
hours-and-minutes = { $hours } h { $minutes } min

## SystemLibraryError

system-library-error-missing = potrzebna jest biblioteka { $library }, a nie jest zainstalowana: w Debianie i Ubuntu `apt-get install { $apt }`, w macOS `brew install { $brew }`
system-library-error-unusable = w { $file } nie ma funkcji { $function }, więc ta biblioteka { $library } jest za stara: zainstaluj nowszą

## XMLError

xml-error-no-element = nie ma w tym elementu XML
xml-error-unexpected-end = tekst kończy się wewnątrz { $name }
xml-error-malformed-tag = tag ma błędną budowę
xml-error-unknown-markup = znaczniki, których XML tu nie dopuszcza
xml-error-mismatched-end = </{ $found }> niczego nie zamyka
xml-error-mismatched-end-2 = jest </{ $found }>, a powinno być </{ $expected }>
xml-error-repeated-attribute = atrybut { $name } jest w jednym tagu dwa razy
xml-error-unknown-entity = { $name } nie jest znane: zapisz & jako &amp;
xml-error-forbidden-character = { $reference } oznacza znak sterujący albo inny, którego XML nie dopuszcza: usuń go
xml-error-content-outside-root = treść poza elementem głównym
xml-error-too-deep = elementy są zagnieżdżone głębiej niż { $limit }
xml-error-too-long = tag jest za długi
xml-error-unsupported-encoding = kodowanie { $name } nie jest tu czytane: zapisz plik w UTF-8
quoted = „{ $text }”
and-more = { $list } i jeszcze { $count }
alternative = { $one } lub { $other }
conjunction = { $one } i { $other }
file-error-in-page = nie ma pliku { $path }: strona internetowa nie ma plików; przekaż jego bajty
