import GeoJSON
import Geodesy
import MapDrawing
import Quests
import RoadMap
import Routing
import Scoring
import Support

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
}
