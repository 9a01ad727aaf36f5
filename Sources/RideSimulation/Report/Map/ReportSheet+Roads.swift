import MapDrawing
import RoadMap
import Routing

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

extension ReportSheet {
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
    /// Appends the step from the pen to a point of whole metres, and moves the pen there.
    mutating func append(_ point: PicturePoint, from pen: inout PicturePoint) {
        append(Int(point.x - pen.x))
        append(Int(point.y - pen.y))
        pen = point
    }
}
