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
            Failure.report(RideLogTexts.nothingToJudge, language)
            throw Failure.wrong
        }
        return Standings(of: judged, in: quest, roster: roster, unproven: judging.unproven)
    }
}
