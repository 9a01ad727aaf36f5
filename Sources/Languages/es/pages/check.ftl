## The checker.

title = Comprobador de GeoJSON · VeloQuest
welcome = ¿Está bien este GeoJSON?
lead = Cada error con su línea, su columna y la forma de corregirlo. Los seguros se corrigen con un clic, y el resto del archivo queda igual, byte a byte.
dropHere = Suelta aquí un archivo o pega el texto
choose = Elegir archivo
paste = Pegar texto
promise1 = RFC 7946, y también lo permitido que rara vez se quiere: coordenadas intercambiadas, anillos que se cruzan a sí mismos.
promise2 = También JSON roto: faltan comas, comillas o corchetes.
promise3 = Archivos de 100 MB y más, también con un objeto por línea.
work = Resultado
facts = { $size } · líneas: { $lines }
shapes = Features: { $features } · posiciones: { $positions }
fixAll = { $count ->
        [one] Corregir { $count } error
       *[other] Corregir { $count } errores
    }
nothingToFix = Nada que corregir
saveFile = Guardar
saveSarif = Guardar SARIF
sarifTitle = Los hallazgos para GitHub, GitLab y editores
another = Otro archivo
textHelp = El texto del archivo; las flechas lo desplazan
mapHelp = Dibujo de las geometrías; las flechas lo mueven, más y menos cambian el zoom
severities = Gravedad
error = Errores
warning = Advertencias
note = Notas
rule = Regla
allRules = Todas las reglas
lint = También reglas de estilo
reading = Leyendo { $size } …
checking = Comprobando … { $seconds } s
fixing = Corrigiendo … { $seconds } s
loading = Cargando el comprobador …
progress = Progreso
cancelled = Cancelado. El texto se muestra sin comprobar.
found = Errores: { $errors }, advertencias: { $warnings }, notas: { $notes }
clean = Nada que objetar. Este archivo cumple RFC 7946.
filtered = Ningún hallazgo coincide con los filtros.
unchecked = Sin comprobar.
fixedAll = { $count ->
        [one] { $count } error corregido
       *[other] { $count } errores corregidos
    }
fixedOne = Corregido
nothingDrawn = No hay ninguna geometría que dibujar
featureNumber = Feature { $number }
pasteTitle = Pegar GeoJSON
pasteHint = { "{" }"type": "FeatureCollection" …
checkIt = Comprobar
pastedName = pegado.geojson
failed = El comprobador se ha parado: { $message }
tooLarge = Este archivo ocupa { $size }; el comprobador admite hasta 1 GB. questctl geojson lint admite cualquier tamaño.
