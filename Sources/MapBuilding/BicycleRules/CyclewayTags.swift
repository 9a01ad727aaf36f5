import RoadMap

/// The cycling facilities that a road's `cycleway` and `sidewalk` tags state, by direction of travel.
///
/// On a two-way street what lies on the side where traffic keeps serves forward and what lies on the other side backward, on
/// a one-way street both sides serve its direction; `:oneway` states exceptions.
///
/// Sources: OSM wiki, *Key:cycleway*, *Key:cycleway:right:oneway*, *Key:sidewalk*, *Key:bicycle_road*, *Key:cyclestreet*.
struct CyclewayTags {
    /// What there is along the way.
    private(set) var forward = Cycleway.none
    /// What there is against it.
    private(set) var backward = Cycleway.none
    /// Bicycles may ride a one-way street against its direction.
    private(set) var isContraflow = false

    package init(_ tags: WayTags, _ flow: OneWayTags.Flow, keepsLeft: Bool) {
        let onRight: OneWayTags.Flow = flow == .both ? (keepsLeft ? .backward : .forward) : flow
        let onLeft: OneWayTags.Flow = flow == .both ? (keepsLeft ? .forward : .backward) : flow
        add(tags[.cycleway], oneway: tags[.cyclewayOneway], usual: flow, street: flow)
        let both = (value: tags[.cyclewayBoth], oneway: tags[.cyclewayBothOneway])
        add(
            tags[.cyclewayRight] ?? both.value, oneway: tags[.cyclewayRightOneway] ?? both.oneway,
            usual: onRight, street: flow)
        add(
            tags[.cyclewayLeft] ?? both.value, oneway: tags[.cyclewayLeftOneway] ?? both.oneway,
            usual: onLeft, street: flow)
        addPavement(tags[.sidewalkBicycle], flow)
        addPavement(tags[.sidewalkBothBicycle], flow)
        addPavement(tags[.sidewalkRightBicycle], onRight)
        addPavement(tags[.sidewalkLeftBicycle], onLeft)
        if tags[.bicycleRoad] == "yes" || tags[.cyclestreet] == "yes" { note(.street, .both) }
    }

    /// - Parameters:
    ///   - usual: where it leads if `oneway` does not say.
    ///   - street: where the traffic of the whole street goes.
    private mutating func add(
        _ value: String?, oneway: String?, usual: OneWayTags.Flow, street: OneWayTags.Flow
    ) {
        guard let value, let kind = CyclewayTags.kinds[value] else { return }
        let isOpposite = value.hasPrefix("opposite")
        let reverse: OneWayTags.Flow = usual == .forward ? .backward : usual == .backward ? .forward : .both
        let leads = OneWayTags.Flow(oneway) ?? (isOpposite ? reverse : usual)
        note(kind, leads)
        guard street != .both, isOpposite || kind != .separate else { return }
        if isOpposite || leads != street { isContraflow = true }
    }

    /// A pavement on which one may ride.
    private mutating func addPavement(_ value: String?, _ flow: OneWayTags.Flow) {
        switch value {
        case "designated", "official": note(.track, flow)
        case "yes", "permissive": note(.shared, flow)
        default: break
        }
    }

    private mutating func note(_ kind: Cycleway, _ flow: OneWayTags.Flow) {
        func better(_ one: Cycleway) -> Cycleway {
            let order: [Cycleway] = [.none, .separate, .shared, .lane, .track, .street]
            let rank = { order.firstIndex(of: $0) ?? 0 }
            return rank(kind) > rank(one) ? kind : one
        }
        if flow.goes(forward: true) { forward = better(forward) }
        if flow.goes(forward: false) { backward = better(backward) }
    }

    private static let kinds: [String: Cycleway] = [
        "lane": .lane, "buffered_lane": .lane, "exclusive": .lane, "track": .track, "sidepath": .track,
        "separate": .separate,
        "shared_lane": .shared, "share_busway": .shared, "shared": .shared, "sharrow": .shared, "soft_lane": .shared,
        "shoulder": .shared, "yes": .shared,
        "opposite": .none, "opposite_lane": .lane, "opposite_track": .track, "opposite_share_busway": .shared,
    ]
}
