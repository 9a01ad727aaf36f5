import EventDay
import Hummingbird
public import VeloQuest

/// Finds routes on the map of a server, for riders without an engine of their own.
///
/// A router has memory for its searches, so that each serves one request at a time; there are as many as work at once.
public final class RouteFinding: Sendable {
    private let graph: RoadGraph
    private let routers: Pool

    private actor Pool {
        private let graph: RoadGraph
        private var idle: [String: [Router]] = [:]
        private var working = 0
        private var waiting: [CheckedContinuation<Void, Never>] = []

        init(_ graph: RoadGraph) { self.graph = graph }

        /// How many search at once.
        static let most = 2

        func take(_ profile: BicycleProfile) async -> Router {
            if working >= Self.most {
                await withCheckedContinuation { waiting.append($0) }
            } else {
                working += 1
            }
            return idle[profile.name]?.popLast() ?? Router(graph: graph, profile: profile, method: .bidirectionalAStar)
        }

        func give(back router: Router, of profile: BicycleProfile) {
            idle[profile.name, default: []].append(router)
            if waiting.isEmpty { working -= 1 } else { waiting.removeFirst().resume() }
        }
    }

    /// Finds routes on a map.
    public init(on graph: RoadGraph) {
        self.graph = graph
        routers = Pool(graph)
    }

    func response(to request: APIRequest) async throws -> Response {
        let members = try RequestMembers(request.body)
        let start = try Self.coordinate(members, "from")
        let end: Coordinate
        if let task = members.object["to"]?.objectValue?["task"]?.stringValue {
            guard let place = await request.event.place(of: task, for: try request.member()) else {
                throw EventProblem(.notFound)
            }
            end = place
        } else {
            end = try Self.coordinate(members, "to")
        }
        let name = try members.optionalText("profile") ?? BicycleProfile.city.name
        guard let profile = BicycleProfile.named.first(where: { $0.name == name }) else {
            let names = BicycleProfile.named.map(\.name).joined(separator: ", ")
            throw members.wrong("profile", LocalizedText("one of \(names)", "одним из \(names)"))
        }
        let closures = await request.event.closures(on: graph)
        var router = await routers.take(profile)
        router.closures = closures
        let result = Result { () throws(RoutingError) in try router.route(through: [start, end]) }
        await routers.give(back: router, of: profile)
        switch result {
        case .success(let route):
            let report = RouteReport(
                routes: [route], graph: graph, language: request.language, hasCues: true, profile: profile)
            return .text(
                GeoJSONWriter(options: GeoJSONWriter.Options(layout: .compact, decimals: 7)).write(report.geoJSON),
                type: "application/geo+json")
        case .failure(let error):
            if case .unreachable = error { throw EventProblem(.noRoute, error.message) }
            throw EventProblem(.offMap, error.message)
        }
    }

    private static func coordinate(_ members: RequestMembers, _ name: String) throws(EventProblem) -> Coordinate {
        guard let numbers = members.object[name]?.arrayValue, numbers.count == 2,
            let longitude = numbers[0].doubleValue,
            let latitude = numbers[1].doubleValue, abs(longitude) <= 180, abs(latitude) <= 90
        else {
            throw members.wrong(
                name, LocalizedText("longitude and latitude in degrees", "долготой и широтой в градусах"))
        }
        return Coordinate(longitude: longitude, latitude: latitude)
    }
}
