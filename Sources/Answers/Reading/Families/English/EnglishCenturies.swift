extension WordTable {
    /// Words for a century beside a number.
    ///
    /// Source: CLDR; abbreviations of encyclopaedias.
    static let englishCenturies = WordTable(
        .centuries,
        """
        century cent c centuries
        """)
}
