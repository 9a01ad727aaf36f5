public import Geodesy

/// A place of a map that was found by its name.
public struct FoundPlace: Sendable, Hashable {
    /// The name as the map has it; two names with ` / ` between them for a corner.
    public let name: String
    /// Where it is: a place near the middle of a street.
    public let coordinate: Coordinate
    /// How well its name agrees with what was typed: from 0.5, hardly alike, to 1, the same name.
    public let likeness: Double
    /// The length of a street in metres; 0 for a corner.
    public let length: Double
}

extension FoundPlace {
    /// `61.4026,55.1599`: longitude and latitude to a millionth of a degree, as `questctl` reads them.
    public var place: String {
        let (longitude, latitude) = (coordinate.longitude, coordinate.latitude)
        return "\((longitude * 1e6).rounded() / 1e6),\((latitude * 1e6).rounded() / 1e6)"
    }
}

extension FoundPlace: CustomStringConvertible {
    /// `Oak Quay (61.4026,55.1599)`
    public var description: String { "\(name) (\(place))" }
}
