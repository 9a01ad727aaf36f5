extension WordTable {
    /// Numbers in words that `NumberWords` lacks.
    ///
    /// Source: CLDR, spell-out rules of `en`; usage.
    static let englishCardinals = WordTable(
        .cardinals,
        """
        0 oh nil none
        2 couple
        """)
}
