public import Geodesy
public import RoadMap

/// When and where a map is ridden, as far as the conditions of tags ask for it.
///
///     RideTime(LocalTime("2026-06-01T18:00"))
///     RideTime.any  // what is closed at some time by day is closed
public struct RideTime: Sendable, Hashable {
    /// The minute; `nil` for any time.
    public var moment: LocalTime?
    /// Where; decides when the sun rises and sets. `nil` where that is not known.
    public var area: BoundingBox?
    /// The day of the map's data, counted from 1 January 1970: at any time, a condition that ended before it counts for
    /// nothing. `nil` where that is not known.
    var dataDay: Int?
    /// Conditions that are taken to hold or not, whatever the time, by their texts; `nil` where none are.
    private var assumed: [String: TimeCondition.Truth]?

    /// Describes a ride; by default one at any time.
    public init(_ moment: LocalTime? = nil, area: BoundingBox? = nil) {
        self.moment = moment
        self.area = area
    }

    /// At any time, anywhere.
    public static let any = RideTime()

    /// Whether nothing is known of when the ride is.
    var isAny: Bool { moment == nil && assumed == nil }

    /// A ride at some time at which these conditions are as true as said.
    func assuming(_ conditions: [String], _ truths: [TimeCondition.Truth]) -> RideTime {
        var time = self
        time.assumed = Dictionary(zip(conditions, truths)) { first, _ in first }
        return time
    }

    /// Whether a condition holds then; unknown at any time.
    func truth(of clause: ConditionalTag.Clause) -> TimeCondition.Truth {
        if let assumed { return assumed[clause.text] ?? clause.condition.constant ?? .unknown }
        return moment.map { clause.condition.truth(at: $0, in: area) } ?? .unknown
    }

    /// Whether a condition may hold then, at any time by day.
    func mayHold(_ clause: ConditionalTag.Clause) -> Bool {
        isAny ? clause.condition.mayHoldByDay(since: dataDay) : truth(of: clause) != .no
    }
}
