extension WordTable {
    /// Words beside a number that change nothing.
    ///
    /// Source: usage.
    static let englishYears = WordTable(
        .years,
        """
        year yr number no nr
        """)
}
