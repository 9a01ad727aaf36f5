extension WordTable {
    /// Words before a name that it may have or lack.
    ///
    /// Source: usage on maps.
    static let englishGenerics = WordTable(
        .generics,
        """
        city town
        """)
}
