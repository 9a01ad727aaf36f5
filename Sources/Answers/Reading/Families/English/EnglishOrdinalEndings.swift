extension WordTable {
    /// Endings of ordinals in digits.
    ///
    /// Source: CLDR, digits-ordinal of `en`.
    static let englishOrdinalEndings = WordTable(
        .ordinalEndings,
        """
        st nd rd th
        """)
}
