extension WordTable {
    /// Words beside a number that change nothing.
    ///
    /// Source: usage.
    static let russianYears = WordTable(
        .years,
        """
        г гг год года году годом номер ном
        """)
}
