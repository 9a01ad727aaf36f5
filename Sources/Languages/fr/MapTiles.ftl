## TileBuildingError

tile-building-error-empty = { $file-name } : rien dedans n’apparaît dans ces couches et cette zone ; vérifie --layers et --bbox, dont l’ordre est ouest, sud, est, nord
tile-building-error-too-large = { $file-name } : plus de deux milliards de nœuds ; prends un extrait d’une zone plus petite

## MapPageTexts

map-page-no-script = Cette carte a besoin de JavaScript.
map-page-texts = Noms locaux
map-page-texts-2 = Langue
map-page-texts-3 = Couleurs
map-page-texts-4 = Jour
map-page-texts-5 = Nuit
map-page-texts-6 = Impression
map-page-texts-7 = Légende
map-page-texts-8 = Réglages de la carte
map-page-texts-9 = Départ
map-page-texts-10 = Arrivée
map-page-texts-11 = Départ et arrivée
map-page-texts-12 = Points
map-page-texts-13 = Ce navigateur n’a pas WebGL, dont la carte a besoin. Active l’accélération matérielle, ou prends un autre navigateur.
map-page-texts-14 = Le fichier maplibre-gl.js manque à côté de cette page.
map-page-texts-15 = Les tuiles de la carte sont illisibles.
map-page-texts-16 = Une partie de la carte ne peut pas être dessinée.
map-page-controls = Zoomer
map-page-controls-2 = Dézoomer
map-page-controls-3 = Me localiser
map-page-controls-4 = Position indisponible
map-page-controls-5 = m
map-page-controls-6 = km
map-page-controls-7 = Carte
map-page-controls-8 = Défi
map-page-controls-9 = Sources

## TileTexts

tile-not-an-archive = ce n’est pas une archive PMTiles ; crées-en une avec questctl map tiles
tile-unknown-version = cette archive PMTiles est en version { $version }, et seule la version 3 est lue ; convertis-la avec l’outil pmtiles
tile-not-vector-tiles = les tuiles de cette archive sont du genre { $kind }, et seules les tuiles vectorielles (genre 1) sont lues
tile-unknown-compression = cette archive est compressée en mode { $number }, et seuls gzip (2) et sans compression (1) sont lus
tile-damaged = cette archive est endommagée : { $part } ; crée-la ou récupère-la à nouveau
tile-unordered = la tuile { $tile } ne vient pas après la précédente ; ajoute les tuiles dans l’ordre de leurs numéros
tile-header = son en-tête est incohérent
tile-directory = une liste de ses tuiles est illisible
tile-metadata = ses métadonnées sont illisibles
tile = la tuile { $tile } est illisible
tile-2 = ce n’est pas une tuile vectorielle : { $reason } à l’octet { $offset }
tile-truncated = elle finit trop tôt
tile-malformed = un champ impossible
tile-layer = une couche sans nom ou de version inconnue
tile-attribute = un attribut absent de la liste de la couche
tile-geometry = une géométrie qui ne va pas avec son genre
tile-3 = un texte qui n’est pas en UTF-8
