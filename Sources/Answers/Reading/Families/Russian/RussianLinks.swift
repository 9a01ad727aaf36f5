extension WordTable {
    /// Words between the items of a list.
    ///
    /// Source: the conjunctions that `ListSeparators` knows.
    static let russianLinks = WordTable(
        .links,
        """
        и
        """)
}
