/// Differences between texts that a comparison may leave aside (clauses 7.3 and 7.4).
enum TextFolding: String, Sendable, Hashable, CaseIterable {
    /// Capital and small letters.
    case letterCase = "CASEI"
    /// Marks on letters.
    case accents = "ACCENTI"
}
