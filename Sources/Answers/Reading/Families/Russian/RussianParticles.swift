extension WordTable {
    /// Words within the name of a person that have no initial.
    ///
    /// Source: usage.
    static let russianParticles = WordTable(
        .particles,
        """
        ван фон де да ди дер ибн аль эль ла ле
        """)
}
