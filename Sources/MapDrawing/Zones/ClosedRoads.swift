import Geodesy
import RoadMap

/// Roads that are closed: crosses along them, as ISOM 2017 has for out-of-bounds routes (711).
struct ClosedRoads: MapLayer {
    /// The name of the layer in an SVG file.
    var name: String { "closures" }
    private let lines: Paths

    /// Collects the closed edges of a map within a frame.
    ///
    /// - Complexity: O(*n* log *n*) for *n* closed edges.
    init(_ closures: Closures, on graph: RoadGraph, frame: MapFrame) {
        var lines = Paths()
        let clipping = LineClipping(box: frame.drawnBox)
        for edge in closures.edges.sorted(by: { $0.rawValue < $1.rawValue }) {
            clipping.clip(graph.shape(of: edge).map { frame.point($0) }, into: &lines)
        }
        self.lines = lines.tidied()
    }

    /// Whether none is in the frame.
    var isEmpty: Bool { lines.isEmpty }

    private static let spacing = 15.0

    /// Draws the crosses.
    func draw(on sheet: inout MapSheet) {
        var crosses = Paths()
        for line in 0..<lines.count {
            let points = lines.points[lines.range(of: line)]
            for place in ClosedRoads.places(along: points) { ClosedRoads.add(crossAt: place, to: &crosses) }
        }
        ClosedRoads.draw(crosses, on: &sheet)
    }

    static func draw(_ crosses: Paths, on sheet: inout MapSheet) {
        sheet.draw(crosses, Stroke(Colour.white.opacity(210), width: 5), Stroke(.overprint, width: 2.2))
    }

    static func add(crossAt place: PicturePoint, to crosses: inout Paths) {
        let reach = 4.2
        for side in [-reach, reach] {
            crosses.append([
                PicturePoint(place.x - reach, place.y - side), PicturePoint(place.x + reach, place.y + side),
            ])
        }
    }

    /// The middles of equal parts of a line, one at least.
    static func places(along points: some RandomAccessCollection<PicturePoint>) -> [PicturePoint] {
        let sides = zip(points, points.dropFirst())
        let length = sides.reduce(0) { $0 + $1.0.distance(to: $1.1) }
        guard let first = points.first, length > 0 else { return points.first.map { [$0] } ?? [] }
        let count = max(1, Int(length / spacing))
        var places: [PicturePoint] = []
        var passed = 0.0
        for (start, end) in sides {
            let side = start.distance(to: end)
            while places.count < count {
                let share = ((Double(places.count) + 0.5) * length / Double(count) - passed) / side
                guard share <= 1 else { break }
                places.append(
                    PicturePoint(start.x + share * (end.x - start.x), start.y + share * (end.y - start.y)))
            }
            passed += side
        }
        return places.isEmpty ? [first] : places
    }
}
