## FileError

file-error-write = { $path } lässt sich nicht schreiben: die Datei wurde inzwischen gelöscht oder ersetzt; öffne sie noch einmal
file-error-read = { $path } ist nicht lesbar: das ist ein Gerät oder eine Pipe, nötig ist eine Datei auf der Festplatte
file-error-read-2 = { $path } ist nicht lesbar: { $reason }
file-error-write-2 = { $path } lässt sich nicht schreiben: { $reason }
file-error-lock = { $path } lässt sich nicht schreiben: ein anderes Programm schreibt die Datei gerade; schließ dieses zuerst

## FileNamesError

file-names-error = im Ordner { $argument } hat keine Datei einen bekannten Namen; nenne die Dateien selbst
file-names-error-2 = keine Datei passt zu { $argument }

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

system-library-error-missing = das braucht { $library }, und das ist nicht installiert: unter Debian und Ubuntu `apt-get install { $apt }`, unter macOS `brew install { $brew }`
system-library-error-unusable = { $file } hat keine Funktion { $function }, also ist { $library } hier zu alt: installiere eine neuere Version

## XMLError

xml-error-no-element = es enthält kein XML-Element
xml-error-unexpected-end = der Text endet mitten in { $name }
xml-error-malformed-tag = ein Tag ist nicht wohlgeformt
xml-error-unknown-markup = Markup, das XML hier nicht erlaubt
xml-error-mismatched-end = </{ $found }> schließt nichts
xml-error-mismatched-end-2 = </{ $found }> steht, wo </{ $expected }> erwartet wird
xml-error-repeated-attribute = das Attribut { $name } steht zweimal in einem Tag
xml-error-unknown-entity = { $name } ist nicht bekannt: schreib & als &amp;
xml-error-forbidden-character = { $reference } steht für ein Steuerzeichen oder ein anderes Zeichen, das XML nicht erlaubt: lösche es
xml-error-content-outside-root = Inhalt neben dem äußersten Element
xml-error-too-deep = Elemente sind tiefer als { $limit } Ebenen geschachtelt
xml-error-too-long = ein Tag ist zu lang
xml-error-unsupported-encoding = die Kodierung { $name } wird hier nicht gelesen: speichere die Datei als UTF-8
quoted = „{ $text }“
and-more = { $list } und { $count } weitere
alternative = { $one } oder { $other }
conjunction = { $one } und { $other }
file-error-in-page = Es gibt keine Datei { $path }: Eine Webseite hat keine Dateien; übergib ihre Bytes
