/// How steep an edge is from its first node to its last.
///
/// The raw values are part of the map file format: two bits of steepness, one bit for down.
/// Source: OSM wiki, *Key:incline*.
public enum Incline: UInt8, Sendable, Hashable, CaseIterable {
    /// Below 1.5 %, or the data does not say.
    case level = 0
    /// Up, from 1.5 % on.
    case gentleUp = 1
    /// Up, from 4 % on, or the data says no more than up.
    case up = 2
    /// Up, from 8 % on.
    case steepUp = 3
    /// Down, from 1.5 % on.
    case gentleDown = 5
    /// Down, from 4 % on, or the data says no more than down.
    case down = 6
    /// Down, from 8 % on.
    case steepDown = 7

    /// The class of a slope in percent, uphill being positive.
    public init(percent: Double) {
        let steepness: UInt8 =
            switch abs(percent) {
            case 8...: 3
            case 4...: 2
            case 1.5...: 1
            default: 0
            }
        self = Incline(rawValue: steepness | (percent < 0 && steepness > 0 ? 4 : 0)) ?? .level
    }

    /// The same slope seen from the other end.
    public var reversed: Incline { self == .level ? .level : Incline(rawValue: rawValue ^ 4) ?? .level }
}
