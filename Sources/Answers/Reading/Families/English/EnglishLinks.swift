extension WordTable {
    /// Words between the items of a list.
    ///
    /// Source: the conjunctions that `ListSeparators` knows; *n* as in *rock n roll*.
    static let englishLinks = WordTable(
        .links,
        """
        and n
        """)
}
