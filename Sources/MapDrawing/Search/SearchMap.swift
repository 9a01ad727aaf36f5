import Geodesy
public import RoadMap
public import Routing
public import Support

extension DisplayList {
    /// A picture of a search: grey streets, the nodes settled from the start and from the end, the path found.
    ///
    ///     let leg = router.leg(from: start, to: end)
    ///     let list = DisplayList(
    ///         search: router.searchSpace(), on: graph, from: start, to: end, leg: leg, frame: try MapFrame(showing: graph))
    ///
    /// `MapFrame(showing:on:from:to:width:)` frames the search; use one frame for all to compare methods.
    ///
    /// - Parameters:
    ///   - leg: the path found; `nil` if there is none.
    ///   - ground: layers beneath the roads, such as water and parks.
    public init(
        search space: SearchSpace, on graph: RoadGraph, from start: Snap, to end: Snap, leg: RouteLeg?,
        frame: MapFrame, ground: [any MapLayer] = [], language: Language = .english
    ) {
        var layers = ground
        layers += [RoadLayer(graph, frame: frame, isMuted: true), SearchedRoads(space, in: graph, frame: frame)]
        if let leg { layers.append(MapLines([leg.line.coordinates], SearchColours.way, name: "way")) }
        let title = space.title[language]
        layers += [
            MapMarkers([
                MapMarkers.Marker(at: start.coordinate, .start), MapMarkers.Marker(at: end.coordinate, .finish),
            ]),
            Legend(
                title: title, rows: space.legend(leg, language),
                keepingClearOf: [start.coordinate, end.coordinate]),
            ScaleBar(), Attribution(graph.metadata.attribution),
        ]
        self.init(frame: frame, layers: layers, title: title, language: language)
        background = SearchColours.background
    }
}

extension MapFrame {
    /// Frames all settled nodes, and both ends.
    ///
    /// - Throws: `MapDrawingError.impossibleWidth`.
    /// - Complexity: O(nodes settled).
    public init(
        showing space: SearchSpace, on graph: RoadGraph, from start: Snap, to end: Snap, width: Int = 1600
    ) throws(MapDrawingError) {
        let settled = [space.fromStart, space.fromEnd].joined().filter { graph.nodes.contains($0) }
        let places = [start.coordinate, end.coordinate] + settled.map { graph.coordinate(ofNode: $0) }
        try self.init(around: places, share: 0.06, least: 150, width: width)
    }
}

extension SearchSpace {
    fileprivate func legend(_ leg: RouteLeg?, _ language: Language) -> [Legend.Row] {
        var rows: [Legend.Row] = []
        func add(_ colour: Colour, _ nodes: Int, _ text: Message) {
            guard nodes > 0 else { return }
            rows.append(Legend.Row(.line([Stroke(colour, width: 4)]), "\(text[language]): \(nodes)"))
        }
        let both = Set(fromStart).intersection(fromEnd).count
        if both < fromStart.count || both < fromEnd.count {
            add(SearchColours.start, fromStart.count - both, Message("legend-from-start"))
            add(SearchColours.end, fromEnd.count - both, Message("legend-from-end"))
        }
        add(SearchColours.both, both, Message("legend-from-both-ends"))
        if let leg {
            let text = Message("legend-route")[language]
            rows.append(Legend.Row(.line(SearchColours.way), "\(text), \(Measures.distance(leg.distance)[language])"))
        }
        return rows
    }
}

/// The colours of a picture of a search.
enum SearchColours {
    static let start = Colour(0x2B74D4)
    static let end = Colour(0xE2792B)
    package static let both = Colour(0x8F3FA6)
    static let background = Colour(0xFBFAF7)

    /// The path found: narrow, since the roads beneath were settled too.
    static let way = [Stroke(.ink, width: 1.6)]
}
