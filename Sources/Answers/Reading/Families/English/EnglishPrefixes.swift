extension WordTable {
    /// Abbreviations before a name, some of which mean something else after it.
    ///
    /// Source: USPS Publication 28; usage.
    static let englishPrefixes = WordTable(
        .prefixes,
        """
        saint st ste sankt sint
        mount mt
        fort ft
        doctor dr
        professor prof
        general gen
        captain capt cpt
        sergeant sgt
        colonel col
        lieutenant lt
        president pres
        mister mr
        mistress mrs
        route rte rt
        """)
}
