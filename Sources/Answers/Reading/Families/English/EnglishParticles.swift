extension WordTable {
    /// Words within the name of a person that have no initial.
    ///
    /// Source: usage.
    static let englishParticles = WordTable(
        .particles,
        """
        van von de da di del der den la le al el ben bin of the mac
        """)
}
