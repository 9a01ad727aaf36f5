internal import Languages
import RoadNetwork

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
