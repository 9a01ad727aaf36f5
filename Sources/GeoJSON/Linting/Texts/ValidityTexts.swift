package import Geodesy
package import Support

/// What is wrong with areas that are not valid, and how it can be fixed. Positions, rings and polygons are counted from 1.
package enum ValidityTexts {
    /// What is wrong with an area and how it can be fixed.
    package static func message(_ defect: PolygonDefect) -> Message {
        switch defect.kind {
        case .notFinite: Message("validity-not-finite")
        case .notClosed: Message("validity-not-closed")
        case .zeroArea: Message("validity-zero-area")
        case .spike: Message("validity-spike")
        case .selfIntersection, .selfTouching, .selfOverlap: withinRing(defect)
        case .holeOutside, .holesOverlap: hole(defect)
        case .sharedEdge, .duplicateRing: rings(defect)
        case .membersOverlap, .membersShareEdge: members(defect)
        case .interiorDisconnected: Message("validity-interior-disconnected")
        }
    }

    private static func withinRing(_ defect: PolygonDefect) -> Message {
        let (first, second) = sides(defect)
        switch (defect.kind, defect.manner) {
        case (.selfTouching, _):
            return Message(
                "validity-within-ring",
                ["coordinate": .of(defect.coordinate), "first": .of(first), "second": .of(second)])
        case (.selfOverlap, _): return Message("validity-within-ring-2", ["first": .of(first), "second": .of(second)])
        case (_, .crossingAtVertex):
            return Message(
                "validity-within-ring-3",
                ["coordinate": .of(defect.coordinate), "first": .of(first), "second": .of(second)])
        default:
            return Message("validity-within-ring-4", ["first": .of(first), "second": .of(second)])
        }
    }

    private static func hole(_ defect: PolygonDefect) -> Message {
        let (first, second) = sides(defect)
        let ring = (defect.other?.ring ?? 0) + 1
        switch (defect.kind, defect.manner) {
        case (.holeOutside, .containment): return Message("validity-hole")
        case (.holeOutside, _):
            return Message(
                "validity-hole-2",
                ["coordinate": .of(defect.coordinate), "first": .of(first), "second": .of(second)])
        case (_, .containment): return Message("validity-hole-3", ["ring": .of(ring)])
        default:
            return Message(
                "validity-hole-4",
                ["ring": .of(ring), "coordinate": .of(defect.coordinate), "first": .of(first), "second": .of(second)])
        }
    }

    private static func rings(_ defect: PolygonDefect) -> Message {
        let (first, second) = sides(defect)
        let ring = (defect.other?.ring ?? 0) + 1
        let polygon = (defect.other?.polygon ?? 0) + 1
        if defect.kind == .sharedEdge {
            return Message("validity-rings", ["ring": .of(ring), "first": .of(first), "second": .of(second)])
        }
        if defect.other?.polygon == defect.place.polygon {
            return Message("validity-rings-2", ["ring": .of(ring)])
        }
        return Message("validity-rings-3", ["polygon": .of(polygon)])
    }

    private static func members(_ defect: PolygonDefect) -> Message {
        let (first, second) = sides(defect)
        let polygon = (defect.other?.polygon ?? 0) + 1
        switch (defect.kind, defect.manner) {
        case (.membersShareEdge, _):
            return Message("validity-members", ["polygon": .of(polygon), "first": .of(first), "second": .of(second)])
        case (_, .containment): return Message("validity-members-2", ["polygon": .of(polygon)])
        default:
            return Message(
                "validity-members-3",
                [
                    "polygon": .of(polygon), "coordinate": .of(defect.coordinate), "first": .of(first),
                    "second": .of(second),
                ])
        }
    }

    private static func sides(_ defect: PolygonDefect) -> (Int, Int) {
        (defect.place.position + 1, (defect.other ?? defect.place).position + 1)
    }
}
