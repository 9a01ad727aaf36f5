// Tunes the points of a quest to the effort of its tasks: swift run TuneAQuest quest.geojson city.vqmap 40 tuned.geojson
import FileAccess
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
        let bytes = try InputFile.bytes(of: arguments[1])
        guard var quest = Quest.read(bytes).quest else {
            print("the quest has errors: see what questctl validate says")
            return
        }
        let graph = try RoadGraph(path: arguments[2])
        let search = PreparedSearch(
            graph: graph, costs: ArcCosts(graph: graph, profile: .city), method: .contractionHierarchy)

        // Other points make other riders' plans, and these other efforts: a few rounds settle it.
        for round in 1...3 {
            let simulation = try EventSimulation(
                quest: quest, field: RiderField(riders: riders), seed: 1, search: search)
            let statistics = EventStatistics(of: simulation.run())
            let advice = simulation.advice(after: statistics)
            print("round \(round): \(statistics.inTime) of \(statistics.contestants) in time")
            for task in statistics.tasks {
                let points = advice.points[task.id].map(String.init) ?? "–"
                print("  \(task.task.name): \(task.points) → \(points), solved by \(task.solved) of \(task.reached)")
            }
            quest = try Quest(
                settings: quest.settings,
                tasks: quest.tasks.map { task in
                    var task = task
                    task.statedPoints = advice.points[task.id] ?? task.statedPoints
                    return task
                }, zones: quest.zones, closures: quest.closures, lockedTasks: quest.lockedTasks, source: quest.source)
        }
        try write(quest, over: bytes, to: arguments[4])
        print("the tuned quest is \(arguments[4])")
    }

    /// The file as it was, with other points.
    static func write(_ quest: Quest, over bytes: [UInt8], to path: String) throws {
        guard case .featureCollection(var collection)? = GeoJSONReader().read(bytes).object else {
            throw TuningError("the quest is no collection of Features")
        }
        for task in quest.tasks {
            guard let index = collection.features.firstIndex(where: { $0.id?.description == task.id.rawValue }) else {
                throw TuningError(
                    "the file has no Feature with the id of task \(task.number), “\(task.name)”: give it one")
            }
            collection.features[index].properties?["points"] = task.statedPoints.map { .integer(Int64($0)) } ?? .null
        }
        try OutputFile.write(GeoJSONWriter(options: .pretty).write(collection), to: path)
    }
}

/// Why no tuned quest was written.
struct TuningError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
