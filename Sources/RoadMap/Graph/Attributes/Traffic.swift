/// How much motor traffic one has to bear on the carriageway, before any lane or track is counted.
///
/// The raw values are part of the map file format. The steps follow the idea of Mekuria, Furth and Nixon, *Low-stress
/// bicycling and network connectivity* (2012): what counts is speed, volume and lanes.
public enum Traffic: UInt8, Sendable, Hashable, CaseIterable, Comparable {
    /// No motor vehicles.
    case none = 0
    /// Few and slow ones: a yard, a driveway, a street where people walk.
    case calm = 1
    /// A side street.
    case light = 2
    /// A collector road.
    case moderate = 3
    /// A main road.
    case busy = 4
    /// A trunk road, or a main road with many lanes or high speed.
    case heavy = 5

    /// Whether one is less to bear than the other.
    public static func < (one: Traffic, other: Traffic) -> Bool { one.rawValue < other.rawValue }
}
