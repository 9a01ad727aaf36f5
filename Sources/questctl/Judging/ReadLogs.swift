import ArgumentParser
import Exchange
import Quests
import RideLogs
import Scoring
import Support

/// Reads the ride logs of a command and prints their errors.
enum ReadLogs {
    /// All logs as one. Faults and decisions without effect are reported on standard error; they prevent no rider from being
    /// judged.
    ///
    /// - Throws: `Failure.unreadable` where a file cannot be opened.
    static func log(at paths: [String], in quest: Quest? = nil, _ language: Language) throws -> RideLog {
        try joined(
            paths.map { path in
                let (log, diagnostics) = try Failure.reporting(language) { try RideLog.reading(contentsOf: path) }
                return (path, log, diagnostics)
            }, in: quest, language)
    }

    /// The logs of the organiser.
    ///
    /// - Throws: `Failure.unreadable` where a file cannot be opened, or has no entry: otherwise the user would believe
    ///   that its decisions count.
    static func officeLog(at paths: [String], _ language: Language) throws -> RideLog {
        let readings = try paths.map { path in
            let (log, diagnostics) = try Failure.reporting(language) { try RideLog.reading(contentsOf: path) }
            return (path: path, log: log, diagnostics: diagnostics)
        }
        if let wrong = readings.first(where: { $0.log.entries.isEmpty }) {
            note(wrong.diagnostics, language, kind: \.kind.number) { "\(place(of: $0, in: wrong.path)): " }
            let isDamaged = wrong.diagnostics.contains(where: \.isOfEntry)
            throw Failure.reported(
                isDamaged ? Message("ride-log-damaged-office-log") : Message("ride-log-no-office-log"),
                file: wrong.path, language)
        }
        return joined(readings, in: nil, language)
    }

    /// The log in the bytes of a file.
    static func log(in bytes: [UInt8], of path: String, _ language: Language) -> RideLog {
        let (log, diagnostics) = RideLog.reading(bytes)
        return joined([(path, log, diagnostics)], in: nil, language)
    }

    private static func joined(
        _ readings: [(path: String, log: RideLog, diagnostics: [LogDiagnostic])], in quest: Quest?, _ language: Language
    ) -> RideLog {
        var logs: [RideLog] = []
        var sawDiagnostic = false
        for (path, log, diagnostics) in readings {
            note(diagnostics, language, kind: \.kind.number) { "\(place(of: $0, in: path)): " }
            sawDiagnostic = sawDiagnostic || !diagnostics.isEmpty
            if log.entries.isEmpty, diagnostics.isEmpty, readings.count > 1 {
                Console.note("\(path): \(Message("ride-log-no-entries-here")[language])")
                sawDiagnostic = true
            }
            logs.append(log)
        }
        let log = RideLog(merging: logs)
        note(log.diagnostics, language, kind: \.kind.number)
        if let quest { note(log.idleDecisions(in: quest), language, kind: { _ in 0 }) }
        if log.entries.isEmpty, !sawDiagnostic {
            Console.note(Message("ride-log-no-entries")[language])
        }
        return log
    }

    /// Reports entries without effect.
    static func note(_ findings: [some LocalizedMessage], _ language: Language) {
        note(findings, language, kind: { _ in 0 })
    }

    /// Reports probable mistakes in the table of riders.
    static func note(_ remarks: [Roster.Diagnostic], _ language: Language) {
        note(remarks, language, kind: \.number)
    }

    /// Reports entries without effect because of their authors, and the editions that were ridden where there are several.
    static func note(_ judged: JudgedLog, in quest: Quest, _ language: Language) {
        note(judged.logFlags, language, kind: \.kind.number)
        let editions = judged.editions
        guard quest.settings.id != nil, editions.count > 1 else { return }
        for edition in editions {
            Console.note(
                Message(
                    "ride-log-edition",
                    [
                        "logs": .of(edition.count), "digest": .of(edition.edition.description),
                        "is-own": .of(edition.edition == quest.edition),
                    ])[language]
            )
        }
    }

