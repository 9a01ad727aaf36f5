extension WordTable {
    /// Titles that a ruler with a number may have or lack.
    ///
    /// Source: usage in encyclopaedias.
    static let englishTitles = WordTable(
        .titles,
        """
        king queen emperor empress tsar czar tsarina pope prince princess sir saint lord sultan kaiser
        """)
}
