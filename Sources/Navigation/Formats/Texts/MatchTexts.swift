internal import Support

/// What a report about a matched track says.
enum MatchTexts {
    static let offNetwork = LocalizedText(
        "off the network",
        "вне дорог")
    static let gap = LocalizedText(
        "gap",
        "пропуск")

    static func whole(_ distance: LocalizedText, _ time: LocalizedText?, _ percent: LocalizedText) -> LocalizedText {
        LocalizedText(
            "\(distance.english)\(time.map { ", \($0.english)" } ?? ""), \(percent.english) % of it on roads of the map",
            "\(distance.russian)\(time.map { ", \($0.russian)" } ?? ""), из них \(percent.russian) % по дорогам карты")
    }

    static func quality(_ quality: LocalizedText, _ fixes: Int, _ refused: Int) -> LocalizedText {
        LocalizedText(
            "quality \(quality.english) of 1, \(fixes) fixes, \(refused) refused",
            "качество \(quality.russian) из 1, измерений: \(fixes), отброшено: \(refused)")
    }

    static func place(_ east: String, _ north: String) -> LocalizedText {
        LocalizedText(
            ", from \(east),\(north)",
            ", начало — \(east),\(north)")
    }

    static func moment(_ moment: String) -> LocalizedText {
        LocalizedText(
            " at \(moment)",
            ", \(moment)")
    }
}
