extension WordTable {
    /// Words that change a number, so that they are no counted things; and words that make a choice or a contrast.
    ///
    /// Source: usage.
    static let englishLimits = WordTable(
        .limits,
        """
        bc bce bp dozen dozens hundred hundreds thousand thousands million millions billion half quarter percent per or nor not minus plus point past times square cubic about almost nearly under over less more than ago before after floor storey story north south east west street avenue road line bus tram route building house room
        """)
}
