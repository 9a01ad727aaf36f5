## MapFileError

map-file-error-not-a-map = this is not a VeloQuest map; build one with: questctl map build city.osm.pbf -o city.vqmap
map-file-error-newer-version = map format version { $found } is newer than this program understands ({ $supported }); update the program or build the map again
map-file-error-older-version = map format version { $found } is older than the one this program reads ({ $supported }); build the map again with: questctl map build
map-file-error-wrong-size = the map should have { $expected } bytes but has { $found }; copy the file again or build the map again
map-file-error-damaged = the map is damaged (section { $part }); copy the file again or build the map again

## MapFinding

map-finding = { $count ->
        [one] { $count } edge
       *[other] { $count } edges
    }
map-finding-2 = first: edge { $first }{ $way ->
        [none] {""}
       *[other] {" "}of way { $way }
    }
map-finding-checksum = section { $section }: the bytes are not those that were written; copy the file again or build the map again
map-finding-structure = section { $section }: value { $first } contradicts the rest of the map; build the map again
map-finding-bounds = outside the bounds that the map states: { $edges } ({ $edge })
map-finding-length = length and geometry differ: { $edges } ({ $edge })
map-finding-3 = not valid UTF-8: { $count ->
        [one] { $count } name
       *[other] { $count } names
    } (first: name { $first })
map-finding-index = the spatial index is wrong, so that roads are not found: { $count ->
        [one] { $count } box
       *[other] { $count } boxes
    } (first: box { $first })
map-finding-arcs = permitted directions and arcs differ: { $edges } ({ $edge })
map-finding-islands = wrongly marked as outside or inside the largest component: { $edges } ({ $edge })
map-finding-condition = not read as times, so that what depends on it stays closed: { $count ->
        [one] { $count } condition
       *[other] { $count } conditions
    } (first: condition { $first }); build the map again
map-finding-standing = an edge that depends on the time is not what its decision table says: { $edges } (first: row { $first }); build the map again
map-finding-turns = turns are not as obvious as the map says, so that cues are missing: { $count ->
        [one] { $count } value
       *[other] { $count } values
    } (first: value { $first }); build the map again
map-finding-attribution = the map names nobody to be credited for its data; build it again

## FoundPlace

found-place-label = { $name } ({ $word })
found-place-label-with-kind = { $name } ({ $word })

## PlaceKind+Word

place-kind-word = place
place-kind-street = street
place-kind-words = city
place-kind-words-2 = town
place-kind-words-3 = village
place-kind-words-4 = hamlet
place-kind-words-5 = suburb
place-kind-words-6 = locality
place-kind-words-7 = farm
place-kind-words-8 = island
place-kind-words-9 = square
place-kind-words-10 = station
place-kind-words-11 = bus station
place-kind-words-12 = ferry terminal
place-kind-words-13 = castle
place-kind-words-14 = monument
place-kind-words-15 = ruins
place-kind-words-16 = archaeological site
place-kind-words-17 = historic place
place-kind-words-18 = museum
place-kind-words-19 = gallery
place-kind-words-20 = sight
place-kind-words-21 = artwork
place-kind-words-22 = viewpoint
place-kind-words-23 = zoo
place-kind-words-24 = theme park
place-kind-words-25 = picnic site
place-kind-words-26 = information
place-kind-words-27 = hotel
place-kind-words-28 = camp site
place-kind-words-29 = shelter
place-kind-words-30 = park
place-kind-words-31 = garden
place-kind-words-32 = nature reserve
place-kind-words-33 = playground
place-kind-words-34 = sports centre
place-kind-words-35 = stadium
place-kind-words-36 = sports pitch
place-kind-words-37 = swimming pool
place-kind-words-38 = marina
place-kind-words-39 = leisure
place-kind-words-40 = peak
place-kind-words-41 = saddle
place-kind-words-42 = water
place-kind-words-43 = spring
place-kind-words-44 = beach
place-kind-words-45 = wood
place-kind-words-46 = cave
place-kind-words-47 = glacier
place-kind-words-48 = cliff
place-kind-words-49 = rock
place-kind-words-50 = tree
place-kind-words-51 = natural feature
place-kind-words-52 = tower
place-kind-words-53 = mill
place-kind-words-54 = lighthouse
place-kind-words-55 = bridge
place-kind-words-56 = pier
place-kind-words-57 = works
place-kind-words-58 = wayside cross
place-kind-words-59 = structure
place-kind-words-60 = town hall
place-kind-words-61 = school
place-kind-words-62 = kindergarten
place-kind-words-63 = university
place-kind-words-64 = library
place-kind-words-65 = hospital
place-kind-words-66 = doctors
place-kind-words-67 = pharmacy
place-kind-words-68 = police
place-kind-words-69 = fire station
place-kind-words-70 = post office
place-kind-words-71 = bank
place-kind-words-72 = place of worship
place-kind-words-73 = cemetery
place-kind-words-74 = community centre
place-kind-words-75 = theatre
place-kind-words-76 = cinema
place-kind-words-77 = arts centre
place-kind-words-78 = market
place-kind-words-79 = fountain
place-kind-words-80 = toilets
place-kind-words-81 = drinking water
place-kind-words-82 = bicycle parking
place-kind-words-83 = car park
place-kind-words-84 = petrol station
place-kind-words-85 = amenity
place-kind-words-86 = restaurant
place-kind-words-87 = café
place-kind-words-88 = pub
place-kind-words-89 = fast food
place-kind-words-90 = ice cream
place-kind-words-91 = supermarket
place-kind-words-92 = bakery
place-kind-words-93 = bicycle shop
place-kind-words-94 = shop
place-kind-words-95 = building

## PlaceSearchTexts

place-search-unknown = no street or place of this map is called ‘{ $text }’{ $names ->
        [none] {""}
       *[other] ; similar names: { $names }
    }
place-search-ambiguous = {"\u000A"}  { $place }  { $label }
place-search-ambiguous-2 = , or its name with the kind
place-search-name = ‘{ $name }’
place-search-several = ‘{ $text }’ may be several places; write the coordinates of the one that is meant{ $has-kinds ->
        [true] { place-search-ambiguous-2 }
       *[false] {""}
    }:{ $lines }{ $is-cut ->
        [true] {"\u000A"}{"  "}…
       *[false] {""}
    }
