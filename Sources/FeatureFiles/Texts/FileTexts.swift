import Compression
import Support

/// What is said about packed files.
enum FileTexts {
    static func damaged(_ path: String, _ reason: CompressionError) -> Message {
        Message("file-damaged", ["path": .of(path), "reason": .of(reason.message)])
    }

    static let looksLikeLines = Message("file-looks-like-lines")

    /// For findings whose message is known later.
    static let nothing = Message(verbatim: "")
}
