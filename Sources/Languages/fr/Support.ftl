## FileError

file-error-write = impossible d’écrire { $path } : il a été supprimé ou remplacé entre-temps ; rouvre-le
file-error-read = impossible de lire { $path } : c’est un périphérique ou un tube, et il faut un fichier sur disque
file-error-read-2 = impossible de lire { $path } : { $reason }
file-error-write-2 = impossible d’écrire { $path } : { $reason }
file-error-lock = impossible d’écrire { $path } : un autre programme est en train de l’écrire ; ferme-le d’abord

## FileNamesError

file-names-error = aucun fichier de nom connu dans le dossier { $argument } ; nomme les fichiers eux-mêmes
file-names-error-2 = aucun fichier ne correspond à { $argument }

## Measures

metres = { $number } m
kilometres = { $number } km
square-metres = { $number } m²
hectares = { $number } ha
square-kilometres = { $number } km²
seconds = { $number } s
minutes = { $number } min
hours-and-minutes = { $hours } h { $minutes } min

## SystemLibraryError

system-library-error-missing = ceci a besoin de { $library }, qui n’est pas installé : sous Debian et Ubuntu `apt-get install { $apt }`, sous macOS `brew install { $brew }`
system-library-error-unusable = { $file } n’a pas de fonction { $function }, ce { $library } est donc trop ancien : installes-en un plus récent

## XMLError

xml-error-no-element = il n’y a aucun élément XML dedans
xml-error-unexpected-end = le texte finit à l’intérieur de { $name }
xml-error-malformed-tag = une balise est mal formée
xml-error-unknown-markup = balisage que XML n’autorise pas ici
xml-error-mismatched-end = </{ $found }> ne ferme rien
xml-error-mismatched-end-2 = </{ $found }> se trouve là où </{ $expected }> est attendu
xml-error-repeated-attribute = l’attribut { $name } figure deux fois dans une balise
xml-error-unknown-entity = { $name } n’est pas connu : écris &amp; pour &
xml-error-forbidden-character = { $reference } désigne un caractère de contrôle ou un autre que XML n’autorise pas : supprime-le
xml-error-content-outside-root = contenu à côté de l’élément racine
xml-error-too-deep = les éléments sont imbriqués sur plus de { $limit } niveaux
xml-error-too-long = une balise est trop longue
xml-error-unsupported-encoding = le codage { $name } n’est pas lu ici : enregistre le fichier en UTF-8
quoted = « { $text } »
and-more = { $list } et { $count } de plus
alternative = { $one } ou { $other }
conjunction = { $one } et { $other }
file-error-in-page = le fichier { $path } n’existe pas : une page web n’a pas de fichiers ; donne-lui ses octets
