public import Geodesy

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

    /// Describes a ride; by default one at any time.
    public init(_ moment: LocalTime? = nil, area: BoundingBox? = nil) {
        self.moment = moment
        self.area = area
    }

    /// At any time, anywhere.
    public static let any = RideTime()
}
