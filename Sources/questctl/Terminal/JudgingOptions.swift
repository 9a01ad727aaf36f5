import ArgumentParser
import Languages
import QuestEngine
import QuestFile
import RideLogs

/// What commands that judge logs take on trust.
struct JudgingOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A log of the organiser; only decisions in such a log count. May be repeated.", valueName: "log"))
    var office: [String] = []

    @Option(
        help: ArgumentHelp(
            "A further device that a rider may have used, by its name in the log. May be repeated.",
            valueName: "device"))
    var acceptDevice: [String] = []

    @Flag(help: "Count check-ins that their positions do not prove, and say so.")
    var acceptUnproven = false

    var unproven: UnprovenCheckIns { acceptUnproven ? .accepted : .refused }

    /// The logs of the riders as far as they count, with those of the organiser. What is without effect is said on standard error.
    func log(at paths: [String], in quest: Quest, roster: Roster = Roster(), _ language: Language) throws -> RideLog {
        let riders = try ReadLogs.log(at: paths, language)
        let office = try office.isEmpty ? RideLog() : ReadLogs.log(at: office, language)
        let authority = LogAuthority(office: office, devices: roster.devices, acceptedDevices: Set(acceptDevice))
        let (log, findings) = authority.applied(to: riders)
        ReadLogs.note(findings, language)
        ReadLogs.note(log.idleDecisions(in: quest), language)
        return log
    }
}
