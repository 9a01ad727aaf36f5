import BikeRouting
import GeoJSON
import Geodesy
import Languages
import MapDrawing
import QuestEngine
import RideSimulation

/// The sheet on which a page draws an event: whole metres to the right and down from its upper left corner.
///
/// It holds all tasks, start, finish and tracks, with a margin.
struct ReportSheet {
    /// Metres.
    let width: Int
    let height: Int

    private let plane: LocalPlane
    private let corner: PlanePoint

    init(of outcome: EventOutcome) {
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
        for rider in outcome.riders { for point in rider.outline.points { include(point.coordinate, plane) } }
        let margin = max(east - west, north - south) * 0.08 + 200
        corner = PlanePoint(east: west - margin, north: north + margin)
        width = Int((east - west + 2 * margin).rounded(.up))
        height = Int((north - south + 2 * margin).rounded(.up))
    }

    /// Where a place lies on the sheet.
    func point(_ place: Coordinate) -> PicturePoint {
        let point = plane.point(place)
        return PicturePoint((point.east - corner.east).rounded(), (corner.north - point.north).rounded())
    }

    func json(_ place: Coordinate) -> JSONValue {
        let point = point(place)
        return [.integer(Int64(point.x)), .integer(Int64(point.y))]
    }

    /// Start and finish; one flag where they are the same.
    func flags(of quest: Quest) -> [JSONValue] {
        let start = quest.settings.start ?? quest.tasks[0].coordinate
        let finish = quest.settings.finish ?? start
        if start.distance(to: finish) < 1 { return [["kind": "startAndFinish", "place": json(start)]] }
        return [["kind": "start", "place": json(start)], ["kind": "finish", "place": json(finish)]]
    }

    /// Whose data the roads are made from.
    func attribution(of graph: RoadGraph) -> String { Attribution(graph.metadata.attribution).text }
}
