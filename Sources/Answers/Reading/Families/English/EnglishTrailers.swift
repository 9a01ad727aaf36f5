extension WordTable {
    /// Words after an answer that add nothing.
    ///
    /// Source: usage.
    static let englishTrailers = WordTable(
        .trailers,
        """
        pcs pc pieces piece items item times total altogether them color colour tree trees colored coloured please x
        """)
}
