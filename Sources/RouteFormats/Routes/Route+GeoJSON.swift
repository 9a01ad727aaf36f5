public import BikeRouting
public import GeoJSON
import Geodesy
import JSON

extension Route {
    /// The route as a Feature with a LineString and `distance` (metres), `duration` (seconds) and `attribution`.
    ///
    /// A route whose stops are all the same place is a line of two equal positions, since RFC 7946 wants two.
    public func feature(attribution: String) -> Feature {
        var positions = coordinates.map(Position.init)
        if positions.count == 1 { positions.append(positions[0]) }
        return Feature(
            geometry: .lineString(Positions(positions)),
            properties: [
                "distance": .tenths(distance),
                "duration": .tenths(duration),
                "attribution": .string(attribution),
            ])
    }
}
