extension WordTable {
    /// The era that is meant without being named. *До н. э.* is no such phrase.
    ///
    /// Source: CLDR, eras of `ru`.
    static let russianEras = WordTable(
        .eras,
        """
        нэ
        """)
}
