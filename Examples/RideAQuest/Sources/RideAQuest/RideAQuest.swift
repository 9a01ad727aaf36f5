// Rides to the first task of a quest and answers it: swift run RideAQuest city.vqmap quest.geojson ride.jsonl ANSWER
import Support
import VeloQuest

@main
struct RideAQuest {
    static func main() async throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count == 4 else { return print("usage: RideAQuest city.vqmap quest.geojson ride.jsonl ANSWER") }
        // snippet: open
        let graph = try RoadGraph(path: arguments[0])
        let costs = ArcCosts(graph: graph, profile: .city)
        let search = PreparedSearch(graph: graph, costs: costs, method: .contractionHierarchy)

        let reading = Quest.read(try InputFile.bytes(of: arguments[1]))
        guard let quest = reading.quest else {
            for finding in reading.diagnostics { print(finding.message[.english]) }
            return
        }
        let task = quest.tasks[0]
        // end
        let fixes = try Receiver.fixes(to: task.coordinate, of: quest, search)
        // snippet: ride
        var file = try RideLogFile(path: arguments[2])
        let guide = QuestGuide(QuestRide(quest: quest, resuming: file.log), search: search)
        let updates = await guide.updates()
        let rider = Task {
            try await guide.head(for: task.id)
            for await fix in fixes { await guide.receive(fix) }  // in an app: from the location service
            try await guide.submit(arguments[3], to: task.id, at: Receiver.end)
            try await guide.finish(at: Receiver.end)
            await guide.close()
        }
        for await update in updates {
            if case .logged(let entry) = update { _ = try file.append(entry) }
            tell(update)
        }
        try await rider.value
        print(await guide.ride.result.message[.english])
        // end
    }

    // snippet: tell
    static func tell(_ update: GuideUpdate) {
        switch update {
        case .guidance(.routed(let leg)), .guidance(.rerouted(let leg)):
            print("route of", Measures.distance(leg.distance)[.english])
        case .guidance(.announced(let turn)): print("  ", turn.cue.announcement(in: turn.distance)[.english])
        case .guidance(.failed(let error)): print(error.message[.english])
        case .reached(let checkIn): print("at", checkIn.task)
        case .judged(let verdict, _): print(verdict.message[.english])
        case .guidance, .logged, .heading: break
        }
    }
    // end
}
