import GeoJSON
import Geodesy

/// Cuts the lines and borders of a geometry into chains, each small enough for a plane of its own.
struct BufferChains {
    /// A chain reaches no further from its middle than that.
    private let densification: LineDensification
    /// The finished chains; a single place is a chain too.
    private(set) var chains: [[Coordinate]] = []
    private var current: [Coordinate] = []
    private var box: BoundingBox?

    init(_ densification: LineDensification) { self.densification = densification }

    /// Adds a place of its own.
    mutating func add(_ place: Coordinate) { chains.append([place]) }

    /// Adds an edge, which continues the chain where that ended at its start.
    mutating func add(from start: Coordinate, to end: Coordinate) {
        if current.last != start {
            finish()
            append(start)
        }
        var places: [Coordinate] = []
        densification.forEachPlace(from: start, to: end) { places.append($0) }
        for place in places { append(place) }
    }

    /// Ends the chain.
    mutating func finish() {
        if !current.isEmpty { chains.append(current) }
        current = []
        box = nil
    }

    private mutating func append(_ place: Coordinate) {
        let grown = BoundingBox((box.map { [$0.corners.0, $0.corners.1] } ?? []) + [place])
        if let grown, let last = current.last, current.count > 1, grown.radius > densification.reach {
            finish()
            current = [last]
            box = BoundingBox([last, place])
        } else {
            box = grown
        }
        current.append(place)
    }
}

extension BoundingBox {
    fileprivate var corners: (Coordinate, Coordinate) {
        (Coordinate(longitude: west, latitude: south), Coordinate(longitude: east, latitude: north))
    }

    /// The middle of the box.
    var middle: Coordinate { Coordinate(longitude: (west + east) / 2, latitude: (south + north) / 2) }

    /// No place of the box is further than this from its middle, in metres.
    var radius: Double {
        let lowest = south * north < 0 ? 0 : min(south.magnitude, north.magnitude)
        let scale = LocalScale(atLatitude: lowest)
        let width = (east - west) / 2 * scale.east
        let height = (north - south) / 2 * LocalScale(atLatitude: max(south.magnitude, north.magnitude)).north
        return (width * width + height * height).squareRoot()
    }
}
