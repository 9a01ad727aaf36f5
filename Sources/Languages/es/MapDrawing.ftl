## CairoDrawingError

cairo-drawing-error-too-many-pixels = una imagen de { $width } × { $height } píxeles es demasiado grande; hazla más estrecha, o escribe SVG o PDF
cairo-drawing-error-no-fonts = en este ordenador no hay ninguna fuente; instala una, por ejemplo el paquete fonts-liberation, o escribe SVG
cairo-drawing-error-failed = Cairo no puede dibujar la imagen: { $reason }; hazla más pequeña, o escribe SVG
cairo-drawing-error-library = { $error }; o escribe SVG

## QRCodeError

qr-code-error-too-long = { $bytes } bytes no caben en un código QR, que admite { $most-bytes }; acorta la dirección

## TileGroundTexts

tile-ground-too-many-tiles = la imagen necesitaría { $count ->
        [one] { $count } tesela
       *[other] { $count } teselas
    } con zoom { $zoom }, el menor que hay aquí, y se dibujan { $limit } como máximo; dibuja una zona más pequeña, o usa teselas con zooms menores
tile-ground-too-many-points = las áreas de las teselas tienen más de { $limit } puntos dentro de la imagen; dibuja una zona más pequeña

## PrintError

print-error-scale-out-of-range = un mapa no se puede imprimir a 1:{ $scale }; elige entre 1:{ $low } y 1:{ $high }, como --scale 15000
print-error-overlap-out-of-range = las hojas pueden solaparse entre { $low } y { $high } mm
print-error-too-far-apart = {" "}Si no, --scale { $item } las imprime
print-error-too-far-apart-2 = las pruebas están tan lejos unas de otras que incluso a 1:{ $scale } harían falta { $count } hojas, más de { $most-sheets }; ¿hay alguna mal colocada?{ $way }
print-error-too-many-sheets = a 1:{ $scale } la yincana necesitaría { $count } hojas, más de { $most-sheets }; elige una escala menor o un papel más grande
print-error-too-fine-code = el código de la prueba { $task } sería demasiado fino para leerlo en papel: su dirección tiene { $bytes } bytes, y se pueden leer hasta { $most }; da una --page-url más corta
print-error-nothing-to-print = la yincana no tiene nada que imprimir
print-error-all-hidden = todas las pruebas están ocultas para los participantes; --for organiser las muestra

## PrintTexts+Rules

print-mass-start = Salida en masa: { $time }
print-start-window = Salida desde { $opens }
print-start-window-2 = Salida hasta { $closes }
print-start-window-3 = Salida desde { $opens } hasta { $closes }
print-no-time-limit = Sin tiempo límite
print-lateness = { $curve }; más de { $time } de retraso: { $consequence }
print-cost-started = cada minuto empezado
print-cost-full = cada minuto completo
print-cost-exact = cada minuto, y las fracciones en proporción
print-cost-per-minute = Retraso: { $counted } por { $minute }
print-cost-quadratic = Retraso: el cuadrado de los minutos por { $counted }
print-cost-bands = por { $minute }
print-cost-table = en total
print-word-loses-all = se pierden todos los puntos
print-word-unplaced = sin puesto
print-word-disqualified = descalificación

## PrintTexts

print-organisers-only = SOLO ORGANIZACIÓN
print-untitled = Yincana de orientación en bici
print-grouped = escala { $text }
print-sheet = hoja { $number } de { $count }
print-neighbour = hoja { $number }
print-page = página { $number } de { $count }
print-overview = todas las hojas
print-task-sign = prueba: número, puntos
print-hidden-task-sign = prueba oculta
print-start = salida
print-finish = meta
print-start-and-finish = salida y meta
print-closed-road = vía cortada
print-grid = cuadrícula de { $metres } m
print-grid-2 = cuadrícula de { $int } km
print-true-north = líneas azules: norte geográfico; imprimir a tamaño real (100 %)
print-length = { $metres } m
print-length-2 = { $int } km
print-tasks = Pruebas
print-answer-sheet = Hoja de respuestas
print-codes = Códigos
print-start-list = Orden de salida
print-results = Resultados
print-time-limit = Tiempo límite: { $time }
print-total = { $tasks ->
        [one] { $tasks } prueba
       *[other] { $tasks } pruebas
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } en total
print-hidden = { $count ->
        [one] { $count } prueba más aparece
       *[other] { $count } pruebas más aparecen
    } en el móvil durante el recorrido
