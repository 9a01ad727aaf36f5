internal import Quests
internal import RideLogs
internal import Support

/// What `questctl receipt` says.
enum ReceiptTexts {
    static let noReceipts = LocalizedText(
        "there is no receipt in this file; ‘questctl receipt’ writes them",
        "в этом файле нет квитанций; их пишет «questctl receipt»")
    static let notAReceipt = LocalizedText("this line is no receipt", "эта строка — не квитанция")
    static let noSignedLog = LocalizedText(
        "none of these logs is signed, so there is nothing to keep of them",
        "ни один из этих журналов не подписан, хранить от них нечего")

    static func receipt(_ receipt: LogReceipt) -> LocalizedText {
        LocalizedText(
            "“\(receipt.rider)”: entry \(receipt.sequence), key \(receipt.key.fingerprint)",
            "«\(receipt.rider)»: запись \(receipt.sequence), ключ \(receipt.key.fingerprint)")
    }

    static func more(_ count: Int) -> LocalizedText {
        LocalizedText("… and \(count) more", "… и ещё \(count)")
    }

    static func written(_ file: String, _ count: Int) -> LocalizedText {
        LocalizedText(
            "\(file): \(Plural.english(count, "receipt", "receipts")) added",
            "\(file): добавлено квитанций — \(count)")
    }

    static func line(_ check: ReceiptCheck) -> LocalizedText {
        let rider = check.receipt.rider
        let key = check.receipt.key.fingerprint
        return switch check.result {
        case .agrees(let sequence):
            LocalizedText(
                "“\(rider)”: as it was seen, up to entry \(sequence)",
                "«\(rider)»: всё как в квитанции, до записи \(sequence)")
        case .rewritten(let since, let sequence):
            LocalizedText(
                "“\(rider)”: written anew \(span(since, sequence).english); the receipt has another entry \(sequence)",
                "«\(rider)»: журнал переписан \(span(since, sequence).russian); в квитанции запись \(sequence) другая")
        case .cutShort(let sequence):
            LocalizedText(
                "“\(rider)”: cut short; the receipt has entry \(sequence), and the log ends before it",
                "«\(rider)»: журнал обрезан; в квитанции есть запись \(sequence), а журнал кончается раньше")
        case .missing(let hasOther):
            LocalizedText(
                "“\(rider)”: no log is signed with the key of the receipt, \(key)"
                    + (hasOther ? "; the one here is another" : ""),
                "«\(rider)»: нет журнала, подписанного ключом из квитанции, \(key)"
                    + (hasOther ? "; здесь другой журнал" : ""))
        case .invalid:
            LocalizedText(
                "“\(rider)”: the receipt is not signed with its key and proves nothing",
                "«\(rider)»: квитанция не подписана своим ключом и ничего не доказывает")
        }
    }

    /// Between which entries a log was changed.
    private static func span(_ since: Int, _ sequence: Int) -> LocalizedText {
        since == sequence
            ? LocalizedText("from entry \(since) on", "с записи \(since)")
            : LocalizedText(
                "from one of the entries \(since)–\(sequence) on", "начиная с одной из записей \(since)–\(sequence)")
    }
}
