import ArgumentParser
import Quests
import RideLogs
import Scoring
import Support

/// The options of commands that judge logs.
struct JudgingOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Who rides: a table (CSV) with rider, name, team, class, device, key.", valueName: "file"))
    var riders: String?

    @OptionGroup var trust: TrustOptions

    @Flag(help: "Count check-ins that their positions do not prove, and say so.")
    var acceptUnproven = false

    /// The files that are read besides the logs.
    var inputs: [String] { trust.inputs + (riders.map { [$0] } ?? []) }

    var unproven: UnprovenCheckIns { acceptUnproven ? .accepted : .refused }

    /// The table of riders; an empty one where there is none.
    func roster(_ language: Language) throws -> Roster {
        guard let riders else { return Roster() }
        let bytes = try Failure.reporting(language) { try InputFile.bytes(of: riders) }
        let roster = try Failure.reporting(language, file: riders, code: Failure.wrong) { try Roster(csv: bytes) }
        if roster.riders.isEmpty { Console.note("\(riders): \(RideLogTexts.noRiders[language])") }
        return roster
    }

    /// The accepted logs of the riders, with those of the organiser.
    func log(at paths: [String], in quest: Quest, roster: Roster = Roster(), _ language: Language) throws -> JudgedLog {
        if quest.isRidersEdition {
            Console.note("questctl: \(CommonTexts.note(RideLogTexts.ridersEdition)[language])")
        }
        let log = try ReadLogs.log(at: paths, language)
        if let foreign = ForeignTasks(in: log, beside: quest) {
            Console.note("questctl: \(CommonTexts.note(foreign.message)[language])")
        }
        return try trust.judged(log, in: quest, roster: roster, language)
    }
}