print-difficulty = dificultad: { $word }
print-after-start = { $time } después de tu salida
print-opens = abre { $text }
print-closes = cierra { $text }
print-answer = Respuesta
print-hint = Pista
print-success = Al resolverla
print-opens-after = Se abre después de
print-be-there = basta con estar allí
print-photo = una foto
print-judged = la valora la organización
print-sealed = sellada en este archivo
print-not-answers = no se acepta
print-rider = Participante o equipo
print-number = N.º
print-name = Nombre
print-team = Equipo
print-start-time = Salida
print-finish-time = Llegada
print-place = Puesto
print-points-column = Puntos
print-solved = Resueltas
print-time = Tiempo
print-sum = Suma
print-without-class = Sin categoría
print-signature = Comprobado por
print-join = Escanea para unirte
print-no-riders = todavía no se ha inscrito nadie
print-no-results = todavía no hay resultados
print-zones = Zonas
print-contacts = Contactos
print-forbidden = zona prohibida
print-bounds = no salir de la zona
print-toll = zona de peaje
print-bounds-sign = límite de la zona de la yincana
print-provisional = Provisional: { $waiting ->
        [one] { $waiting } resultado espera a la organización; su puesto va
       *[other] { $waiting } resultados esperan a la organización; sus puestos van
    } entre paréntesis.
print-as-of = Provisional: { $time }.
print-to-judge = { $count } por valorar
print-to-be-judged = por valorar
ride-result-status-not-started = no ha salido
ride-result-status-under-way = en marcha
ride-result-status-did-not-finish = abandono
ride-result-status-over-time = fuera de tiempo
ride-result-status-missing-punch = falta un control
ride-result-status-disqualified = descalificado

## ChartTexts

chart-caption = ; altitudes conocidas en el { $percent } % de la ruta
chart-caption-2 = { $before }{ $length }, { $ascent } m de subida, { $descent } m de bajada, pendiente máxima { $steepest }{ $known }
chart-percent = { $number } %
chart-metres = { $number } m
chart-kilometres = { $number } km
chart-title = perfil de altitud de la ruta

## LegendTexts

legend-easy-task = prueba fácil
legend-medium-task = prueba media
legend-hard-task = prueba difícil
legend-task = prueba
legend-start = salida
legend-finish = meta
legend-start-and-finish = salida y meta
legend-bounds = límite de la zona de la yincana
legend-forbidden = zona prohibida
legend-toll = zona de peaje: quita o da puntos
legend-closed-road = vía cortada
legend-bicycle-map = mapa ciclista
legend-cycleway = carril bici
legend-cycle-lane = calzada con carril bici
legend-main-road = vía principal
legend-secondary-road = vía secundaria
legend-street = calle, vía menor
legend-quiet-street = calle peatonal o residencial
legend-track = camino
legend-path = sendero
legend-on-foot = a pie: empuja la bici
legend-steps = escaleras
legend-ferry = ferri
legend-from-start = desde la salida
legend-from-end = desde el final
legend-from-both-ends = desde ambos extremos
legend-route = la ruta
scale-length = { $metres } m
scale-length-2 = { $int } km
search-space-title = { $name }: { $settled-nodes ->
        [one] { $settled-nodes } nodo explorado
       *[other] { $settled-nodes } nodos explorados
    }

## MapDrawingError

map-drawing-error-impossible-area = { $text } no es una zona de la Tierra; da oeste, sur, este, norte en grados, y el sur no más al norte que el norte
map-drawing-error-impossible-width = una imagen no puede medir { $width } píxeles de ancho; elige entre { $low } y { $high }
map-drawing-error-nothing-to-show = el mapa no tiene vías; indica con una caja qué zona dibujar, o usa un mapa con vías
print-rules-band = hasta { $until } min { $points }
print-rules-lateness = Retraso, { $each }: { $bands }
print-toll-entry = { $points } por entrada
print-toll-minute = { $points } por minuto
print-toll-costs = cuesta { $list }
