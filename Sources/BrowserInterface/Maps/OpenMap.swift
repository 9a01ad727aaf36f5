import RoadMap
import Routing
import Support

/// A map, and what was prepared on it for each profile.
final class OpenMap {
    /// How a profile is read from its JSON.
    typealias ProfileReading = (_ text: String) throws(CallError) -> BicycleProfile

    let graph: RoadGraph
    private let readProfile: ProfileReading
    private var routers: [String: ProfileRouter] = [:]
    /// The last profile that came as a text, with its router.
    private var custom: (text: String, router: ProfileRouter)?
    /// The names of the map, read when they are first asked for.
    private(set) lazy var search = PlaceSearch(graph)

    /// - Parameter readProfile: reads a profile as JSON.
    init(_ bytes: [UInt8], readProfile: @escaping ProfileReading) throws(CallError) {
        self.readProfile = readProfile
        do throws(MapFileError) {
            graph = try RoadGraph(bytes: bytes)
        } catch {
            throw CallError(.map, error.message)
        }
    }

    /// The router of a built-in profile, or of one as JSON; made when it is first asked for.
    func router(_ profile: String) throws(CallError) -> ProfileRouter {
        if let known = routers[profile] { return known }
        if let custom, custom.text == profile { return custom.router }
        if profile.utf8.contains(UInt8(ascii: "{")) {
            let made = ProfileRouter(Router(graph: graph, profile: try readProfile(profile)))
            custom = (profile, made)
            return made
        }
        guard let found = BicycleProfile(named: profile) else { throw .unknownProfile(profile) }
        let made = ProfileRouter(Router(graph: graph, profile: found))
        routers[profile] = made
        return made
    }

    /// A router that keeps off roads, with the costs of the map's router for the profile.
    func router(_ profile: String, closing closures: Closures) throws(CallError) -> ProfileRouter {
        let shared = try router(profile)
        guard !closures.isEmpty else { return shared }
        let made = ProfileRouter(Router(shared.router.search))
        made.router.closures = closures
        return made
    }
}

/// A router, held by a class so that a map and its rides share it.
final class ProfileRouter {
    var router: Router

    init(_ router: consuming Router) { self.router = router }
}
