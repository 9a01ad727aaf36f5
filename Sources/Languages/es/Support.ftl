## FileError

file-error-write = no se puede escribir { $path }: entretanto se ha borrado o sustituido; ábrelo otra vez
file-error-read = no se puede leer { $path }: es un dispositivo o una tubería, y hace falta un archivo en disco
file-error-read-2 = no se puede leer { $path }: { $reason }
file-error-write-2 = no se puede escribir { $path }: { $reason }
file-error-lock = no se puede escribir { $path }: otro programa lo está escribiendo; ciérralo antes

## FileNamesError

file-names-error = en la carpeta { $argument } no hay archivos con un nombre conocido; indica los propios archivos
file-names-error-2 = ningún archivo coincide con { $argument }

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

system-library-error-missing = hace falta { $library }, que no está instalada: en Debian y Ubuntu `apt-get install { $apt }`, en macOS `brew install { $brew }`
system-library-error-unusable = { $file } no tiene la función { $function }, así que esta { $library } es demasiado antigua: instala una más nueva

## XMLError

xml-error-no-element = no contiene ningún elemento XML
xml-error-unexpected-end = el texto termina dentro de { $name }
xml-error-malformed-tag = una etiqueta está mal formada
xml-error-unknown-markup = marcas que XML no permite aquí
xml-error-mismatched-end = </{ $found }> no cierra nada
xml-error-mismatched-end-2 = aparece </{ $found }> donde se espera </{ $expected }>
xml-error-repeated-attribute = el atributo { $name } aparece dos veces en una etiqueta
xml-error-unknown-entity = no se conoce { $name }: escribe & como &amp;
xml-error-forbidden-character = { $reference } representa un carácter de control u otro que XML no permite: bórralo
xml-error-content-outside-root = contenido fuera del elemento raíz
xml-error-too-deep = los elementos están anidados a más de { $limit } niveles
xml-error-too-long = una etiqueta es demasiado larga
xml-error-unsupported-encoding = aquí no se lee la codificación { $name }: guarda el archivo en UTF-8
quoted = «{ $text }»
and-more = { $list } y { $count } más
alternative = { $one } o { $other }
conjunction = { $one } y { $other }
file-error-in-page = no hay ningún archivo { $path }: una página web no tiene archivos; pasa sus bytes
