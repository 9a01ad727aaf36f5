// Leads a rider who goes astray: swift run NavigateARide city.vqmap FROM ASTRAY TO, the places as LON,LAT
import Foundation
import VeloQuest

@main
struct NavigateARide {
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let map = arguments.first, let places = Receiver.places(arguments.dropFirst()) else {
            return print("usage: NavigateARide city.vqmap FROM ASTRAY TO")
        }
        // snippet: app
        let graph = try RoadGraph(path: map)
        let costs = ArcCosts(graph: graph, profile: .city)
        let search = PreparedSearch(graph: graph, costs: costs, method: .contractionHierarchy)
        let fixes = try Receiver.fixes(along: places, search)  // in an app: from the location service

        var navigator = Navigator(search)
        await navigator.receive(.stops([places[2]]))
        for part in [fixes.prefix(60), fixes.prefix(.max)] {
            for await event in navigator.events(for: part) { tell(event) }
            let saved = try JSONEncoder().encode(await navigator.session)  // as when the system ends the app
            navigator = Navigator(search, session: try JSONDecoder().decode(NavigationSession.self, from: saved))
        }
        // end
    }
    // snippet: tell
    static func tell(_ event: NavigationEvent) {
        switch event {
        case .routed(let leg): print("route of", Measures.distance(leg.distance)[.english])
        case .announced(let reported): print("  ", reported.cue.announcement(in: reported.distance)[.english])
        case .deviated(let deviation): print("off the route:", deviation.kind)
        case .rerouted(let leg): print("new route of", Measures.distance(leg.distance)[.english])
        case .failed(let error): print(error.message[.english])
        case .arrived: print("arrived")
        case .refused, .rejoined, .passed: break
        }
    }
    // end
}
