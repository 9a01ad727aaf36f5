public import GeoJSON
import Geodesy
import JSON
public import Routing

extension Route {
    /// The route as a Feature with a LineString and `distance` (metres), `duration` (seconds) and `attribution`.
    ///
    /// With an elevation profile positions have altitudes, and there are `ascent` and `descent` (metres), `steepest` (percent) and
    /// `elevation` (pairs of distance and height in metres).
    ///
    /// A route whose stops are all the same place is a line of two equal positions, since RFC 7946 wants two.
    public func feature(attribution: String, elevation: ElevationProfile? = nil) -> Feature {
        var positions = coordinates.map(Position.init)
        if let elevation {
            for (index, distance) in Polyline(coordinates).distances.enumerated() {
                positions[index].altitude = (elevation.height(at: distance) * 10).rounded() / 10
            }
        }
        if positions.count == 1 { positions.append(positions[0]) }
        var properties: JSONObject = [
            "distance": .tenths(distance), "duration": .tenths(duration), "attribution": .string(attribution),
        ]
        properties.add(elevation)
        return Feature(geometry: .lineString(Positions(positions)), properties: properties)
    }
}
