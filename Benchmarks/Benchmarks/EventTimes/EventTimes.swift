import PeakMemory
import RideSimulation
import SimulatedRides
import Support
import VeloQuest

/// How long it takes to ride a whole event before it happens, and how that grows with the riders.
///
///     EventTimes 1000 2000 5000 10000
///     EventTimes --lines 1000
///     EventTimes --live 10000 --entries 100
///
/// The quest has 60 tasks all over the map's middle and a limit of three hours, which riders use up. With `--lines` organisers
/// stand at a tenth of the tasks and riders wait for them, so that all have to ride side by side. Memory is the peak so far. With
/// `--live` nobody rides; see `LiveTimes`.
@main
enum EventTimes {
    static func main() throws {
        if let riders = option("--live") {
            return try LiveTimes(riders: riders, entries: option("--entries") ?? 100).run()
        }
        var maps = try BenchmarkMaps()
        guard let (name, graph) = maps.next() else { return print("no map") }
        let search = PreparedSearch(
            graph: graph, costs: ArcCosts(graph: graph, profile: .city), method: .contractionHierarchy)
        print("On \(name):")
        let quest = try quest(on: search.graph, hasLines: CommandLine.arguments.contains("--lines"))
        print("| riders | fixes | hours ridden | seconds | fixes a second | memory | home in time | digest |")
        print("|--:|--:|--:|--:|--:|--:|--:|---|")
        for riders in CommandLine.arguments.dropFirst().compactMap({ Int($0) }) {
            var field = RiderField(riders: riders)
            // A fix a second, from everybody.
            (field.sleepingPhones, field.outagesPerHour) = (0, 0...0)
            let simulation = try EventSimulation(quest: quest, field: field, seed: 1, search: search)
            let start = ContinuousClock.now
            let outcome = simulation.run()
            let time = ContinuousClock.now - start
            let seconds = time / .seconds(1)
            let fixes = outcome.riders.reduce(0) { $0 + $1.fixes }
            let hours = outcome.riders.reduce(0) { $0 + $1.endTime - $1.startTime } / 3600
            let rows = outcome.standings.groups.flatMap(\.rows)
            let inTime = rows.count { $0.result.isFinished && !$0.result.isLate }
            let digest = rows.reduce(UInt64(17)) { $0 &* 31 &+ UInt64(bitPattern: Int64($1.result.total.thousandths)) }
            print(
                "| \(riders) | \(fixes) | \(Int(hours)) | \((seconds * 100).rounded() / 100) "
                    + "| \(Int(Double(fixes) / seconds)) | \(peakMemory / 1_000_000) MB | \(inTime) | \(digest) |")
        }
    }

    private static func option(_ name: String) -> Int? {
        let arguments = CommandLine.arguments
        guard let place = arguments.firstIndex(of: name), place + 1 < arguments.count else { return nil }
        return Int(arguments[place + 1])
    }

    private static func quest(on graph: RoadGraph, hasLines: Bool) throws -> Quest {
        var generator = SeededGenerator(seed: 60)
        let nodes = graph.nodeCount
        let middle = graph.coordinate(ofNode: NodeID(nodes / 2))
        var tasks: [Quest.Task] = []
        while tasks.count < 60 {
            let place = graph.coordinate(ofNode: NodeID(generator.next(below: nodes)))
            guard place.distance(to: middle) < 6000 else { continue }
            let number = tasks.count + 1
            tasks.append(
                Quest.Task(
                    id: .init("t\(number)"), name: "Task \(number)", coordinate: place, points: 10 + 5 * (number % 5),
                    answer: hasLines && number % 10 == 0 ? .judgedByOrganiser : .anyOf(["answer \(number)"])))
        }
        var settings = Quest.Settings(start: middle, timeLimit: 3 * 3600)
        settings.scoring = ScoringRules(.bmbo)
        return try Quest(settings: settings, tasks: tasks)
    }
}