    /// Reports only the first diagnostics of each kind: a diagnostic shared by ten thousand phones would hide all others.
    private static func note<Said: LocalizedMessage>(
        _ diagnostics: [Said], _ language: Language, kind: (Said) -> Int, place: (Said) -> String = { _ in "" }
    ) {
        let most = 10
        var counts: [Int: Int] = [:]
        for diagnostic in diagnostics {
            let kind = kind(diagnostic)
            counts[kind, default: 0] += 1
            guard counts[kind, default: 0] <= most else { continue }
            Console.note(place(diagnostic) + DisplayText.sanitized(diagnostic.message[language]))
        }
        let omitted = counts.values.reduce(0) { $0 + max(0, $1 - most) }
        guard omitted > 0 else { return }
        Console.note(Message("ride-log-more-faults", ["count": .of(omitted)])[language])
    }

    private static func place(of diagnostic: LogDiagnostic, in path: String) -> String {
        diagnostic.line.map { "\(path):\($0)" } ?? path
    }
}

extension LogDiagnostic.Kind {
    /// The kind of a diagnostic, without its numbers.
    fileprivate var number: Int {
        switch self {
        case .torn: 0
        case .damaged: 1
        case .altered: 2
        case .reformatted: 3
        case .unreadable: 4
        case .gap: 5
        case .fork: 6
        case .brokenLink: 7
        case .unknownEvent: 8
        case .ownDecision: 9
        }
    }
}

extension LogDiagnostic {
    /// Whether the line certainly was an entry. A torn line may be any text.
    fileprivate var isOfEntry: Bool {
        switch kind {
        case .altered, .unreadable: true
        case .torn, .damaged, .reformatted, .gap, .fork, .brokenLink, .unknownEvent, .ownDecision: false
        }
    }
}

extension Roster.Diagnostic {
    /// The kind of a remark, without its subject.
    fileprivate var number: Int {
        switch self {
        case .ignoredColumns: 0
        case .withoutKey: 1
        case .sharedKey: 2
        case .alike: 3
        case .misspelt: 4
        case .unlistedBeside: 5
        case .unlisted: 6
        case .alikeRiders: 7
        case .extraCells: 8
        }
    }
}

extension LogFlag.Kind {
    /// The kind of a finding, without its subject.
    fileprivate var number: Int {
        switch self {
        case .decision: 0
        case .forAnother: 1
        case .furtherDevice: 2
        case .furtherKey: 3
        case .notBound: 4
        case .forkedByKey: 5
        case .unsignedEnd: 6
        case .invalidSignature: 7
        case .otherQuest: 8
        case .lateOpening: 9
        case .rewritten: 10
        case .cutShort: 11
        case .missingLog: 12
        case .invalidReceipt: 13
        case .receiptOfOtherQuest: 14
        case .ambiguousDevice: 15
        }
    }
}

/// Reads the receipts of a command and reports invalid lines.
enum ReadReceipts {
    /// - Throws: `Failure.unreadable` where the file cannot be opened, or has no receipt: otherwise the user
    ///   would believe that receipts were compared.
    static func receipts(at path: String, _ language: Language) throws -> [LogReceipt] {
        let bytes = try Failure.reporting(language) { try InputFile.bytes(of: path) }
        let (receipts, unreadable) = LogReceipt.reading(bytes)
        guard !receipts.isEmpty else { throw Failure.reported(Message("receipt-no-receipts"), file: path, language) }
        let most = 10
        for line in unreadable.prefix(most) {
            Console.note("\(path):\(line): \(Message("receipt-not-a-receipt")[language])")
        }
        if unreadable.count > most {
            Console.note(Message("ride-log-more-faults", ["count": .of(unreadable.count - most)])[language])
        }
        return receipts
    }
}
