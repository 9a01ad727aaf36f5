extension WordTable {
    /// Halves, thirds and quarters in words.
    ///
    /// Source: CLDR, names of fractions; usage.
    static let englishShares = WordTable(
        .shares,
        """
        0.5 half; a half; 1 half; one half
        0.25 quarter; a quarter; one quarter; one fourth
        0.75 three quarters; three fourths
        1/3 one third; a third
        2/3 two thirds
        +0.5 and a half; and half
        +0.25 and a quarter
        +0.75 and three quarters
        """)
}
