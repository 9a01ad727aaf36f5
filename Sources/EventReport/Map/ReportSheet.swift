import GeoJSON
import Geodesy
import JSON
import MapDrawing
import Quests
import RideSimulation
import RoadMap
import Routing
import Scoring
import Support
import VeloQuest

/// The sheet on which the page draws an event: whole metres to the right and down from its upper left corner.
///
/// It covers all tasks, start and finish, and the tracks near them, with a margin. Other places lie off the sheet.
struct ReportSheet {
    /// Metres.
    let width: Int
    let height: Int

    /// A track this many metres further from the tasks than they are from one another does not belong to this quest.
    private static let furthest = 3000.0

    private let plane: LocalPlane
    private let corner: PlanePoint

    package init(of outcome: EventOutcome) {
        let quest = outcome.quest
        plane = LocalPlane(origin: quest.tasks[0].coordinate)
        var (west, east, south, north) = (0.0, 0.0, 0.0, 0.0)
        func include(_ place: Coordinate, _ plane: LocalPlane) {
            let point = plane.point(place)
            (west, east) = (min(west, point.east), max(east, point.east))
            (south, north) = (min(south, point.north), max(north, point.north))
        }
        for task in quest.tasks { include(task.coordinate, plane) }
        for place in [quest.settings.start, quest.settings.finish].compactMap({ $0 }) { include(place, plane) }
        let far = max(east - west, north - south) + Self.furthest
        let (columns, rows) = (west - far...east + far, south - far...north + far)
        for place in outcome.riders.lazy.flatMap(\.outline.points).map(\.coordinate) {
            let point = plane.point(place)
            if columns.contains(point.east), rows.contains(point.north) { include(place, plane) }
        }
        let margin = max(east - west, north - south) * 0.08 + 200
        corner = PlanePoint(east: west - margin, north: north + margin)
        width = Int((east - west + 2 * margin).rounded(.up))
        height = Int((north - south + 2 * margin).rounded(.up))
    }

    /// The position of a place on the sheet.
    func point(_ place: Coordinate) -> PicturePoint {
        let point = plane.point(place)
        return PicturePoint((point.east - corner.east).rounded(), (corner.north - point.north).rounded())
    }

    /// The place at a position on the sheet.
    func coordinate(_ point: PicturePoint) -> Coordinate {
        plane.coordinate(PlanePoint(east: corner.east + point.x, north: corner.north - point.y))
    }

    func json(_ place: Coordinate) -> JSONValue {
        let point = point(place)
        return [.integer(Int64(point.x)), .integer(Int64(point.y))]
    }

    /// Start and finish; one flag if they are the same.
    func flags(of quest: Quest) -> [JSONValue] {
        let start = quest.settings.start ?? quest.tasks[0].coordinate
        let finish = quest.settings.finish ?? start
        if start.distance(to: finish) < 1 { return [["kind": "startAndFinish", "place": json(start)]] }
        return [["kind": "start", "place": json(start)], ["kind": "finish", "place": json(finish)]]
    }

    /// The attribution of the map data.
    func attribution(of graph: RoadGraph) -> String { Attribution(graph.metadata.attribution).text }

    /// One rider of each party that started: simulated riders of a team ride together, recorded ones separately.
    func parties(of outcome: EventOutcome) -> [EventOutcome.Rider] {
        var teams: Set<String> = []
        let notStarted = outcome.notStarted
        return outcome.riders.filter { rider in
            guard !notStarted.contains(rider.id) else { return false }
            guard rider.traits != nil, let team = rider.team else { return true }
            return teams.insert(team).inserted
        }
    }

    /// The tracks of all parties: for each whether it finished (0 or 1), the number of its points, then the steps in seconds and
    /// metres between them; the first step starts at the first start and the corner of the sheet.
    ///
    /// Without a start there is no track.
    func tracks(of outcome: EventOutcome) -> PackedNumbers {
        var numbers = PackedNumbers()
        for rider in parties(of: outcome) {
            numbers.append(rider.isHome ? 1 : 0)
            numbers.append(rider.outline.points.count)
            var time = outcome.startTime
            var pen = PicturePoint(0, 0)
            for place in rider.outline.points {
                let seconds = (place.time - time).rounded()
                numbers.append(Int(seconds))
                numbers.append(point(place.coordinate), from: &pen)
                time += seconds
            }
        }
        return numbers
    }

    /// The zones: `kind`, the `names` by language, `rings` as those of the ground, and what a toll costs.
    func zones(of quest: Quest) -> JSONValue {
        .array(
            quest.zones.map { zone in
                var object: JSONObject = [
                    "names": .inEveryLanguage { .string(zone.translations.texts(for: $0.tag)?.name ?? zone.name) },
                    "rings": .string(lines(zone.polygons.joined().map { $0.map(clamped) }).text),
                ]
                switch zone.kind {
                case .bounds: object["kind"] = "bounds"
                case .forbidden: object["kind"] = "forbidden"
                case .toll(let toll):
                    object["kind"] = "toll"
                    object["perEntry"] = .double(toll.perEntry.doubleValue)
                    object["perMinute"] = .double(toll.perMinute.doubleValue)
                }
                return .object(object)
            })
    }

    /// The roads that the quest closes, as those of `roads`.
    ///
    /// - Complexity: O(*n* log *n*) for *n* edges of the map.
    func closedRoads(of quest: Quest, on graph: RoadGraph) -> PackedNumbers {
        guard !quest.closures.isEmpty else { return PackedNumbers() }
        let closed = quest.closures(on: graph).edges
        return lines(closed.sorted { $0.rawValue < $1.rawValue }.map { graph.shape(of: $0).map(point) })
    }

    /// Lines: for each the number of its points, then the steps between them.
    private func lines(_ lines: [[PicturePoint]]) -> PackedNumbers {
        var numbers = PackedNumbers()
        var pen = PicturePoint(0, 0)
        for line in lines {
            numbers.append(line.count)
            for point in line { numbers.append(point, from: &pen) }
        }
        return numbers
    }

    /// A place on the sheet or not far from it: zones may reach around the Earth.
    private func clamped(_ place: Coordinate) -> PicturePoint {
        let (point, far) = (point(place), 10.0 * Double(width + height))
        return PicturePoint(min(max(point.x, -far), far), min(max(point.y, -far), far))
    }
}

/// Whole numbers in few bytes: seven bits a byte, lowest first; the eighth marks that more follow; the lowest is the sign.
///
/// Source: Protocol Buffers encoding, `sint64`.
struct PackedNumbers: Sendable {
    private(set) var bytes: [UInt8] = []

    mutating func append(_ number: Int) {
        var rest = UInt(bitPattern: (number << 1) ^ (number >> (Int.bitWidth - 1)))
        while rest > 127 {
            bytes.append(UInt8(rest & 127) | 128)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    /// The bytes as text (RFC 4648 section 4).
    var text: String { Base64.text(bytes) }
}
