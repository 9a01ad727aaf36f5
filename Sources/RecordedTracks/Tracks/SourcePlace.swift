public import Languages

/// A place in a file of a track.
public enum SourcePlace: Sendable, Hashable {
    /// A line of a text, from 1.
    case line(Int)
    /// A number of bytes from the beginning.
    case byte(Int)
    /// A position of a line of GeoJSON, from 1.
    case position(Int)
}

extension SourcePlace: LocalizedMessage {
    /// For example `line 17`.
    public var message: LocalizedText {
        switch self {
        case .line(let line): LocalizedText("line \(line)", "строка \(line)")
        case .byte(let offset): LocalizedText("byte \(offset)", "байт \(offset)")
        case .position(let number): LocalizedText("position \(number)", "позиция \(number)")
        }
    }
}
