public import RoadMap
public import Routing
public import Support

/// A route, or several that one can choose between, to be written in a format.
///
///     let report = RouteReport(routes: [route], graph: graph, language: .english, hasCues: true)
///     print(report.text)
///     let bytes = GeoJSONWriter().write(report.geoJSON)
public struct RouteReport: Sendable {
    /// The best first.
    public let routes: [Route]
    /// The map that they were found on.
    public let graph: RoadGraph
    /// The language of cues and of words in texts.
    public let language: Language
    /// Whether the report has every turn.
    public let hasCues: Bool
    /// Who rides, for the energy of the ride; `nil` for a report without.
    public let profile: BicycleProfile?
    /// What the routes were found with, for a report that tells what each street costs and why; `nil` for one without. Text then has a
    /// table of that in place of names, and JSON `costs` in each leg.
    public var explainedCosts: ArcCosts?

    /// Takes routes.
    ///
    /// - Parameters:
    ///   - routes: the best first.
    ///   - graph: the map that they were found on.
    ///   - profile: who rides; JSON and GeoJSON then tell the energy of the ride on maps with heights.
    public init(
        routes: [Route], graph: RoadGraph, language: Language, hasCues: Bool = false, profile: BicycleProfile? = nil
    ) {
        self.routes = routes
        self.graph = graph
        self.language = language
        self.hasCues = hasCues
        self.profile = profile
    }

    /// Each route as an encoded polyline.
    ///
    /// - Parameter precision: as in `EncodedPolyline.text(_:precision:)`.
    public func polylines(precision: Int = 5) -> [String] {
        routes.map { EncodedPolyline.text($0.coordinates, precision: precision) }
    }
}
