package import Geodesy
public import Quests
public import RoadMap
import Routing
public import Support

extension DisplayList {
    /// A complete bicycle map: roads, street names, zones, closures, a legend, a scale bar, the attribution, and a quest, if there is one.
    ///
    ///     let frame = try MapFrame(showing: graph, quest: quest)
    ///     let list = DisplayList(mapOf: graph, quest: quest, frame: frame)
    ///
    /// - Parameters:
    ///   - closures: closed roads, as `Quest.closures(on:)` finds them.
    ///   - ground: layers beneath the roads, such as water and parks.
    ///   - layers: further layers, between the street names and the markers.
    public init(
        mapOf graph: RoadGraph, quest: Quest? = nil, closures: Closures = Closures(), frame: MapFrame,
        ground: [any MapLayer] = [],
        layers: [any MapLayer] = [], language: Language = .english
    ) {
        let roads = RoadLayer(graph, frame: frame)
        let zones = quest.map { QuestZones($0, language: language) }
        let closed = ClosedRoads(closures, on: graph, frame: frame)
        var rows = (zones?.signs ?? []).map { Legend.Row(.zone($0), $0.text[language]) }
        if !closed.isEmpty { rows.append(Legend.Row(.closure, Message("legend-closed-road")[language])) }
        rows += roads.legend(language, frame: frame)
        var all: [any MapLayer] = ground + [roads, StreetNames(graph, frame: frame)]
        if let zones { all.append(zones) }
        all += [closed] + layers
        if let quest { all.append(MapMarkers(quest, language: language)) }
        all.append(quest.map { Legend($0, language: language, rows: rows) } ?? Legend(rows: rows))
        all += [ScaleBar(), Attribution(graph.metadata.attribution)]
        let title = Message("legend-bicycle-map")[language]
        self.init(
            frame: frame, layers: all, title: quest?.settings.title(in: language.tag) ?? title, language: language)
    }
}

extension MapFrame {
    /// Frames a quest with its surroundings, or without one all roads of a map.
    ///
    /// - Throws: `MapDrawingError.impossibleWidth`, and `.nothingToShow` for a map without roads and no quest.
    public init(showing graph: RoadGraph, quest: Quest? = nil, width: Int = 1600) throws(MapDrawingError) {
        var places = quest.map { $0.flags.map(\.location) + $0.tasks.map(\.coordinate) } ?? []
        var (share, least) = (0.14, 150.0)
        if places.isEmpty, let bounds = graph.bounds {
            places = [
                Coordinate(longitude: bounds.west, latitude: bounds.south),
                Coordinate(longitude: bounds.east, latitude: bounds.north),
            ]
            (share, least) = (0.015, 0)
        }
        try self.init(around: places, share: share, least: least, width: width)
    }

    /// Frames places with a margin: a share of their extent, and at least this many metres.
    ///
    /// - Throws: `MapDrawingError.impossibleWidth`, and `.nothingToShow` if there is no place.
    package init(around places: [Coordinate], share: Double, least: Double, width: Int) throws(MapDrawingError) {
        guard let first = places.first else { throw .nothingToShow }
        // In a local plane, so that a quest on both sides of the antimeridian is one piece.
        let plane = LocalPlane(origin: first)
        let points = places.map { plane.point($0) }
        let east = points.map(\.east)
        let north = points.map(\.north)
        let (west, most) = (east.min() ?? 0, east.max() ?? 0)
        let (south, top) = (north.min() ?? 0, north.max() ?? 0)
        let margin = max(most - west, top - south) * share + least
        let lower = plane.coordinate(PlanePoint(east: west - margin, north: south - margin))
        let upper = plane.coordinate(PlanePoint(east: most + margin, north: top + margin))
        try self.init(
            BoundingBox(
                west: lower.longitude, south: max(lower.latitude, -90), east: upper.longitude,
                north: min(upper.latitude, 90)), width: width)
    }
}
