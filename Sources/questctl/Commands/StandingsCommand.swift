import ArgumentParser
import FileAccess
import GeoJSON
import Languages
import QuestEngine
import QuestExchange
import RideLogs

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

    @Option(help: ArgumentHelp("Who rides: a table (CSV) with rider, name, team, class.", valueName: "file"))
    var riders: String?

    @Option(help: ArgumentHelp("Leave out what happened later, such as 2026-06-06T12:00+05:00.", valueName: "moment"))
    var frozen: ExportCommand.Moment?

    @Flag(help: "Explain every total line by line (text).")
    var explain = false

    @Option(name: .shortAndLong, help: "The file to write; by default standard output.")
    var output = "-"

    @OptionGroup var judging: JudgingOptions

    @OptionGroup var common: CommonOptions

    func run() throws {
        let language = common.language
        try InputProtection.check(
            [quest] + logs + judging.office + (riders.map { [$0] } ?? []), against: output, language)
        let quest = try CheckedQuest.quest(at: self.quest, language)
        let roster = try roster(language)
        let log = try judging.log(at: logs, in: quest, roster: roster, language)
        guard !log.rides.isEmpty else {
            Failure.report(RideLogTexts.nothingToJudge, language)
            throw Failure.wrong
        }
        let standings = Standings(
            of: log, in: quest, roster: roster, unproven: judging.unproven, frozenAt: frozen?.seconds)
        let bytes =
            switch format {
            case .text: Array(StandingsText(standings, language: language, isExplained: explain).text.utf8)
            case .json: JSONWriter(options: .pretty).write(standings.json)
            case .csv: StandingsCSV(standings).encoded()
            case .iof: ResultList(standings, log: log, in: quest, roster: roster, language: language).encoded()
            }
        try Failure.reporting(language) { try OutputFile.write(bytes, to: output) }
    }

    private func roster(_ language: Language) throws -> Roster {
        guard let riders else { return Roster() }
        let bytes = try Failure.reporting(language) { try InputFile.bytes(of: riders) }
        return try Failure.reporting(language, file: riders, code: Failure.wrong) { try Roster(csv: bytes) }
    }
}
