/// The tags of one node, as far as the bicycle rules look at them.
///
///     let tags: NodeTags = ["barrier": "gate", "access": "private"]
///     tags[.barrier]  // "gate"
package struct NodeTags: Sendable, Hashable {
    /// The keys that mean something to the rules, apart from those of access.
    package enum Tag: UInt8, Sendable, CaseIterable {
        /// The obstacle.
        case barrier
        /// How a crossing is marked.
        case crossing
        /// Whether a crossing has an island.
        case crossingIsland
        /// What is painted on a crossing.
        case crossingMarkings
        /// Whether a crossing has signals.
        case crossingSignals
        /// How a barrier against bicycles is made.
        case cycleBarrier
        /// The direction that a sign applies to.
        case direction
        /// Water to go through.
        case ford
        /// Signals, signs, crossings and lifts.
        case highway
        /// How high a kerb is.
        case kerb
        /// Whether something is locked.
        case locked
        /// How wide a vehicle may be.
        case maxwidth
        /// How wide a vehicle can be.
        case maxwidthPhysical
        /// The gap in a barrier.
        case opening
        /// The room between the bars of a barrier.
        case spacing
        /// What slows traffic down.
        case trafficCalming
        /// The direction that signals apply to.
        case trafficSignalsDirection

        /// The OSM key.
        package var key: String {
            switch self {
            case .crossingIsland: "crossing:island"
            case .crossingMarkings: "crossing:markings"
            case .crossingSignals: "crossing:signals"
            case .cycleBarrier: "cycle_barrier"
            case .maxwidthPhysical: "maxwidth:physical"
            case .trafficCalming: "traffic_calming"
            case .trafficSignalsDirection: "traffic_signals:direction"
            default: String(describing: self)
            }
        }

        /// The tag with an OSM key; `nil` for a key without meaning to the rules.
        package init?(key: String) {
            guard let tag = Tag.byKey[key] else { return nil }
            self = tag
        }

        private static let byKey = Dictionary(uniqueKeysWithValues: allCases.map { ($0.key, $0) })
    }

    /// The access at the node.
    package private(set) var access = WayTags()
    private var values: [Tag: String] = [:]

    /// No tags.
    package init() {}

    /// The value of a key; `nil` where the node does not have it.
    package subscript(tag: Tag) -> String? { values[tag] }

    /// Adds a tag; one that no rule uses is ignored.
    package mutating func set(_ key: String, _ value: String) {
        if let tag = Tag(key: key) {
            values[tag] = value
        } else if let tag = WayTags.Tag(key: key), NodeTags.accessTags.contains(tag) {
            access[tag] = value
        }
    }

    /// Whether the node has no tag that a rule uses, access tags apart.
    var isPlain: Bool {
        [.barrier, .highway, .ford, .kerb, .trafficCalming].allSatisfy { values[$0] == nil }
    }

    static let accessTags: Set<WayTags.Tag> = [
        .access, .accessConditional, .bicycle, .bicycleConditional, .foot, .footConditional, .vehicle,
        .vehicleConditional,
    ]
}

extension NodeTags: ExpressibleByDictionaryLiteral {
    /// Takes OSM keys and values; keys that no rule uses are ignored, of repeated ones the last counts.
    package init(dictionaryLiteral elements: (String, String)...) {
        for (key, value) in elements { set(key, value) }
    }
}
