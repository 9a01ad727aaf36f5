internal import Support

/// What errors of GeoJSON say.
enum ErrorTexts {
    static let invalid = LocalizedText(
        "not valid GeoJSON",
        "неверный GeoJSON")

    static func notFinite(_ pointer: String) -> LocalizedText {
        LocalizedText(
            "a number at \(pointer) is infinite or not a number, and GeoJSON has no way to write that",
            "по указателю \(pointer) есть бесконечное число или не число, а в GeoJSON такое не записать")
    }
}
