import Support

/// The label of the scale bar.
enum ScaleTexts {
    /// A length: metres, or kilometres from one thousand metres on.
    static func length(metres: Double) -> LocalizedText {
        metres < 1000
            ? LocalizedText("\(Int(metres)) m", "\(Int(metres)) м")
            : LocalizedText("\(Int(metres / 1000)) km", "\(Int(metres / 1000)) км")
    }
}
