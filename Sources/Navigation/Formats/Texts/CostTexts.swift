import RoadMap
internal import Support

/// The words of a table of costs.
enum CostTexts {
    static let length = LocalizedText("length", "длина")
    static let sum = LocalizedText("sum", "всего")
    static let street = LocalizedText("street", "улица")
    static let whole = LocalizedText("in all", "итого")
    static let unit = LocalizedText("What each part costs, in seconds:", "Из чего складывается цена пути, в секундах:")

    /// The head of the column of a part.
    static func head(_ part: CostPart) -> LocalizedText {
        switch part {
        case .base: LocalizedText("base", "основа")
        case .roadClass: LocalizedText("class", "класс")
        case .traffic: LocalizedText("traffic", "машины")
        case .lighting: LocalizedText("light", "свет")
        case .bicycleRoute: LocalizedText("route", "маршрут")
        case .destinationOnly: LocalizedText("access", "проезд")
        case .surface: LocalizedText("surface", "покрытие")
        case .pushing: LocalizedText("pushing", "пешком")
        case .slope: LocalizedText("hills", "уклон")
        case .rules: LocalizedText("rules", "правила")
        case .crossings: LocalizedText("crossings", "переходы")
        case .signals: LocalizedText("signals", "светофоры")
        case .barriers: LocalizedText("barriers", "преграды")
        case .turns: LocalizedText("turns", "повороты")
        }
    }
}
