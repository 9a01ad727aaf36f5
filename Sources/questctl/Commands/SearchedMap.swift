import MapDrawing
import RoadMap
import Routing
import Support

/// A search that was run for a picture.
struct SearchedMap {
    let graph: RoadGraph
    let space: SearchSpace
    private let start: Snap
    private let end: Snap
    private let leg: RouteLeg?

    /// Searches; where there is no route, it prints a note, and the picture shows the search.
    ///
    /// - Throws: `Failure.wrong` where a place is off the map.
    package init(_ asked: SearchOptions.Asked, on graph: RoadGraph, _ language: Language) throws {
        var router = Router(graph: graph, profile: asked.profile, method: asked.method)
        var reader = PlaceReader(graph, language)
        let places = (start: try reader.coordinate(of: asked.start), end: try reader.coordinate(of: asked.end))
        (start, end) = try Failure.reporting(language, code: Failure.wrong) {
            (try router.snap(places.start), try router.snap(places.end))
        }
        leg = router.leg(from: start, to: end)
        if leg == nil {
            let message = RoutingError.unreachable(from: places.start, to: places.end).message
            Console.note("questctl: \(CommonTexts.note(message)[language])")
        }
        space = router.searchSpace()
        self.graph = graph
    }

    func frame(width: Int) throws(MapDrawingError) -> MapFrame {
        try MapFrame(showing: space, on: graph, from: start, to: end, width: width)
    }

    func picture(_ frame: MapFrame, _ ground: [MapAreas], _ language: Language) -> DisplayList {
        DisplayList(
            search: space, on: graph, from: start, to: end, leg: leg, frame: frame, ground: ground, language: language)
    }
}
