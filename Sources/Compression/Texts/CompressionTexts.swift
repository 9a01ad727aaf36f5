import Support

/// What is said about packed bytes.
enum CompressionTexts {
    static func message(of error: CompressionError) -> Message {
        switch error {
        case .damaged: Message("compression-damaged")
        case .truncated: Message("compression-truncated")
        case .unavailable: Message("compression-unavailable")
        }
    }
}
