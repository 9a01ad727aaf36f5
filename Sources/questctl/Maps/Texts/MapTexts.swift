import MapDrawing
import RoadMap
internal import Support

/// What `questctl map info` and `questctl map check` say.
enum MapTexts {

    static func edges(_ count: Int) -> LocalizedText {
        LocalizedText(
            Plural.english(count, "edge", "edges"),
            Plural.russian(count, "ребро", "ребра", "рёбер"))
    }

    static func sound(_ edges: LocalizedText) -> LocalizedText {
        LocalizedText("\(edges.english), nothing wrong", "\(edges.russian), ошибок нет")
    }

    static func faulty(_ kinds: Int) -> LocalizedText {
        LocalizedText(
            Plural.english(kinds, "kind of error", "kinds of errors"),
            "видов ошибок: \(kinds)")
    }

    static let unknown = LocalizedText("unknown", "нет сведений")
    static let bounds = LocalizedText("bounds", "границы")
    static let nodes = LocalizedText("nodes", "узлы")
    static let edgesLabel = LocalizedText("edges", "рёбра")
    static let length = LocalizedText("length", "длина")

    static func kilometres(_ number: LocalizedText) -> LocalizedText {
        LocalizedText("\(number.english) km", "\(number.russian) км")
    }

    static let islands = LocalizedText("islands", "острова")

    static func edgesCutOff(_ count: Int) -> LocalizedText {
        LocalizedText(
            "\(Plural.english(count, "edge", "edges")) cut off from the rest",
            "\(Plural.russian(count, "ребро", "ребра", "рёбер")) вне основной сети")
    }

    static let profiles = LocalizedText("profiles", "профили")
    static let traffic = LocalizedText("traffic", "движение")

    static func side(_ side: DrivingSide) -> LocalizedText {
        switch side {
        case .right: LocalizedText("keeps right", "правостороннее")
        case .left: LocalizedText("keeps left", "левостороннее")
        case .both: LocalizedText("keeps right here, left there", "местами правостороннее, местами левостороннее")
        }
    }

    static let heights = LocalizedText("heights", "высоты")
    static let noHeights = LocalizedText(
        "none; hills count where the tag incline tells of them",
        "нет; подъёмы учитываются там, где указан тег incline")

    /// - Parameters:
    ///   - range: metres; `nil` where no junction has a height.
    ///   - source: what they come from.
    static func heights(_ range: ClosedRange<Double>?, from source: String?) -> LocalizedText {
        guard let range else { return unknown }
        let (low, high) = (Int(range.lowerBound.rounded()), Int(range.upperBound.rounded()))
        return LocalizedText(
            "\(low) to \(high) m" + (source.map { ", from \($0)" } ?? ""),
            "от \(low) до \(high) м" + (source.map { ", из \($0)" } ?? ""))
    }

    static let times = LocalizedText("times", "время")

    /// What of a map depends on the time.
    static func times(streets: Int, turns: Int, unkept: Int) -> LocalizedText {
        let more = LocalizedText(
            unkept > 0 ? "; those of \(unkept) more are not kept" : "",
            unkept > 0 ? "; ещё без времени действия: \(unkept)" : "")
        guard streets + turns > 0 else {
            return LocalizedText(
                "nothing depends on the time\(more.english)", "ничего не зависит от времени\(more.russian)")
        }
        return LocalizedText(
            "\(Plural.english(streets, "edge", "edges")) and \(Plural.english(turns, "turn or gate", "turns and gates")) depend on the "
                + "time, for --depart\(more.english)",
            "зависят от времени, для --depart: рёбер \(streets), поворотов и ворот \(turns)\(more.russian)")
    }

    static func builtFor(_ time: String) -> LocalizedText {
        LocalizedText("built for \(time) (map build --at)", "построено на \(time) (map build --at)")
    }

    static let places = LocalizedText("places", "места")

    static func places(_ count: Int) -> LocalizedText {
        count > 0
            ? LocalizedText(
                "\(count) by name, beside streets",
                "\(Plural.russian(count, "название", "названия", "названий")) помимо улиц")
            : LocalizedText("none by name but streets", "по названию только улицы")
    }

