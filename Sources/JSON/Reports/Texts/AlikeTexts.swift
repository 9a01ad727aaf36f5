internal import Support

/// What is said of many findings of one rule.
enum AlikeTexts {
    static func record(_ number: Int) -> LocalizedText {
        LocalizedText("record \(number)", "запись \(number)")
    }

    /// - Parameter lines: their lines; empty where none is known.
    static func more(_ count: Int, lines: String) -> LocalizedText {
        LocalizedText(
            "\(count) more like this" + (lines.isEmpty ? "" : ", in lines \(lines)"),
            "и ещё \(count) таких же" + (lines.isEmpty ? "" : ", в строках \(lines)"))
    }
}
