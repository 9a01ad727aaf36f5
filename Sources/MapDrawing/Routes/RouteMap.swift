import Geodesy
public import RoadMap
public import Routing
public import Support

extension DisplayList {
    /// A route on a picture, with what it is called.
    public struct DrawnRoute: Sendable {
        /// What it is called in the legend; may be empty.
        public var name: String
        /// The way.
        public var route: Route

        /// Names a route.
        public init(_ name: String, _ route: Route) { (self.name, self.route) = (name, route) }
    }

    /// A bicycle map with routes on it, and below it a chart of their heights, where the map knows any.
    ///
    ///     let routes = [DisplayList.DrawnRoute("city", route), DisplayList.DrawnRoute("flat", other)]
    ///     let frame = try MapFrame(showing: routes.map(\.route), width: 800)
    ///     let list = DisplayList(routes: routes, on: graph, frame: frame)
    ///
    /// - Parameters:
    ///   - routes: the most important first; the others are narrower, so that what they have in common stays visible.
    ///   - graph: the map that they were found on.
    ///   - ground: layers beneath the roads, such as water and parks.
    public init(
        routes: [DrawnRoute], on graph: RoadGraph, frame: MapFrame, ground: [any MapLayer] = [],
        language: Language = .english
    ) {
        let colours = routes.indices.map { RouteColours.all[$0 % RouteColours.all.count] }
        var layers = ground
        layers += [RoadLayer(graph, frame: frame, isMuted: true), StreetNames(graph, frame: frame)]
        for (number, drawn) in routes.enumerated() {
            layers.append(
                MapLines(
                    [drawn.route.coordinates], RouteColours.strokes(colours[number], number: number), name: "route"))
        }
        let stops = routes.first.map { first in
            first.route.legs.map(\.start.coordinate) + first.route.legs.suffix(1).map(\.end.coordinate)
        }
        layers.append(MapMarkers(RouteColours.markers(stops ?? [])))
        let rows = zip(routes, colours).map { drawn, colour in
            Legend.Row(
                .line([Stroke(colour, width: 5)]),
                [
                    drawn.name, Measures.distance(drawn.route.distance)[language],
                    Measures.duration(drawn.route.duration)[language],
                ].filter { !$0.isEmpty }.joined(separator: ", "))
        }
        layers += [
            Legend(rows: rows, keepingClearOf: stops ?? []), ScaleBar(), Attribution(graph.metadata.attribution),
        ]
        let lines = zip(routes, colours).compactMap { drawn, colour in
            drawn.route.elevation(graph: graph).map { ElevationChart.Line(drawn.name, $0, colour) }
        }
        let chart = lines.isEmpty ? nil : ElevationChart(lines)
        let below = chart?.height(width: frame.width) ?? 0
        if let chart {
            let box = PictureBox(
                left: 0, top: Double(frame.height), right: Double(frame.width), bottom: Double(frame.height + below))
            layers.append(ElevationStrip(chart: chart, box: box))
        }
        self.init(frame: frame, layers: layers, title: Message("legend-bicycle-map")[language], language: language)
        height += below
        background = SearchColours.background
    }

    /// A chart of heights alone.
    ///
    /// - Parameters:
    ///   - width: pixels, 64 to 20 000.
    ///   - height: pixels; `ElevationChart.height(width:)` says what suits.
    /// - Throws: `MapDrawingError.impossibleWidth`, for either number.
    public init(
        chart: ElevationChart, width: Int, height: Int, language: Language = .english
    ) throws(MapDrawingError) {
        guard MapFrame.widths.contains(height) else { throw .impossibleWidth(height) }
        let box = PictureBox(left: 0, top: 0, right: Double(width), bottom: Double(height))
        self.init(
            frame: try MapFrame.anywhere(width: width), layers: [ElevationStrip(chart: chart, box: box)],
            title: Message("chart-title")[language], language: language)
        self.height = height
    }
}

extension MapFrame {
    /// Frames routes with their surroundings.
    ///
    /// - Throws: `MapDrawingError.impossibleWidth`, and `.nothingToShow` where there is no route.
    public init(showing routes: [Route], width: Int = 1600) throws(MapDrawingError) {
        try self.init(around: routes.flatMap(\.coordinates), share: 0.1, least: 100, width: width)
    }

    /// A frame for a picture without a map.
    static func anywhere(width: Int) throws(MapDrawingError) -> MapFrame {
        try MapFrame(around: [Coordinate(longitude: 0, latitude: 0)], share: 0, least: 100, width: width)
    }
}

/// How routes are drawn.
enum RouteColours {
    static let all = [Colour(0x1F5FBF), Colour(0xC2410C), Colour(0x2F9348), Colour(0x8F3FA6)]

    static func strokes(_ colour: Colour, number: Int) -> [Stroke] {
        number == 0 ? [Stroke(.white, width: 9), Stroke(colour, width: 6.5)] : [Stroke(colour, width: 3)]
    }

    /// Start, finish, and stops between with their numbers.
    static func markers(_ stops: [Coordinate]) -> [MapMarkers.Marker] {
        guard let first = stops.first, let last = stops.last, stops.count > 1 else { return [] }
        let between = stops.dropFirst().dropLast().enumerated().map { number, place in
            MapMarkers.Marker(at: place, .disc("\(number + 1)", Colour(0x4659B8)))
        }
        guard first.distance(to: last) >= 1 else { return [MapMarkers.Marker(at: first, .startAndFinish)] + between }
        return [MapMarkers.Marker(at: first, .start), MapMarkers.Marker(at: last, .finish)] + between
    }
}

/// A chart of heights as the lowest part of a picture, below the map.
struct ElevationStrip: MapLayer {
    var name: String { "heights" }
    let chart: ElevationChart
    let box: PictureBox

    func draw(on sheet: inout MapSheet) { chart.draw(in: box, on: &sheet) }
}
