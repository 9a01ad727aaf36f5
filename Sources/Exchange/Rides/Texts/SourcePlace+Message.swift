public import Support

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
