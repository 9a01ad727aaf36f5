// Tunes the points of a quest to the effort of its tasks: swift run TuneAQuest quest.geojson city.vqmap 40 tuned.geojson
import RideSimulation
import VeloQuest

@main
struct TuneAQuest {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count == 4, let riders = Int(arguments[3]), riders > 0 else {
            print("usage: TuneAQuest quest.geojson city.vqmap RIDERS tuned.geojson")
            return
        }
        let graph = try RoadGraph(path: arguments[2])
        let search = PreparedSearch(
            graph: graph, costs: ArcCosts(graph: graph, profile: .city), method: .contractionHierarchy)
        // snippet: saving
        var document = try QuestDocument(path: arguments[1])
        for round in 1...3 {
            document.quest = try tuned(document.quest, by: riders, on: search, round: round)
        }
        try document.save(to: arguments[4])
        // end
        print("the tuned quest is \(arguments[4])")
    }

    /// The quest with points after the effort that its tasks take riders. Other points make other riders' plans, and these other
    /// efforts: a few rounds settle it.
    static func tuned(_ quest: Quest, by riders: Int, on search: PreparedSearch, round: Int) throws -> Quest {
        let simulation = try EventSimulation(
            quest: quest, field: RiderField(riders: riders), seed: 1, search: search)
        let statistics = EventStatistics(of: simulation.run())
        let advice = simulation.advice(after: statistics)
        print("round \(round): \(statistics.inTime) of \(statistics.contestants) in time")
        for task in statistics.tasks {
            let points = advice.points[task.id].map(String.init) ?? "–"
            print("  \(task.task.name): \(task.points) → \(points), solved by \(task.solved) of \(task.reached)")
        }
        // snippet: points
        let tasks = quest.tasks.map { task in
            var task = task
            task.statedPoints = advice.points[task.id] ?? task.statedPoints
            return task
        }
        return try quest.with(tasks: tasks)
        // end
    }
}
