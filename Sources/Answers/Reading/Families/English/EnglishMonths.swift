extension WordTable {
    /// Months, wide and abbreviated.
    ///
    /// Source: CLDR, months of `en`; Sept is the usual abbreviation in Britain.
    static let englishMonths = WordTable(
        .months,
        """
        1 january jan
        2 february feb
        3 march mar
        4 april apr
        5 may
        6 june jun
        7 july jul
        8 august aug
        9 september sept sep
        10 october oct
        11 november nov
        12 december dec
        """)
}
