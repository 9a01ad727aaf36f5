extension WordTable {
    /// Prepositions before an answer.
    ///
    /// Source: usage; those that change the meaning, such as *under* and *without*, are left out.
    static let englishPrepositions = WordTable(
        .prepositions,
        """
        in at on of by to from near into
        """)
}
