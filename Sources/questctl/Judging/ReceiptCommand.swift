import ArgumentParser
import QuestSealing
import Quests
import RideLogs
import Support

/// `questctl receipt anna.jsonl -o receipts.jsonl`
struct ReceiptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "receipt",
        abstract: "Keep the last signed head of ride logs, and check logs against such receipts later.",
        discussion: """
            Take receipts whenever you see a log: from a phone at a control, or as logs arrive. Later none of these logs can \
            be written anew or cut short without being named: here with --check, and by judge and standings with \
            --receipts. Receipts are added to a file that is there, and nothing is taken out of it. Exit codes: 0 written, \
            or no log contradicts its receipt; 1 no log is signed, one contradicts its receipt, or a receipt proves nothing; \
            2 a file cannot be opened or written, or has no receipt, or there is no log to compare.
            """)

    @Argument(help: "Ride logs (JSON Lines).")
    var logs: [String]

    @Option(name: .shortAndLong, help: "The file that the receipts are added to; by default standard output.")
    var output: String?

    @Option(help: ArgumentHelp("Check the logs against the receipts in this file. May be repeated.", valueName: "file"))
    var check: [String] = []

    @OptionGroup var common: CommonOptions

    func validate() throws {
        guard output == nil || check.isEmpty else {
            throw ValidationError("-o writes receipts, and --check reads them; leave one out.")
        }
    }

    func run() throws {
        let language = common.language
        try InputProtection.check(logs, against: output ?? "-", language)
        if check.isEmpty { try write(language) } else { try compare(language) }
    }

    private func write(_ language: Language) throws {
        let log = try ReadLogs.log(at: logs, language)
        let receipts = LogReceipt.receipts(of: log, verifier: .crypto)
        guard !receipts.isEmpty else {
            throw Failure.reported(Message("receipt-no-signed-log"), language, code: Failure.wrong)
        }
        let output = output ?? "-"
        let new = try add(receipts, to: output, language)
        let most = 10
        for receipt in receipts.prefix(most) {
            Console.summarise(
                Message(
                    "receipt",
                    [
                        "rider": .of(receipt.rider), "sequence": .of(receipt.sequence),
                        "fingerprint": .of(receipt.key.fingerprint),
                    ])[language], writtenTo: output)
        }
        if receipts.count > most {
            Console.summarise(
                Message("receipt-more", ["count": .of(receipts.count - most)])[language], writtenTo: output)
        }
        guard !Console.isStandardOutput(output) else { return }
        Console.print(Message("receipt-written", ["file": .of(output), "count": .of(new)])[language])
    }

    /// Adds the receipts that a file does not have yet; how many these are.
    private func add(_ receipts: [LogReceipt], to path: String, _ language: Language) throws -> Int {
        guard !Console.isStandardOutput(path) else {
            Console.print(LogReceipt.lines(of: receipts))
            return receipts.count
        }
        return try Failure.reporting(language) {
            var file = try AppendedFile(path: path)
            let bytes = try file.contents()
            let (known, unreadable) = LogReceipt.reading(bytes)
            guard !known.isEmpty || unreadable.isEmpty else {
                throw Failure.reported(Message("receipt-no-receipts"), file: path, language)
            }
            let new = receipts.filter { !known.contains($0) }
            let isOpenEnded = bytes.last.map { $0 != UInt8(ascii: "\n") } ?? false
            try file.append((isOpenEnded ? [UInt8(ascii: "\n")] : []) + LogReceipt.lines(of: new))
            return new.count
        }
    }

    private func compare(_ language: Language) throws {
        let receipts = try check.flatMap { try ReadReceipts.receipts(at: $0, language) }
        let log = try ReadLogs.log(at: logs, language)
        let outcomes = LogReceipt.outcomes(of: receipts, in: log, verifier: .crypto)
        let checks = ReceiptCheck.checks(zip(receipts, outcomes), riders: Set(log.entries.lazy.map(\.rider)))
        for check in checks { Console.print(DisplayText.sanitized(ReceiptTexts.line(check)[language], most: 300)) }
        guard !log.entries.isEmpty else { throw Failure.reported(Message("ride-log-nothing-to-compare"), language) }
        if checks.contains(where: \.isContradicted) { throw Failure.wrong }
    }
}

/// The result of comparing the receipts of one key with the logs that it signed.
struct ReceiptCheck {
    /// The result.
    enum Result: Equatable {
        /// The log matches all receipts, up to this entry.
        case agrees(Int)
        /// The log has a different entry with this number; earlier receipts match.
        case rewritten(since: Int, by: Int)
        /// The log ends before this entry.
        case cutShort(Int)
        /// There is no log of the key; the value says whether there is another log of the rider.
        case missing(hasOther: Bool)
        /// The receipt is invalid.
        case invalid
    }

    /// A receipt of the key, for the names in messages.
    let receipt: LogReceipt
    let result: Result

    /// Whether a log differs from its receipts, or a receipt is invalid.
    var isContradicted: Bool {
        switch result {
        case .agrees: false
        case .rewritten, .cutShort, .invalid: true
        case .missing(let hasOther): hasOther
        }
    }

    private struct Signed: Hashable {
        let key: PublicKey
        let quest: String?
    }

    /// One result for each key and quest, in the order of the receipts; invalid receipts have their own.
    ///
    /// - Parameter riders: the riders with logs.
    static func checks(
        _ receipts: some Sequence<(LogReceipt, ReceiptOutcome)>, riders: Set<RideEntry.Rider>
    ) -> [ReceiptCheck] {
        var order: [Signed] = []
        var groups: [Signed: [(LogReceipt, ReceiptOutcome)]] = [:]
        var invalid: [ReceiptCheck] = []
        for (receipt, outcome) in receipts {
            guard outcome != .invalid else {
                invalid.append(ReceiptCheck(receipt: receipt, result: .invalid))
                continue
            }
            let signed = Signed(key: receipt.key, quest: receipt.quest)
            if groups[signed] == nil { order.append(signed) }
            groups[signed, default: []].append((receipt, outcome))
        }
        return order.compactMap { check(of: groups[$0] ?? [], riders) } + invalid
    }

    private static func check(
        of receipts: [(receipt: LogReceipt, outcome: ReceiptOutcome)], _ riders: Set<RideEntry.Rider>
    ) -> ReceiptCheck? {
        let receipts = receipts.sorted { $0.receipt.sequence < $1.receipt.sequence }
        let agreed = receipts.last { $0.outcome == .agrees }
        if let wrong = receipts.first(where: { $0.outcome == .rewritten }) {
            let since = receipts.last { $0.outcome == .agrees && $0.receipt.sequence < wrong.receipt.sequence }
            return ReceiptCheck(
                receipt: wrong.receipt,
                result: .rewritten(since: (since?.receipt.sequence ?? 0) + 1, by: wrong.receipt.sequence))
        }
        if let short = receipts.first(where: { $0.outcome == .cutShort }) {
            return ReceiptCheck(receipt: short.receipt, result: .cutShort(short.receipt.sequence))
        }
        if let agreed { return ReceiptCheck(receipt: agreed.receipt, result: .agrees(agreed.receipt.sequence)) }
        return receipts.first.map {
            ReceiptCheck(receipt: $0.receipt, result: .missing(hasOther: riders.contains($0.receipt.rider)))
        }
    }
}
