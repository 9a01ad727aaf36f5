extension WordTable {
    /// Words for a century beside a number.
    ///
    /// Source: usage.
    static let russianCenturies = WordTable(
        .centuries,
        """
        век века веке веку в вв ст столетие столетия столетии
        """)
}
