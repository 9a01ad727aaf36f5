// Times how long a rider who took a wrong turn waits for the new route with its cues, and one before whom a road is closed.
//
//     RerouteTimes map.vqmap [routes [turns of each]]
//
// The same is timed through a navigation session: the call that takes the deciding fix and gives the new route with its cues,
// and a road closed a street ahead together with the call that takes the next fix.
//
// Every new leg is compared with one that is searched afresh: its cost and its line.
import Geodesy
import RoadMap
import Routing
import Support

@main
struct RerouteTimes {
    static func main() throws {
        guard CommandLine.arguments.count >= 2 else {
            print("usage: RerouteTimes map [routes [turns]]")
            return
        }
        let graph = try RoadGraph(path: CommandLine.arguments[1])
        let numbers = CommandLine.arguments.dropFirst(2).compactMap { Int($0) }
        let search = PreparedSearch(
            graph: graph, costs: ArcCosts(graph: graph, profile: .city), method: .contractionHierarchy)
        var rounds = Rounds(search)
        for _ in 0..<(numbers.first ?? 100) { rounds.ride(turns: numbers.dropFirst().first ?? 10) }
        var led = LedRounds(search)
        for _ in 0..<(numbers.first ?? 100) { led.ride(turns: numbers.dropFirst().first ?? 10) }
        print("nodes \(graph.nodeCount), edges \(graph.edgeCount), segments of a route \(rounds.meanSegments)")
        print("what                              median µs    p99 µs   worst µs")
        rounds.fresh.print("leg and cues, afresh")
        rounds.first.print("leg and cues, first to a target")
        rounds.search.print("search for a wrong turn")
        rounds.reroute.print("leg and cues for a wrong turn")
        rounds.avoiding.print("the same, avoiding a road")
        rounds.closing.print("closing a road")
        rounds.closed.print("leg and cues, a road closed")
        rounds.closingAndLeg.print("both together")
        led.first.printWithWall("session: first fix")
        led.fix.printWithWall("session: any other fix")
        led.reroute.printWithWall("session: fix after a wrong turn")
        led.closing.printWithWall("session: closing and fix after")
        print("\(rounds.compared) compared, \(rounds.others) of equal cost on another way, \(rounds.wrong) WRONG")
    }
}
