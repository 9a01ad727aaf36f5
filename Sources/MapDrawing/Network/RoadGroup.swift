import RoadMap
import Routing

/// Roads that are drawn in the same way and at the same level.
struct RoadGroup: Hashable {
    /// The vertical order.
    enum Level: UInt8, CaseIterable {
        case tunnel
        case ground
        case bridge
    }

    var kind: RoadKind
    var level: Level
    /// Whether the bicycle is pushed in both directions.
    var isPushed: Bool
    /// Whether the road has a lane or a track for bicycles.
    var hasLane: Bool

    package init(_ attributes: EdgeAttributes) {
        kind = RoadKind(attributes)
        level = attributes.isTunnel ? .tunnel : attributes.isBridge ? .bridge : .ground
        let isRidden = attributes.forward == .ride || attributes.backward == .ride
        isPushed = !isRidden && kind != .footway && kind != .steps && kind != .ferry
        hasLane = [attributes.forwardCycleway, attributes.backwardCycleway].contains { $0 == .lane || $0 == .track }
        if kind < .service || kind == .cycleway { hasLane = false }
    }

    package init(kind: RoadKind, level: Level = .ground, isPushed: Bool = false, hasLane: Bool = false) {
        self.kind = kind
        self.level = level
        self.isPushed = isPushed
        self.hasLane = hasLane
    }

    static let count = RoadKind.allCases.count * 12

    /// A number below `count`.
    var number: Int {
        Int(kind.rawValue) * 12 + Int(level.rawValue) * 4 + (isPushed ? 2 : 0) + (hasLane ? 1 : 0)
    }
}
