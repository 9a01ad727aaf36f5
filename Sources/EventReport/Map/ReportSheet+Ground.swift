import Geodesy
import JSON
import MapDrawing
import RideSimulation
import RoadMap
import Routing

extension ReportSheet {
    /// The page shows the sheet at about so many pixels, and roads to so many metres: ground need not be finer.
    private static let pixels = 1_500.0
    private static let finestPixel = 3.0
    /// The most bytes for the ground, as text. Where it would be more, it is drawn coarser, and then without its highest layers.
    static let mostGroundBytes = 300_000
    /// How many times the pixel is doubled for that; tiles overlap their neighbours by more than it then has.
    private static let doublings = 3
    /// An area of fewer pixels is left out.
    private static let leastArea = 4.0

    /// Metres for one pixel.
    private var pixel: Double { max(Self.finestPixel, Double(max(width, height)) / Self.pixels) }

    /// The sheet as a picture, for callers that look for its ground.
    ///
    /// - Throws: `MapDrawingError.impossibleArea` for a sheet that is larger than the Earth.
    var frame: MapFrame {
        get throws(MapDrawingError) {
            let (lower, upper) = (
                coordinate(PicturePoint(0, Double(height))), coordinate(PicturePoint(Double(width), 0))
            )
            let width = (Double(width) / pixel).rounded(.up)
            return try MapFrame(
                BoundingBox(
                    west: lower.longitude, south: max(lower.latitude, -90), east: upper.longitude,
                    north: min(upper.latitude, 90)),
                width: max(MapFrame.widths.lowerBound, Int(min(width, Double(MapFrame.widths.upperBound)))))
        }
    }

    /// The parts of areas that lie on the sheet, layer by layer: for each ring the number of its points, then the steps between them;
    /// the first step starts at the last point of the ring before.
    ///
    /// - Complexity: O(*n* log *n*) for ordinary areas of *n* points.
    func ground(_ layers: [MapAreas]) -> [(kind: String, rings: PackedNumbers)] {
        let drawn = layers.map { layer in layer.areas.map { $0.map(clipped) } }
        var packed: [PackedNumbers] = []
        var tolerance = pixel
        for _ in 0...Self.doublings {
            packed = drawn.map { pack($0, tolerance: tolerance) }
            guard packed.reduce(0, { $0 + $1.textLength }) > Self.mostGroundBytes else { break }
            tolerance *= 2
        }
        var room = Self.mostGroundBytes
        let kept = packed.prefix { numbers in
            room -= numbers.textLength
            return room >= 0
        }
        return zip(layers.map(\.name), kept).filter { !$1.bytes.isEmpty }.map { (kind: $0, rings: $1) }
    }

    private func clipped(_ ring: [Coordinate]) -> [PicturePoint] {
        let box = PictureBox(left: 0, top: 0, right: Double(width), bottom: Double(height))
        return RingClipping(box: box).clip(ring.map(point))
    }

    /// The rings of areas that are large enough to be seen.
    private func pack(_ areas: [[[PicturePoint]]], tolerance: Double) -> PackedNumbers {
        var simplification = LineSimplification(tolerance: tolerance)
        var numbers = PackedNumbers()
        var pen = PicturePoint(0, 0)
        for rings in areas {
            for (number, ring) in rings.enumerated() {
                guard Self.area(of: ring) >= Self.leastArea * tolerance * tolerance else {
                    // Without its outer ring an area has no holes.
                    if number == 0 { break } else { continue }
                }
                let closed = ContiguousArray(ring + ring.prefix(1))
                let points = simplification.simplified(closed).dropLast()
                guard points.count > 2 else { if number == 0 { break } else { continue } }
                numbers.append(points.count)
                for point in points { numbers.append(PicturePoint(point.x.rounded(), point.y.rounded()), from: &pen) }
            }
        }
        return numbers
    }

    /// The area within a ring, in square metres.
    private static func area(of ring: [PicturePoint]) -> Double {
        guard let first = ring.first else { return 0 }
        var sum = 0.0
        for (a, b) in zip(ring, ring.dropFirst()) {
            sum += (a.x - first.x) * (b.y - first.y) - (b.x - first.x) * (a.y - first.y)
        }
        return sum.magnitude / 2
    }

    /// By how many metres roads may be simplified.
    private static let roadTolerance = 3.0
    /// The most bytes for roads; a class that would exceed it is left out with all below it.
    static let mostRoadBytes = 1_500_000

    /// The roads on the sheet by class: for each road the number of its points, then the steps between them; the first step starts
    /// at the last point of the road before.
    ///
    /// - Complexity: O(points of the map).
    func roads(of graph: RoadGraph) -> [PackedNumbers] {
        var ranks = [PackedNumbers](repeating: PackedNumbers(), count: RoadRank.allCases.count)
        var pens = [PicturePoint](repeating: PicturePoint(0, 0), count: ranks.count)
        var simplification = LineSimplification(tolerance: Self.roadTolerance)
        for edge in graph.edges {
            let line = ContiguousArray(graph.shape(of: edge).map(point))
            guard mayShow(line) else { continue }
            let rank = RoadRank(graph.attributes(of: edge).roadClass).rawValue
            let points = simplification.simplified(line)
            ranks[rank].append(points.count)
            for point in points { ranks[rank].append(point, from: &pens[rank]) }
        }
        var room = Self.mostRoadBytes
        return Array(
            ranks.prefix { rank in
                room -= rank.bytes.count
                return room >= 0
            })
    }

    private func mayShow(_ line: ContiguousArray<PicturePoint>) -> Bool {
        var (left, right, top, bottom) = (Double.infinity, -Double.infinity, Double.infinity, -Double.infinity)
        for point in line {
            (left, right) = (min(left, point.x), max(right, point.x))
            (top, bottom) = (min(top, point.y), max(bottom, point.y))
        }
        return left <= Double(width) && right >= 0 && top <= Double(height) && bottom >= 0
    }
}

extension PackedNumbers {
    /// The bytes of `text`.
    var textLength: Int { (bytes.count + 2) / 3 * 4 }

    /// Appends the step from the pen to a point of whole metres, and moves the pen there.
    mutating func append(_ point: PicturePoint, from pen: inout PicturePoint) {
        append(Int(point.x - pen.x))
        append(Int(point.y - pen.y))
        pen = point
    }
}

/// Classes of roads that the page draws alike, the most important first.
enum RoadRank: Int, CaseIterable {
    case main
    case street
    case path

    package init(_ roadClass: RoadClass) {
        self =
            switch roadClass {
            case .trunk, .primary, .secondary, .tertiary: .main
            case .unclassified, .residential, .livingStreet, .pedestrian, .cycleway: .street
            case .service, .track, .path, .footway, .bridleway, .steps, .ramp, .ferry: .path
            }
    }
}
