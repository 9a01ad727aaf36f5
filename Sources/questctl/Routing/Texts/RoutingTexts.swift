import Routing
internal import Support

/// What commands about routes say.
enum RoutingTexts {
    static let badResolution = LocalizedText(
        "--resolution goes from 1 to 1000 metres",
        "--resolution принимает от 1 до 1000 метров")
    static let noLimit = LocalizedText(
        "say how far: either --minutes or --metres, for example --minutes 5,10,15",
        "укажите, как далеко: либо --minutes, либо --metres, например --minutes 5,10,15")

    static func badLimits(_ text: String) -> LocalizedText {
        LocalizedText(
            "‘\(text)’: write one to twenty numbers above 0 with commas between, for example 5,10,15",
            "«\(text)»: пишите от одного до двадцати чисел больше 0 через запятую, например 5,10,15")
    }

    static let logWithoutTrack = LocalizedText(
        "a ride log holds no track; give the ride as GPX, TCX, FIT, or GeoJSON with times",
        "в журнале заезда нет трека; дайте поездку в GPX, TCX, FIT или в GeoJSON с временем")
    static let offTheMap = LocalizedText(
        "the track lies off this map; ‘questctl map info’ tells what area it covers, ‘questctl map build’ makes another",
        "трек лежит вне этой карты; «questctl map info» скажет, какую область она покрывает, "
            + "«questctl map build» построит другую")
    static let noRoads = LocalizedText(
        "no road of this map runs where the track does; is it the ride that you mean, and is the map recent?",
        "там, где проходит трек, на этой карте нет дорог; та ли это поездка и не устарела ли карта?")
    static let noPoints = LocalizedText(
        "there is no Point in this file; the places of the table are Features with a Point",
        "в файле нет ни одной точки (Point); места таблицы — это объекты с геометрией Point")
    static let noPlaces = LocalizedText(
        "say which places: either --points or --quest",
        "укажите, между какими местами: либо --points, либо --quest")
    static let city = LocalizedText("through a city at an easy pace", "по городу спокойным темпом")
    static let touring = LocalizedText(
        "a day's ride: signed routes and quiet roads",
        "поездка на день: маршруты и тихие дороги")
    static let road = LocalizedText(
        "a racing bicycle: smooth roads",
        "шоссейный велосипед: ровный асфальт")
    static let calm = LocalizedText(
        "away from cars, by long ways round",
        "подальше от машин, пусть и в объезд")
    static let offRoad = LocalizedText(
        "tracks and paths before roads",
        "тропы и грунтовки вместо дорог")
    static let family = LocalizedText(
        "with children on their own bicycles",
        "с детьми на своих велосипедах")
    static let avoidingHills = LocalizedText(
        "avoid hills: as city, but around climbs where that is not much longer; needs a map with heights (map build --elevation)",
        "в объезд подъёмов: как city, но мимо холмов, если крюк невелик; нужна карта с высотами (map build --elevation)"
    )
    static let noAlternative = LocalizedText(
        "note: there is no good alternative: all other ways are much longer, or much the same",
        "замечание: достойных вариантов нет: остальные пути намного длиннее или почти такие же")
    static let noRoomForCues = LocalizedText(
        "an encoded polyline has no room for cues; leave out --cues or take another --format",
        "в закодированной ломаной нет места для указаний; уберите --cues или выберите другой --format")
    static let loopWithoutCosts = LocalizedText(
        "--explain tells why the cheapest way is this one; a --loop is chosen by its length",
        "--explain объясняет, почему самый дешёвый путь именно такой; --loop выбирают по длине")
    static let noRoomForCosts = LocalizedText(
        "--explain goes with --format text, without --cues, and with --format json",
        "--explain сочетается с --format text без --cues и с --format json")
    static let badAlternatives = LocalizedText(
        "--alternatives goes from 0 to 9",
        "--alternatives принимает числа от 0 до 9")
    static let severalStops = LocalizedText(
        "--alternatives are found between two places; leave out the others and --round-trip",
        "--alternatives ищет пути между двумя местами; уберите остальные места и --round-trip")
    static let tooFewPlaces = LocalizedText(
        "a route needs at least two places, for example 61.4026,55.1599 61.3353,55.1541",
        "для маршрута нужны хотя бы два места, например 61.4026,55.1599 61.3353,55.1541")
    static let incompleteSearch = LocalizedText(
        "a search is drawn from --search to --to; give both, for example --search 61.4026,55.1599 --to 61.3353,55.1541",
        "поиск рисуется от --search до --to; укажите оба места, например --search 61.4026,55.1599 --to 61.3353,55.1541")

    static func unknownAlgorithm(_ algorithm: String, _ known: String) -> LocalizedText {
        LocalizedText(
            "there is no algorithm ‘\(algorithm)’; there are \(known)",
            "алгоритма «\(algorithm)» нет; есть \(known)")
    }

    static let headingWithoutLoop = LocalizedText(
        "--heading says where a round trip leads; add --loop 40km",
        "--heading задаёт направление кольцевого маршрута; добавьте --loop 40km")
    static let loopFromOnePlace = LocalizedText(
        "a round trip (--loop) begins and ends at one place: write just that, and leave out --round-trip",
        "кольцевой маршрут (--loop) начинается и кончается в одном месте: укажите только его, без --round-trip")
    static let noOtherLoop = LocalizedText(
        "note: there is no other round trip that differs enough",
        "замечание: других достаточно непохожих колец нет")

    static func badLoopLength(_ text: String) -> LocalizedText {
        LocalizedText(
            "‘\(text)’ is no length of a round trip; write 100m to 1000km, for example 40km",
            "«\(text)» — не длина кольца; пишите от 100m до 1000km, например 40km")
    }

    static func badHeading(_ text: String) -> LocalizedText {
        LocalizedText(
            "‘\(text)’ is no direction; write N, NE, E, SE, S, SW, W, NW, or degrees from 0 to 360",
            "«\(text)» — не направление; пишите N, NE, E, SE, S, SW, W, NW или градусы от 0 до 360")
    }

    static func loop(_ loop: Loop) -> LocalizedText {
        let length = Measures.distance(loop.route.distance)
        let percent = Int((loop.repeated * 100).rounded())
        return LocalizedText(
            "round trip of \(length.english), \(percent) % of it ridden twice",
            "кольцо \(length.russian), из них \(percent) % — дважды по одной дороге")
    }
}
