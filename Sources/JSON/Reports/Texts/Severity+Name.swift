internal import Support

extension Diagnostic.Severity {
    /// The word before a message.
    var name: LocalizedText {
        switch self {
        case .error: LocalizedText("error", "ошибка")
        case .warning: LocalizedText("warning", "предупреждение")
        case .note: LocalizedText("note", "примечание")
        }
    }
}
