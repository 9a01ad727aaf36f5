import EventClient
import EventDay
import Hummingbird
import HummingbirdCore
import NIOConcurrencyHelpers
public import VeloQuest

/// Finds routes on the map of a server, for riders without an engine of their own.
///
/// A router has memory for its searches, so that each serves one request at a time.
public final class RouteFinding: Sendable {
    private let graph: RoadGraph
    private let workers: [String: [Worker]]
    private let turn = NIOLockedValueBox<UInt>(0)

    /// One search at a time.
    private actor Worker {
        private var router: RoadRouter

        init(_ graph: RoadGraph, _ profile: BicycleProfile) {
            router = RoadRouter(graph: graph, profile: profile)
        }

        func route(through stops: [Coordinate], avoiding closures: Closures) throws(RoutingError) -> Route {
            router.closures = closures
            return try router.route(through: stops)
        }
    }

    /// Finds routes on a map.
    public init(on graph: RoadGraph) {
        self.graph = graph
        workers = Dictionary(
            uniqueKeysWithValues: BicycleProfile.named.map { profile in
                (profile.name, (0..<Self.workersOfProfile).map { _ in Worker(graph, profile) })
            })
    }

    /// How many search at once for one profile.
    private static let workersOfProfile = 2

    func response(to request: APIRequest) async throws -> Response {
        let members = try RequestMembers(request.body)
        let start = try Self.coordinate(members, "from")
        let end: Coordinate
        if let task = members.object["to"]?.objectValue?["task"]?.stringValue {
            guard let location = try await request.event.location(of: task, for: try request.member()) else {
                throw EventError(.notFound)
            }
            end = location
        } else {
            end = try Self.coordinate(members, "to")
        }
        let name = try members.optionalText("profile") ?? BicycleProfile.city.name
        guard let profile = BicycleProfile.named.first(where: { $0.name == name }) else {
            let names = BicycleProfile.named.map(\.name).joined(separator: ", ")
            throw RequestError.wrong("profile", Message("route-finding-response", ["names": .of(names)]))
        }
        let closures = try await request.event.closures(on: graph)
        let number = turn.withLockedValue { turn in
            turn &+= 1
            return turn
        }
        guard let workers = workers[name] else { throw EventError(.unavailable) }
        do throws(RoutingError) {
            let route = try await workers[Int(number % UInt(workers.count))]
                .route(through: [start, end], avoiding: closures)
            let report = RouteReport(
                routes: [route], graph: graph, language: request.language, hasCues: true, profile: profile)
            return .text(
                GeoJSONWriter(options: GeoJSONWriter.Options(layout: .compact, decimals: 7)).write(report.geoJSON),
                type: "application/geo+json")
        } catch {
            if case .unreachable = error { throw EventError(.noRoute, error.message) }
            throw EventError(.offMap, error.message)
        }
    }

    private static func coordinate(_ members: RequestMembers, _ name: String) throws(RequestError) -> Coordinate {
        guard let numbers = members.object[name]?.arrayValue, numbers.count == 2,
            let longitude = numbers[0].doubleValue,
            let latitude = numbers[1].doubleValue, abs(longitude) <= 180, abs(latitude) <= 90
        else {
            throw RequestError.wrong(
                name, Message("route-finding-coordinate"))
        }
        return Coordinate(longitude: longitude, latitude: latitude)
    }
}
