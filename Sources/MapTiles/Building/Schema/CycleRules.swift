import MapBuilding
import RoadMap

/// The layer `cycle`: what a way means to a bicycle, by the rules of the routable map.
///
/// | attribute | meaning |
/// |---|---|
/// | `kind` | `way` or `barrier` |
/// | `class` | the kind of road: `cycleway`, `residential`, `track` … |
/// | `surface` | `paved`, `stones`, `cobbles`, `compacted`, `unpaved`, `soft` |
/// | `cycleway`, `cycleway_backward` | what there is for bicycles along the way and against it: `shared`, `lane`, `track`, `street` |
/// | `riding`, `riding_backward` | where one does not just ride: `push` or `forbidden` |
/// | `oneway` | bicycles go one way only |
/// | `network` | the most important signed route: `icn`, `ncn`, `rcn`, `lcn`, `mtb` |
/// | `icn` … `mtb` | the references of the routes, or their names, each on a line |
/// | `barrier`, `passage` | what is there, and how a bicycle passes it: `ride`, `squeeze`, `open`, `push`, `carry`, `closed` |
/// | `steepness` | the steepest per cent of the way, where heights are known |
enum CycleRules {
    /// What a way is to a bicycle; `nil` where it may be neither ridden nor pushed.
    ///
    /// - Parameter steepness: the steepest per cent of the way, where that is known.
    static func way(_ tags: WayTags, _ routes: [SignedRoute], steepness: Int? = nil) -> MapObject? {
        guard let attributes = BicycleRules.attributes(of: tags) else { return nil }
        var object = MapObject(.cycle, .line, from: 13, kind: "way")
        object.set(.roadClass, Self.name(attributes.roadClass))
        if attributes.surface != .unknown { object.set(.surface, "\(attributes.surface)") }
        setCycleway(attributes.forwardCycleway, .cycleway, &object)
        setCycleway(attributes.backwardCycleway, .cyclewayBackward, &object)
        if attributes.forward != .ride { object.set(.riding, "\(attributes.forward)") }
        if attributes.backward != .ride { object.set(.ridingBackward, "\(attributes.backward)") }
        if (attributes.forward == .ride) != (attributes.backward == .ride) { object.set(.oneway, true) }
        if let steepness, steepness > 0 { object.set(.steepness, steepness) }
        if attributes.roadClass == .cycleway { object.minZoom = 11 }
        setRoutes(routes, &object)
        object.rank = 100 + Int(attributes.roadClass == .cycleway ? 50 : 0) - Int(attributes.roadClass.rawValue)
        return object
    }

    /// What is on a node; `nil` for nothing.
    static func barrier(_ tags: NodeTags) -> MapObject? {
        guard let barrier = tags[.barrier], barrier != "no" else { return nil }
        let passage = BicycleRules.passage(of: tags)
        var object = MapObject(.cycle, .point, from: 14, kind: "barrier")
        object.set(.barrier, barrier)
        object.set(.passage, passage.isClosed ? "closed" : name(passage.obstacle))
        object.rank = 1_000
        return object
    }

    private static func setCycleway(_ cycleway: Cycleway, _ key: AttributeKey, _ object: inout MapObject) {
        guard cycleway != .none, cycleway != .separate else { return }
        object.set(key, "\(cycleway)")
        object.minZoom = min(object.minZoom, 12)
    }

    private static func setRoutes(_ routes: [SignedRoute], _ object: inout MapObject) {
        for network in SignedRoute.Network.allCases {
            let found = routes.filter { $0.network == network }
            guard !found.isEmpty else { continue }
            if object.minZoom > network.minZoom { object.minZoom = network.minZoom }
            if !object.attributes.contains(where: { $0.key == .network }) {
                object.set(.network, network.rawValue)
                object.rank += 10_000 - 100 * network.minZoom
            }
            // A route without a reference is named, so that it is a route on the map all the same.
            let labels = Set(found.map { $0.ref ?? $0.name ?? "" }).sorted().filter { !$0.isEmpty }
            object.set(network.attribute, labels.isEmpty ? "yes" : labels.joined(separator: "\n"))
        }
        // Far away only the routes count, so that the lines of one join.
        guard object.minZoom < 11 else { return }
        for index in object.attributes.indices {
            switch object.attributes[index].key {
            case .kind, .network, .icn, .ncn, .rcn, .lcn, .mtb: break
            default: object.attributes[index].minZoom = 11
            }
        }
    }

    private static func name(_ roadClass: RoadClass) -> String {
        roadClass == .livingStreet ? "living_street" : "\(roadClass)"
    }

    private static func name(_ obstacle: NodeDelay) -> String {
        switch obstacle {
        case .none: "ride"
        case .narrowing: "squeeze"
        case .gate: "open"
        case .dismount: "push"
        default: "carry"
        }
    }
}

/// A signed bicycle route, as far as the map names it.
///
/// Source: OSM wiki, *Cycle routes*.
struct SignedRoute: Sendable, Hashable {
    /// How far a route leads.
    enum Network: String, CaseIterable, Sendable {
        case icn
        case ncn
        case rcn
        case lcn
        case mtb

        /// The first zoom of its ways.
        var minZoom: Int {
            switch self {
            case .icn, .ncn: 6
            case .rcn: 8
            case .lcn: 10
            case .mtb: 11
            }
        }

        var attribute: AttributeKey {
            switch self {
            case .icn: .icn
            case .ncn: .ncn
            case .rcn: .rcn
            case .lcn: .lcn
            case .mtb: .mtb
            }
        }
    }

    var network: Network
    var ref: String?
    var name: String?

    /// `nil` where a relation is not a bicycle route, or is only planned.
    init?(_ tags: ElementTags) {
        guard tags[.type] == "route" || tags[.type] == "superroute", tags[.state] != "proposed" else { return nil }
        switch (tags[.route], tags[.network]) {
        case ("mtb", _), ("bicycle", "mtb"): network = .mtb
        case ("bicycle", "icn"): network = .icn
        case ("bicycle", "ncn"): network = .ncn
        case ("bicycle", "rcn"): network = .rcn
        case ("bicycle", _): network = .lcn
        default: return nil
        }
        ref = tags[.ref]
        name = tags[.name]
    }
}
