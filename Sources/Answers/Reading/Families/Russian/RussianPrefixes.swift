extension WordTable {
    /// Abbreviations before a name.
    ///
    /// Source: Order 171n; usage.
    static let russianPrefixes = WordTable(
        .prefixes,
        """
        святой св святого святая святой святые святых
        имени им
        профессор проф
        академик акад
        генерал ген
        доктор др
        маршал марш
        """)
}
