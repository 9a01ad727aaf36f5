extension WordTable {
    /// Endings of ordinals in digits.
    ///
    /// Source: the rules of spelling (Rosenthal, *Handbook of spelling*, on numerals).
    static let russianOrdinalEndings = WordTable(
        .ordinalEndings,
        """
        й я е го му м х ый ий ой ая ое ого ому ую ые ых ти
        """)
}
