import Geodesy
import JSON
import RideLogs
import RideSimulation
import RoadMap
import Routing
import Scoring

/// The heights along the tracks of an event, as far as its map knows them: those of the nearest road.
///
/// Tracks of one event pass the same places again and again, so heights are looked up once for each square of 10 m.
struct RiddenHeights {
    /// Metres between two heights; more in an event of many kilometres, so that the page stays small.
    let spacing: Double
    private let graph: RoadGraph
    private let plane: LocalPlane
    private var known: [Square: Double?] = [:]

    private struct Square: Hashable {
        var east: Int
        var north: Int
    }

    /// How far the nearest road may be, in metres.
    private static let reach = 60.0
    /// The most heights on a page.
    private static let most = 200_000.0

    /// Nothing on a map without heights, or of an event without tracks.
    init?(of outcome: EventOutcome, on graph: RoadGraph) {
        guard graph.hasHeights, let first = outcome.riders.lazy.compactMap(\.outline.points.first).first else {
            return nil
        }
        self.graph = graph
        plane = LocalPlane(origin: first.coordinate)
        let metres = outcome.riders.reduce(0) { $0 + Self.length(of: $1.outline) }
        spacing = max(50, (metres / Self.most).rounded(.up))
    }

    private static func length(of outline: RideOutline) -> Double {
        zip(outline.points, outline.points.dropFirst()).reduce(0) { $0 + $1.0.coordinate.distance(to: $1.1.coordinate) }
    }

    /// The heights along a track: how many there are, how many metres the track is long, then for each the steps in metres along it
    /// and in decimetres up.
    mutating func append(_ outline: RideOutline, to numbers: inout PackedNumbers) {
        let samples = samples(of: outline)
        numbers.append(samples.count)
        numbers.append(Int(Self.length(of: outline).rounded()))
        var (along, height) = (0, 0)
        for sample in samples {
            let (metres, decimetres) = (Int(sample.distance.rounded()), Int((sample.height * 10).rounded()))
            numbers.append(metres - along)
            numbers.append(decimetres - height)
            (along, height) = (metres, decimetres)
        }
    }

    /// The heights along a track; places far from any road whose height is known have none.
    mutating func samples(of outline: RideOutline) -> [ElevationProfile.Sample] {
        var samples: [ElevationProfile.Sample] = []
        var before = 0.0
        for (start, end) in zip(outline.points, outline.points.dropFirst()) {
            let (from, to) = (plane.point(start.coordinate), plane.point(end.coordinate))
            let length = start.coordinate.distance(to: end.coordinate)
            let count = Int((length / spacing).rounded(.up))
            for number in 0..<count {
                let share = Double(number) / Double(count)
                let point = PlanePoint(
                    east: from.east + (to.east - from.east) * share, north: from.north + (to.north - from.north) * share
                )
                add(point, at: before + length * share, to: &samples)
            }
            before += length
        }
        if let last = outline.points.last { add(plane.point(last.coordinate), at: before, to: &samples) }
        return samples
    }

    private mutating func add(_ point: PlanePoint, at distance: Double, to samples: inout [ElevationProfile.Sample]) {
        guard let height = height(at: point) else { return }
        samples.append(ElevationProfile.Sample(distance: distance, height: height))
    }

    private mutating func height(at point: PlanePoint) -> Double? {
        let square = Square(east: Int((point.east / 10).rounded()), north: Int((point.north / 10).rounded()))
        if let height = known[square] { return height }
        let height = graph.snap(near: plane.coordinate(point), within: Self.reach).flatMap { graph.height(at: $0) }
        known[square] = .some(height)
        return height
    }
}

extension RoadGraph {
    /// The height of a place on the network in metres; `nil` where it is not known.
    fileprivate func height(at snap: Snap) -> Double? {
        let heights = heights(of: snap.edge)
        guard heights.count > 1 else { return nil }
        let place = snap.fraction * Double(heights.count - 1)
        let index = min(Int(place), heights.count - 2)
        return heights[index] + (heights[index + 1] - heights[index]) * (place - Double(index))
    }
}

extension ReportSheet {
    /// The heights of all parties with their names, and how far apart two may be with heights known in between; `nil` on a map
    /// without heights.
    func heights(of outcome: EventOutcome, on graph: RoadGraph) -> JSONValue? {
        guard var heights = RiddenHeights(of: outcome, on: graph) else { return nil }
        var names: [String: String] = [:]
        for row in outcome.standings.groups.flatMap(\.rows) { names[row.id] = row.name }
        var numbers = PackedNumbers()
        var labels: [JSONValue] = []
        for rider in parties(of: outcome) {
            heights.append(rider.outline, to: &numbers)
            let id = rider.team ?? rider.id.rawValue
            labels.append(.string(names[id] ?? id))
        }
        return [
            "names": .array(labels), "values": .string(numbers.text),
            "spacing": .integer(Int64(heights.spacing.rounded(.up))),
        ]
    }
}
