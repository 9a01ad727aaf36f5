extension WordTable {
    /// Titles that a ruler with a number may have or lack.
    ///
    /// Source: usage in encyclopaedias.
    static let russianTitles = WordTable(
        .titles,
        """
        царь царица император императрица король королева папа князь княгиня великий султан
        """)
}
