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
        LocalizedText(
            "\(edges.english), nothing wrong",
            "\(edges.russian), ошибок нет")
    }

    static func faulty(_ kinds: Int) -> LocalizedText {
        LocalizedText(
            Plural.english(kinds, "kind of error", "kinds of errors"),
            "видов ошибок: \(kinds)")
    }

    static let unknown = LocalizedText(
        "unknown",
        "нет сведений")
    static let bounds = LocalizedText(
        "bounds",
        "границы")
    static let nodes = LocalizedText(
        "nodes",
        "узлы")
    static let edgesLabel = LocalizedText(
        "edges",
        "рёбра")
    static let length = LocalizedText(
        "length",
        "длина")

    static func kilometres(_ number: LocalizedText) -> LocalizedText {
        LocalizedText(
            "\(number.english) km",
            "\(number.russian) км")
    }

    static let islands = LocalizedText(
        "islands",
        "острова")

    static func edgesCutOff(_ count: Int) -> LocalizedText {
        LocalizedText(
            "\(Plural.english(count, "edge", "edges")) cut off from the rest",
            "\(Plural.russian(count, "ребро", "ребра", "рёбер")) вне основной сети")
    }

    static let profiles = LocalizedText(
        "profiles",
        "профили")
    static let traffic = LocalizedText(
        "traffic",
        "движение")

    static func side(_ side: DrivingSide) -> LocalizedText {
        switch side {
        case .right: LocalizedText("keeps right", "правостороннее")
        case .left: LocalizedText("keeps left", "левостороннее")
        case .both: LocalizedText("keeps right here, left there", "местами правостороннее, местами левостороннее")
        }
    }

    static let heights = LocalizedText(
        "heights",
        "высоты")
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

    static let times = LocalizedText(
        "times",
        "время")

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

    static let places = LocalizedText(
        "places",
        "места")

    static func places(_ count: Int) -> LocalizedText {
        count > 0
            ? LocalizedText(
                "\(count) by name, beside streets",
                "\(Plural.russian(count, "название", "названия", "названий")) помимо улиц")
            : LocalizedText("none by name but streets", "по названию только улицы")
    }

    static let timestamp = LocalizedText(
        "data of",
        "дата данных")
    static let source = LocalizedText(
        "source",
        "источник")
    static let digest = LocalizedText(
        "digest",
        "хеш")
    static let program = LocalizedText(
        "built by",
        "создано в")
    static let size = LocalizedText(
        "size",
        "размер")

    static func bytes(_ count: Int) -> LocalizedText {
        LocalizedText(
            "\(count) bytes",
            "\(count) байт")
    }

    static let badLimit = LocalizedText("--limit has to be 1 or more", "--limit должен быть не меньше 1")

    static func metres(_ count: Int) -> LocalizedText { LocalizedText("\(count) m", "\(count) м") }
}
