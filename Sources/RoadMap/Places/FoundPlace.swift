public import Geodesy
public import Support

/// A place of a map that was found by its name.
public struct FoundPlace: Sendable, Hashable {
    /// The name as the map has it; two names with ` / ` between them for a corner.
    public let name: String
    /// What it is; `nil` for a street and a corner.
    public let kind: PlaceKind?
    /// Where it is: a place near the middle of a street, one inside of an area.
    public let coordinate: Coordinate
    /// How well its name agrees with what was typed: from 0.5, hardly alike, to 1, the same name.
    public let likeness: Double
    /// The length of a street in metres; 0 for all else.
    public let length: Double
}

extension FoundPlace {
    /// `61.4026,55.1599`: longitude and latitude to a millionth of a degree, as `questctl` reads them.
    public var place: String {
        let (longitude, latitude) = (coordinate.longitude, coordinate.latitude)
        return "\((longitude * 1e6).rounded() / 1e6),\((latitude * 1e6).rounded() / 1e6)"
    }

    /// `Old Mill (mill)`; the name alone for a street and a corner. `PlaceSearch` finds the place by it.
    public var label: Message {
        guard let word = kind?.word else { return Message(verbatim: name) }
        return Message("found-place-label", ["name": .of(name), "word": .of(word)])
    }
}

extension FoundPlace {
    /// The label, with the word for a street too: `Oak Street (street)`. `PlaceSearch` finds the place by it as well.
    var labelWithKind: Message {
        guard kind == nil, length > 0 else { return label }
        let word = Message("place-kind-street")
        return Message("found-place-label-with-kind", ["name": .of(name), "word": .of(word)])
    }
}

extension FoundPlace: CustomStringConvertible {
    /// `Oak Quay (61.4026,55.1599)`
    public var description: String { "\(label[.english]) (\(place))" }
}
