import ArgumentParser
import Quests
import RideLogs
import RoadMap
import Scoring
import Support

/// What `print` reads, by the options of the commands that judge.
struct PrintInputs: PrintInput {
    @OptionGroup var judging: JudgingOptions

    @OptionGroup var questOptions: QuestOptions

    var files: [String] { judging.inputs }

    var hasRoster: Bool { judging.riders != nil }

    func quest(at path: String, _ language: Language) throws -> Quest {
        try questOptions.quest(at: path, isLocalized: false, language)
    }

    func graph(at path: String, _ language: Language) throws -> RoadGraph { try OpenedMap.graph(at: path, language) }

    func roster(_ language: Language) throws -> Roster { try judging.roster(language) }

    func standings(of logs: [String], in quest: Quest, _ language: Language) throws -> Standings {
        let roster = try judging.roster(language)
        let judged = try judging.log(at: logs, in: quest, roster: roster, language)
        guard !judged.rides.isEmpty else {
            throw Failure.reported(Message("ride-log-nothing-to-judge"), language, code: Failure.wrong)
        }
        return Standings(of: judged, in: quest, roster: roster, unproven: judging.unproven)
    }
}

/// Reads what is printed, as other commands do: with their options for trust, and with their messages.
protocol PrintInput: ParsableArguments {
    /// The files that the options name.
    var files: [String] { get }

    /// Whether a table of riders is named.
    var hasRoster: Bool { get }

    /// The quest in a file, with its own texts.
    func quest(at path: String, _ language: Language) throws -> Quest

    /// The map in a file.
    func graph(at path: String, _ language: Language) throws -> RoadGraph

    /// The riders of the table.
    func roster(_ language: Language) throws -> Roster

    /// The standings by some ride logs.
    func standings(of logs: [String], in quest: Quest, _ language: Language) throws -> Standings
}
