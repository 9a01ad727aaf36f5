internal import Geodesy
import Quests
import RideLogs

/// Detects when a rider enters and leaves zones.
///
/// The segment between two fixes is sampled, so that a narrow zone is not missed. The state changes only where the position is
/// further from the edge than half its accuracy, so that riding along an edge does not count as many entries. Forbidden ground and
/// bounds are flagged once a stay, where the position is further than the whole accuracy.
struct ZoneMonitor: Sendable {
    /// Metres between two samples.
    private static let step = 10.0
    /// The most samples between two fixes.
    private static let most = 64.0

    private let zones: [Quest.Zone]
    private let rule: PresenceRule
    private var isInside: [Bool?]
    private var isFlagged: [Bool]
    private var last: Fix?

    /// - Parameter entered: the zones that the rider is in already, when a ride is resumed.
    init(zones: [Quest.Zone], rule: PresenceRule, entered: Set<Quest.Zone.ID> = []) {
        self.zones = zones
        self.rule = rule
        isInside = zones.map { entered.contains($0.id) ? true : nil }
        isFlagged = Array(repeating: false, count: zones.count)
    }

    /// The events that a usable fix causes, with their times.
    mutating func observe(_ fix: Fix) -> [(event: RideEvent, time: Double)] {
        guard !zones.isEmpty else { return [] }
        let (start, length) = rule.line(from: last, to: fix)
        last = fix
        let steps = max(1, min(Self.most, (length / Self.step).rounded(.up)))
        let plane = LocalPlane(origin: start.coordinate)
        let end = plane.point(fix.coordinate)
        var events: [(event: RideEvent, time: Double)] = []
        for index in 1...Int(steps) {
            let share = Double(index) / steps
            let place = plane.coordinate(PlanePoint(east: end.east * share, north: end.north * share))
            let time = start.time + (fix.time - start.time) * share
            for zone in zones.indices {
                for event in look(at: zone, from: place, accuracy: fix.horizontalAccuracy ?? 0) {
                    events.append((event, time))
                }
            }
        }
        return events
    }

    private mutating func look(at index: Int, from place: Coordinate, accuracy: Double) -> [RideEvent] {
        let zone = zones[index]
        let depth = zone.distanceToEdge(from: place) * (zone.contains(place) ? 1 : -1)
        if isInside[index] == nil || depth.magnitude > accuracy / 2 {
            let was = isInside[index]
            isInside[index] = depth > 0
            if depth > 0, was != true, case .toll = zone.kind { return [.entered(zone.id)] }
            if depth <= 0, was == true, case .toll = zone.kind { return [.left(zone.id)] }
        }
        let wrongness: Double
        let kind: RideFlag.Kind
        switch zone.kind {
        case .toll: return []
        case .forbidden: (wrongness, kind) = (depth, .forbiddenZone)
        case .bounds: (wrongness, kind) = (-depth, .outOfBounds)
        }
        if wrongness > accuracy, wrongness > 0, !isFlagged[index] {
            isFlagged[index] = true
            return [.flagged(RideFlag(kind, zone: zone.id, value: wrongness))]
        }
        if wrongness <= 0 { isFlagged[index] = false }
        return []
    }
}
