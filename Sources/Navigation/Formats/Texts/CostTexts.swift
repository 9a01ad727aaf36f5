import RoadMap
internal import Support

/// The words of a table of costs.
enum CostTexts {
    /// The head of the column of a part.
    static func head(_ part: CostPart) -> Message {
        switch part {
        case .base: Message("cost-head-base")
        case .roadClass: Message("cost-head-road-class")
        case .traffic: Message("cost-head-traffic")
        case .lighting: Message("cost-head-lighting")
        case .bicycleRoute: Message("cost-head-bicycle-route")
        case .destinationOnly: Message("cost-head-destination-only")
        case .surface: Message("cost-head-surface")
        case .pushing: Message("cost-head-pushing")
        case .slope: Message("cost-head-slope")
        case .rules: Message("cost-head-rules")
        case .crossings: Message("cost-head-crossings")
        case .signals: Message("cost-head-signals")
        case .barriers: Message("cost-head-barriers")
        case .turns: Message("cost-head-turns")
        }
    }
}
