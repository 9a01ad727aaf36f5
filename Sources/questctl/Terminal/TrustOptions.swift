import ArgumentParser
import QuestSealing
import Quests
import RideLogs
import Scoring
import Support

/// The options for trust of commands that read logs.
struct TrustOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A log of the organiser, whose decisions count like those that the quest's officials signed. May be repeated.",
            valueName: "log"))
    var office: [String] = []

    @Option(
        help: ArgumentHelp(
            "A further device that a rider may have used: its fingerprint, the hash of its first entry, or its name, if one log of the rider has it. May be repeated.",
            valueName: "device"))
    var acceptDevice: [String] = []

    @Option(
        help: ArgumentHelp(
            "Receipts of ‘questctl receipt’, to name logs that were written anew or cut short since. May be repeated.",
            valueName: "file"))
    var receipts: [String] = []

    /// The files that are read.
    var inputs: [String] { office + receipts }

    /// The accepted entries of the riders' and the organiser's logs. Entries without effect are reported on standard error.
    func judged(
        _ riders: RideLog, in quest: Quest, roster: Roster = Roster(), _ language: Language
    ) throws -> JudgedLog {
        let office = try office.isEmpty ? RideLog() : ReadLogs.officeLog(at: office, language)
        let authority = LogAuthority(
            office: office, acceptedDevices: Set(acceptDevice),
            receipts: try receipts.flatMap { try ReadReceipts.receipts(at: $0, language) }, verifier: .crypto)
        let judged = authority.applied(to: riders, in: quest, roster: roster)
        TrustRemarks(riders: riders, office: office, acceptedDevices: acceptDevice, quest: quest).note(language)
        ReadLogs.note(roster.diagnostics(onLogsOf: riders.riding), language)
        ReadLogs.note(judged, in: quest, language)
        ReadLogs.note(judged.log.idleDecisions(in: quest), language)
        return judged
    }
}
