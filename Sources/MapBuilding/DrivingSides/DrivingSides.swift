import Geodesy
import RoadMap

/// On which side traffic keeps, place by place, in one map.
///
/// What the organiser says counts first, then what the countries of the file say as long as they agree
/// (`driving_side` on boundaries of `admin_level` 2 to 4), then the table of territories. A way that states its own
/// `driving_side` is an exception to all of them, see `BicycleRules`.
///
/// Source: OSM wiki, *Key:driving_side*.
struct DrivingSides: Sendable {
    private let whole: Bool?
    private let territories: [LeftHandTraffic.Territory]

    /// - Parameters:
    ///   - stated: what the organiser says; `nil` to find out.
    ///   - countries: what each boundary in the file says.
    ///   - box: the area of the map.
    package init(stated: Bool?, countries: [Bool], box: BoundingBox?) {
        let agreed = countries.first.flatMap { first in countries.allSatisfy { $0 == first } ? first : nil }
        let near = box.map { LeftHandTraffic.territories(near: $0) } ?? []
        territories = near
        whole = stated ?? agreed ?? (near.isEmpty ? false : nil)
    }

    /// Whether traffic keeps to the left at a place.
    func keepsLeft(at place: FixedCoordinate) -> Bool {
        if let whole { return whole }
        let coordinate = place.coordinate
        return territories.contains { $0.contains(coordinate) }
    }

    /// The side of a whole network, asked at all its junctions where the file and the organiser leave it to the table.
    func side(of network: RoadNetworkBuilder) -> DrivingSide {
        if let whole { return whole ? .left : .right }
        var found: (left: Bool, right: Bool) = (false, false)
        for node in 0..<network.nodeCount {
            if keepsLeft(at: network.place(of: node)) { found.left = true } else { found.right = true }
        }
        return found.left ? (found.right ? .both : .left) : .right
    }

    /// What holds in a relation's tags: whether traffic keeps to the left in the country that they describe.
    static func country(_ tags: [String: String]) -> Bool? {
        guard tags["boundary"] == "administrative", ["2", "3", "4"].contains(tags["admin_level"] ?? "") else {
            return nil
        }
        return side(tags["driving_side"])
    }

    /// Whether a value of `driving_side` means the left; `nil` for one that means nothing.
    static func side(_ value: String?) -> Bool? {
        switch value {
        case "left": true
        case "right": false
        default: nil
        }
    }
}

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
