// Routes a rider: swift run RouteARider city.vqmap 61.40,55.16 61.43,55.17
import VeloQuest

@main
struct RouteARider {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let map = arguments.first, arguments.count >= 3 else {
            print("usage: RouteARider city.vqmap LON,LAT LON,LAT …")
            return
        }
        let stops = arguments.dropFirst().map { text in
            let numbers = text.split(separator: ",").compactMap { Double($0) }
            return Coordinate(longitude: numbers.first ?? 0, latitude: numbers.last ?? 0)
        }

        var router = Router(graph: try RoadGraph(path: map))
        let route = try router.route(through: stops)
        print(Measures.distance(route.distance)[.english], Measures.duration(route.duration)[.english])

        var session = NavigationSession()
        session.setDestination(stops[stops.count - 1])
        for event in session.receive(Fix(time: 0, coordinate: stops[0]), router: &router) {
            if case .routed(let leg) = event { print("route of \(leg.line.coordinates.count) points") }
        }
    }
}
