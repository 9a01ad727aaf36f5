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

/// Remarks about probable mistakes in a command's input, which do not stop it.
struct TrustRemarks {
    let riders: RideLog
    let office: RideLog
    let acceptedDevices: [String]
    let quest: Quest

    func note(_ language: Language) {
        for text in texts { Console.note(DisplayText.sanitized(text[language], most: 500)) }
    }

    private var texts: [Message] {
        var texts: [Message] = []
        let ridden = office.riding
        if !ridden.isEmpty { texts.append(RideLogTexts.rideInOffice(ridden)) }
        if !quest.settings.officials.isEmpty, ridden.isEmpty, office.entries.contains(where: isUnofficial) {
            texts.append(Message("ride-log-unofficial-office"))
        }
        texts += Set(acceptedDevices).sorted().compactMap(doubt)
        if quest.settings.id == nil {
            let others = Set(riders.entries.lazy.compactMap { $0.opening?.quest })
            if !others.isEmpty { texts.append(RideLogTexts.otherQuests(others)) }
        }
        return texts
    }

    /// Whether an entry begins a log by someone whom the quest does not name.
    private func isUnofficial(_ entry: RideEntry) -> Bool {
        guard entry.sequence == 1 else { return false }
        guard let key = entry.opening?.key else { return true }
        return !quest.settings.officials.contains(key.fingerprint)
    }

    /// Why `--accept-device` with this text accepts nothing; `nil` where it may accept something.
    private func doubt(_ name: String) -> Message? {
        let isNamed = riders.entries.contains { $0.device == name }
        if let key = KeyFingerprint(name) {
            let isKey = riders.entries.contains { $0.opening?.key?.fingerprint == key }
            return isKey ? nil : Message("ride-log-no-key", ["name": .of(name), "is-named": .of(isNamed)])
        }
        if let entry = EntryDigest(name).flatMap({ digest in riders.entries.first { $0.digest == digest } }) {
            return entry.sequence == 1 ? nil : Message("ride-log-not-first", ["digest": .of(name)])
        }
        return isNamed ? nil : Message("ride-log-no-device", ["name": .of(name)])
    }
}

/// The options of commands that judge logs.
struct JudgingOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Who rides: a table (CSV) with rider, name, team, class, device, key.", valueName: "file"))
    var riders: String?

    @OptionGroup var trust: TrustOptions

    @Flag(help: "Count check-ins that their positions do not prove, and say so.")
    var acceptUnproven = false

    /// The files that are read in addition to the logs.
    var inputs: [String] { trust.inputs + (riders.map { [$0] } ?? []) }

    var unproven: UnprovenCheckIns { acceptUnproven ? .accepted : .refused }

    /// The table of riders; an empty one where there is none.
    func roster(_ language: Language) throws -> Roster {
        guard let riders else { return Roster() }
        let bytes = try Failure.reporting(language) { try InputFile.bytes(of: riders) }
        let roster = try Failure.reporting(language, file: riders, code: Failure.wrong) { try Roster(csv: bytes) }
        if roster.riders.isEmpty { Console.note("\(riders): \(Message("ride-log-no-riders")[language])") }
        return roster
    }

    /// The accepted logs of the riders, with those of the organiser.
    func log(at paths: [String], in quest: Quest, roster: Roster = Roster(), _ language: Language) throws -> JudgedLog {
        if quest.isRidersEdition {
            Console.reportNote(Message("ride-log-riders-edition"), language)
        }
        let log = try ReadLogs.log(at: paths, language)
        if let foreign = ForeignTasks(in: log, beside: quest) {
            Console.reportNote(foreign.message, language)
        }
        return try trust.judged(log, in: quest, roster: roster, language)
    }
}