    static let timestamp = LocalizedText("data of", "дата данных")
    static let source = LocalizedText("source", "источник")
    static let digest = LocalizedText("digest", "хеш")
    static let program = LocalizedText("built by", "создано в")
    static let size = LocalizedText("size", "размер")

    static func bytes(_ count: Int) -> LocalizedText {
        LocalizedText("\(count) bytes", "\(count) байт")
    }

    static let badLimit = LocalizedText("--limit has to be 1 or more", "--limit должен быть не меньше 1")

    static func metres(_ count: Int) -> LocalizedText { LocalizedText("\(count) m", "\(count) м") }
}

/// What `questctl map render` says.
enum MapRenderTexts {
    static let onePicture = LocalizedText(
        "a picture shows a quest, a search or a route: give one of --quest, --search and --route",
        "на картинке может быть квест, поиск или маршрут: оставьте что-то одно из --quest, --search и --route")
    static let fewPlaces = LocalizedText(
        "a route needs two --route places or more",
        "для маршрута нужны хотя бы два места: --route")
    static let manyProfiles = LocalizedText(
        "at most four --profile can be compared on one picture",
        "на одной картинке можно сравнить не больше четырёх --profile")

    static func unknownEnding(of output: String) -> LocalizedText {
        LocalizedText(
            "\(output): the name of the picture must end in .svg, .png or .pdf",
            "\(output): имя картинки должно заканчиваться на .svg, .png или .pdf")
    }

    static func noArea(_ text: String) -> LocalizedText {
        LocalizedText(
            "‘\(text)’ is not an area; write west,south,east,north in degrees, for example 9.4,47.0,9.7,47.3",
            "«\(text)» — не область; пишите запад,юг,восток,север в градусах, например 9.4,47.0,9.7,47.3")
    }

    static func tasksOutside(_ count: Int) -> LocalizedText {
        LocalizedText(
            "note: \(Plural.english(count, "task lies", "tasks lie")) outside the picture",
            "замечание: заданий за пределами картинки: \(count)")
    }

    /// A route that leaves the picture.
    static func outside(_ name: String, isWhole: Bool) -> LocalizedText {
        isWhole
            ? LocalizedText(
                "note: the route for “\(name)” lies outside the picture; leave out --bbox, or give the area around it",
                "замечание: маршрут «\(name)» лежит за пределами картинки; уберите --bbox или задайте область вокруг него"
            )
            : LocalizedText(
                "note: a part of the route for “\(name)” lies outside the picture",
                "замечание: часть маршрута «\(name)» лежит за пределами картинки")
    }

    static let noHeights = LocalizedText(
        "note: the map has no heights, so the picture has no chart of them; build it with ‘questctl map build --elevation’",
        "замечание: на карте нет высот, поэтому на картинке нет их графика; постройте её командой «questctl map build "
            + "--elevation»")

    /// A route whose heights are known for a part of it, or not at all.
    static func heights(_ name: String, percent: Int) -> LocalizedText {
        percent == 0
            ? LocalizedText(
                "note: the map knows no heights along the route for “\(name)”, which is not on the chart",
                "замечание: карта не знает высот на маршруте «\(name)», и на графике его нет")
            : LocalizedText(
                "note: the map knows heights for \(percent) % of the route for “\(name)”; the chart marks the rest",
                "замечание: карта знает высоты на \(percent) % маршрута «\(name)»; остальное на графике отмечено")
    }

    static func missingLetters(_ shown: String) -> LocalizedText {
        LocalizedText(
            "note: no font on this computer has \(shown); install one that does, or write SVG",
            "замечание: ни в одном шрифте на этом компьютере нет \(shown); установите такой шрифт или сохраните в SVG")
    }

    static func size(_ frame: MapFrame, height: Int) -> LocalizedText {
        let scale = Measures.decimal(frame.metresPerPixel, digits: frame.metresPerPixel < 10 ? 2 : 0)
        return LocalizedText(
            "\(frame.width) × \(height) pixels, \(scale.english) m a pixel",
            "\(frame.width) × \(height) пикселей, \(scale.russian) м в пикселе")
    }
}
