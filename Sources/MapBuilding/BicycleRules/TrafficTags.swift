import RoadMap

/// How much motor traffic a way bears, guessed from its class, its speed limit and its lanes.
///
/// | highway | without further tags |
/// |---|---|
/// | cycleway, path, footway, pedestrian, bridleway, steps | none |
/// | living_street, service, track | calm |
/// | residential, unclassified, road | light |
/// | tertiary | moderate |
/// | secondary | busy |
/// | primary, trunk, motorway | heavy |
///
/// A limit of up to 30 km/h is one step less, of up to 20 km/h two, one above 60 km/h one more; so are four or more lanes. A
/// bicycle street and a street for residents only are calm; one closed to motor vehicles has none.
///
/// Sources: OSM wiki, *Key:highway*, *Key:maxspeed*, *Key:lanes*.
enum TrafficTags {
    static func traffic(of tags: WayTags, _ roadClass: RoadClass) -> Traffic {
        guard let usual = usual(roadClass) else { return .none }
        let motor = Permission(tags[.motorVehicle]) ?? Permission(tags[.vehicle])
        if let motor, motor < .destination { return .none }
        var step = Int(usual.rawValue)
        switch maxspeed(of: tags) {
        case let limit? where limit <= 20: step -= 2
        case let limit? where limit <= 30: step -= 1
        case let limit? where limit > 60: step += 1
        default: break
        }
        if let lanes = tags[.lanes].flatMap({ Int($0) }), lanes >= 4 { step += 1 }
        if motor == .destination || tags[.bicycleRoad] == "yes" || tags[.cyclestreet] == "yes" { step = 1 }
        let clamped = min(max(step, Int(Traffic.calm.rawValue)), Int(Traffic.heavy.rawValue))
        return Traffic(rawValue: UInt8(clamped)) ?? usual
    }

    /// The speed limit in km/h; `nil` where it is not tagged or depends on the hour.
    static func maxspeed(of tags: WayTags) -> Int? {
        guard let value = tags[.maxspeed] else { return nil }
        let digits = value.prefix { $0.isASCII && $0.isNumber }
        if let number = Int(digits), number < 1000 {
            return value.hasSuffix("mph") ? number * 1609 / 1000 : number
        }
        switch value.split(separator: ":").last {
        case "none", "motorway": return 130
        case "rural", "trunk": return 90
        case "urban": return 50
        case "zone30": return 30
        case "zone20": return 20
        case "bicycle_road": return 30
        case "living_street": return 10
        case "walk": return 7
        case let last?: return value.contains("zone") ? Int(last) : nil
        case nil: return nil
        }
    }

    private static func usual(_ roadClass: RoadClass) -> Traffic? {
        switch roadClass {
        case .trunk, .primary: .heavy
        case .secondary: .busy
        case .tertiary: .moderate
        case .unclassified, .residential: .light
        case .livingStreet, .service, .track: .calm
        case .cycleway, .path, .footway, .pedestrian, .bridleway, .steps, .ramp, .ferry: nil
        }
    }
}
