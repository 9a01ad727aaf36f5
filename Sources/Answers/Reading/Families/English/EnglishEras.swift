extension WordTable {
    /// The era that is meant without being named. The other one is no such word.
    ///
    /// Source: CLDR, eras of `en`.
    static let englishEras = WordTable(
        .eras,
        """
        ad ce
        """)
}
