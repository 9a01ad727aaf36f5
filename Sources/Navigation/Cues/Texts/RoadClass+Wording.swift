import RoadMap
import Support

extension RoadClass {
    /// How one speaks of a way without a name: “the path”; «на тропу» and «по тропе».
    ///
    /// - Parameter relation: `onto` or `along`, by which languages choose the case.
    func wording(_ relation: StaticString) -> Message {
        let relation: MessageArguments = ["relation": .choice(relation)]
        return switch self {
        case .trunk, .primary, .secondary: Message("way-main-road", relation)
        case .tertiary, .unclassified: Message("way-road", relation)
        case .residential, .livingStreet: Message("way-street", relation)
        case .service: Message("way-service", relation)
        case .cycleway: Message("way-cycleway", relation)
        case .track: Message("way-track", relation)
        case .path: Message("way-path", relation)
        case .footway: Message("way-footway", relation)
        case .pedestrian: Message("way-pedestrian", relation)
        case .bridleway: Message("way-bridleway", relation)
        case .steps: Message("way-steps", relation)
        case .ramp: Message("way-ramp", relation)
        case .ferry: Message("way-ferry", relation)
        }
    }
}
