internal import Languages

/// What errors of GeoJSON say.
enum ErrorTexts {
    static let invalid = LocalizedText(
        "not valid GeoJSON",
        "неверный GeoJSON")
}
