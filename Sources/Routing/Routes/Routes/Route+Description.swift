import Geodesy
import RoadMap
import Support

extension Route: CustomStringConvertible {
    /// `3.2 km, 14 min, 2 legs`.
    public var description: String {
        "\(RouteLeg.measures(distance, duration)), \(Message("route-legs", ["count": .of(legs.count)])[.english])"
    }
}

extension RouteLeg: CustomStringConvertible {
    /// `3.2 km, 14 min, from -32.001119,55.000616 to -32.007863,54.99214`.
    public var description: String {
        "\(RouteLeg.measures(distance, duration)), from \(start.coordinate) to \(end.coordinate)"
    }

    fileprivate static func measures(_ metres: Double, _ seconds: Double) -> String {
        "\(Measures.distance(metres)[.english]), \(Measures.duration(seconds)[.english])"
    }
}
