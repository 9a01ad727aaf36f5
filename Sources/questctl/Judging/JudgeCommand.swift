import ArgumentParser
import Exchange
import GeoJSON
import Quests
import RideLogs
import RoadMap
import Routing
import Scoring
import Support
import VeloQuest

/// `questctl judge quest.geojson phone-1.jsonl phone-2.jsonl`
struct JudgeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "judge",
        abstract: "Judge ride logs by the rules of a quest and explain every point.",
        discussion: """
            Logs may come in any number, order and repetition; parts of one ride find together. Answers are judged anew, \
            so that a key corrected after the event corrects the results, and check-ins are decided again from the \
            positions that the logs keep. Decisions count from the logs of the organiser (--office) only. What is wrong \
            with a log is said on standard error and keeps nobody from being judged. Exit codes: 0 judged, 1 errors in \
            the quest or no ride to judge, 2 a file cannot be opened.
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text
        case json
    }

    @Argument(help: "The quest file (GeoJSON).")
    var quest: String

    @Argument(help: "Ride logs (JSON Lines).")
    var logs: [String]

    @Option(help: "Only the ride of this rider.")
    var rider: String?

    @Option(
        help: ArgumentHelp(
            "Tell what each rider could have brought home, and flag what no bicycle does by road, on this map.",
            valueName: "file"))
    var map: String?

    @OptionGroup var profile: ChosenProfile

    @Option(help: "How to write the results.")
    var format = Format.text

    @OptionGroup var judging: JudgingOptions

    @OptionGroup var questOptions: QuestOptions

    @OptionGroup var common: CommonOptions

    func run() throws {
        let language = common.language
        let quest = try questOptions.quest(at: self.quest, language)
        let roster = try judging.roster(language)
        let judged = try judging.log(at: logs, in: quest, roster: roster, language)
        var rides = judged.rides.map {
            (
                rider: $0.rider,
                progress: RideProgress(
                    quest: quest, ride: $0, rostered: roster.riders[$0.rider], unproven: judging.unproven)
            )
        }
        if let rider { rides = rides.filter { $0.rider.rawValue == rider } }
        if let rider, rides.isEmpty {
            throw Failure.reported(Message("ride-log-no-rider", ["rider": .of(rider)]), language, code: Failure.wrong)
        }
        guard !rides.isEmpty else {
            throw Failure.reported(Message("ride-log-nothing-to-judge"), language, code: Failure.wrong)
        }
        let shared = SharedRides(in: judged.log)
        let graph = try map.map { try OpenedMap.graph(at: $0, language) }
        let hindsights = try hindsights(on: rides.map(\.progress), quest, graph, language)
        let roads = graph.map { RoadDistances(between: quest, on: $0) }
        switch format {
        case .text:
            let texts = zip(rides, hindsights).map { ride, hindsight in
                text(
                    of: RideResult(ride.progress, shared: shared[ride.rider], roads: roads), ride.rider,
                    ride.progress.registration, language)
                    + (hindsight.map { "\n  " + $0.message(in: quest)[language] } ?? "")
            }
            Console.print(texts.joined(separator: "\n\n"))
        case .json:
            let objects = zip(rides, hindsights).map { ride, hindsight in
                var object: JSONObject = ["rider": .string(ride.rider.rawValue)]
                object["name"] = ride.progress.registration.name.map(JSONValue.string)
                object["team"] = ride.progress.registration.team.map(JSONValue.string)
                object["class"] = ride.progress.registration.category.map(JSONValue.string)
                let result = RideResult(ride.progress, shared: shared[ride.rider], roads: roads)
                for member in result.json.members {
                    object[member.key] = member.value
                }
                if let hindsight {
                    object["pace"] = .double((hindsight.pace * 1000).rounded() / 1000)
                    object["secondsAtTask"] = .double(hindsight.secondsAtTask.rounded())
                    object["best"] = hindsight.best.json(of: quest)
                }
                return JSONValue.object(object)
            }
            Console.print(JSONWriter(options: .pretty).write(["rides": .array(objects)] as JSONValue))
        }
    }

    /// The best possible result for each ride; nothing without a map.
    private func hindsights(
        on rides: [RideProgress], _ quest: Quest, _ graph: RoadGraph?, _ language: Language
    ) throws -> [Hindsight?] {
        guard let graph else { return rides.map { _ in nil } }
        let profile = try profile.profile(language)
        var router = Router(graph: graph, profile: profile, method: .aStar)
        router.closures = quest.closures(on: graph)
        return try Failure.reporting(language, code: Failure.wrong) {
            let planner = try RidePlanner(quest: quest, router: router)
            return try rides.map { try planner.hindsight(on: $0, router: &router) }
        }
    }

    /// The rider's name, then the ride line by line.
    private func text(
        of result: RideResult, _ rider: RideEntry.Rider, _ registration: Registration, _ language: Language
    ) -> String {
        let about = [registration.name, registration.team, registration.category].compactMap { $0 }
        let title = rider.rawValue + (about.isEmpty ? "" : " (" + about.joined(separator: ", ") + ")")
        let lines = RideExplanation(result, language: language).lines.map { "  " + $0 }
        return ([DisplayText.sanitized(title, most: 200)] + lines).joined(separator: "\n")
    }
}
