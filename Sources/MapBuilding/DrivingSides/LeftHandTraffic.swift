import Geodesy
import RoadMap

/// Where on Earth traffic keeps to the left.
///
///     LeftHandTraffic.holds(at: Coordinate(longitude: 14.51, latitude: 35.9))  // Malta: true
///
/// A coarse table of territories: outlines of a few points, generous over the sea. What is in none keeps to the right.
enum LeftHandTraffic {
    /// Whether traffic keeps to the left at a place.
    ///
    /// - Complexity: O(territories), and O(points) of those whose box holds the place.
    static func holds(at place: Coordinate) -> Bool { territories.contains { $0.contains(place) } }

    /// The territories whose boxes touch an area.
    static func territories(near box: BoundingBox) -> [Territory] {
        territories.filter {
            $0.box.west <= box.east && box.west <= $0.box.east && $0.box.south <= box.north
                && box.south <= $0.box.north
        }
    }

    /// One or several countries within one outline.
    struct Territory: Sendable {
        let name: String
        let box: BoundingBox
        private let outline: [Coordinate]

        /// - Parameter numbers: longitude and latitude in turn, in degrees; the last point is joined to the first.
        package init(_ name: String, _ numbers: [Double]) {
            self.name = name
            outline = stride(from: 0, to: numbers.count - 1, by: 2).map {
                Coordinate(longitude: numbers[$0], latitude: numbers[$0 + 1])
            }
            box = BoundingBox(outline) ?? BoundingBox(west: 0, south: 0, east: 0, north: 0)
        }

        /// Whether a place lies within.
        func contains(_ place: Coordinate) -> Bool {
            guard (box.west...box.east).contains(place.longitude), (box.south...box.north).contains(place.latitude)
            else { return false }
            return EvenOddRule.isInside(place, ring: outline)
        }
    }
}
