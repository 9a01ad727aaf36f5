import ArgumentParser
import Exchange
import GeoJSON
import Quests
import RideLogs
import RoadMap
import Scoring
import Support
import VeloQuest

/// `questctl standings quest.geojson logs/*.jsonl --riders riders.csv`
struct StandingsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "standings",
        abstract: "Rank riders and teams by their ride logs.",
        discussion: """
            Logs may come in any number, order and repetition; the same logs give the same standings. Decisions count \
            from the logs of the organiser (--office) only. iof is the message \
            ResultList of the IOF data standard 3.0, with answers and split times. Exit codes: 0 ranked, 1 errors in the \
            quest or the table of riders, or no ride to rank, 2 a file cannot be opened.
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text
        case json
        case csv
        case iof
    }

    @Argument(help: "The quest file (GeoJSON).")
    var quest: String

    @Argument(help: "Ride logs (JSON Lines).")
    var logs: [String]

    @Option(help: "How to write the standings.")
    var format = Format.text

    @Option(
        help: ArgumentHelp(
            "Flag check-ins that are further apart by road, on this map, than a bicycle goes.",
            valueName: "file"))
    var map: String?

    @Option(help: ArgumentHelp("Leave out what happened later, such as 2026-06-06T12:00+05:00.", valueName: "moment"))
    var frozen: MomentArgument?

    @Flag(help: "Explain every total line by line (text).")
    var explain = false

    @Option(name: .shortAndLong, help: "The file to write; by default standard output.")
    var output = "-"

    @OptionGroup var judging: JudgingOptions

    @OptionGroup var questOptions: QuestOptions

    @OptionGroup var common: CommonOptions

    func run() throws {
        let language = common.language
        try InputProtection.check(
            [quest] + logs + judging.inputs + (map.map { [$0] } ?? []), against: output, language)
        frozen?.noteZone(of: "--frozen", language)
        let quest = try questOptions.quest(at: self.quest, language)
        let roster = try judging.roster(language)
        let judged = try judging.log(at: logs, in: quest, roster: roster, language)
        guard !judged.rides.isEmpty else {
            throw Failure.reported(Message("ride-log-nothing-to-judge"), language, code: Failure.wrong)
        }
        let roads = try map.map { RoadDistances(between: quest, on: try OpenedMap.graph(at: $0, language)) }
        if let roads, roads.isEmpty, quest.tasks.count > 1 {
            Console.reportNote(Message("ride-log-other-map"), language)
        }
        let standings = Standings(
            of: judged, in: quest, roster: roster, unproven: judging.unproven, roads: roads, frozenAt: frozen?.seconds)
        noteStarts(standings, language)
        let bytes =
            switch format {
            case .text: Array(StandingsText(standings, language: language, isExplained: explain).text.utf8)
            case .json: JSONWriter(options: .pretty).write(standings.json)
            case .csv: StandingsCSV(standings).encoded()
            case .iof: ResultList(standings, in: quest, roster: roster, language: language).encoded()
            }
        try Failure.reporting(language) { try OutputFile.write(bytes, to: output) }
    }

    /// Reports how many riders count as not started since they began outside the start window, which is often wrong itself.
    private func noteStarts(_ standings: Standings, _ language: Language) {
        let missed = standings.groups.flatMap(\.rows).compactMap { row in
            row.result.status == .notStarted
                ? row.result.flags.first { $0.kind == .startOutsideWindow }.map { $0.value ?? 0 } : nil
        }
        guard let least = missed.min() else { return }
        Console.note(
            Message("ride-log-outside-window", ["count": .of(missed.count), "least": .of(Measures.duration(least))])[
                language])
    }
}
