import Compression
import Languages

/// What is said about packed files.
enum FileTexts {
    static func damaged(_ path: String, _ reason: CompressionError) -> LocalizedText {
        LocalizedText("\(path): \(reason.message.english)", "\(path): \(reason.message.russian)")
    }
}
