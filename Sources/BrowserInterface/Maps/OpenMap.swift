import BicycleProfiles
import BikeRouting
import Languages
import RoadNetwork

/// A map, and what was prepared on it for each profile.
final class OpenMap {
    let graph: RoadGraph
    private var routers: [String: ProfileRouter] = [:]

    init(_ bytes: [UInt8]) throws(CallError) {
        do throws(MapFileError) {
            graph = try RoadGraph(bytes: bytes)
        } catch {
            throw CallError(.map, error.message)
        }
    }

    /// The router of a built-in profile; made when it is first asked for.
    func router(_ profile: String) throws(CallError) -> ProfileRouter {
        if let known = routers[profile] { return known }
        guard let found = BicycleProfile(named: profile) else { throw .unknownProfile(profile) }
        let made = ProfileRouter(graph, found)
        routers[profile] = made
        return made
    }
}

/// A router, held by a class so that a map and its rides share it.
final class ProfileRouter {
    var router: Router

    init(_ graph: RoadGraph, _ profile: BicycleProfile) {
        router = Router(graph: graph, profile: profile)
    }
}
