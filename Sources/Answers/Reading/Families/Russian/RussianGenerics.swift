extension WordTable {
    /// Words before a name that it may have or lack.
    ///
    /// Source: Order 171n of the Ministry of Finance of Russia on parts of addresses.
    static let russianGenerics = WordTable(
        .generics,
        """
        город г гор
        """)
}
