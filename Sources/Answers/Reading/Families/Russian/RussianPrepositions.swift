extension WordTable {
    /// Prepositions before an answer.
    ///
    /// Source: usage; those that reverse the meaning, such as *без* and *кроме*, are left out.
    static let russianPrepositions = WordTable(
        .prepositions,
        """
        в во на у о об из со с к ко под над при около возле до от по за перед между через
        """)
}
