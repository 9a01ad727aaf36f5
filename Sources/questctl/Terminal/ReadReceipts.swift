import ArgumentParser
import RideLogs
import Support

/// Reads the receipts of a command and reports invalid lines.
enum ReadReceipts {
    /// - Throws: `Failure.unreadable` where the file cannot be opened, or has no receipt: otherwise the user
    ///   would believe that receipts were compared.
    static func receipts(at path: String, _ language: Language) throws -> [LogReceipt] {
        let bytes = try Failure.reporting(language) { try InputFile.bytes(of: path) }
        let (receipts, unreadable) = LogReceipt.reading(bytes)
        guard !receipts.isEmpty else {
            Failure.report(ReceiptTexts.noReceipts, file: path, language)
            throw Failure.unreadable
        }
        let most = 10
        for line in unreadable.prefix(most) { Console.note("\(path):\(line): \(ReceiptTexts.notAReceipt[language])") }
        if unreadable.count > most { Console.note(RideLogTexts.moreFaults(unreadable.count - most)[language]) }
        return receipts
    }
}
