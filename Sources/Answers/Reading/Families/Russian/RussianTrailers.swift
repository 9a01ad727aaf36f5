extension WordTable {
    /// Words after an answer that add nothing.
    ///
    /// Source: usage.
    static let russianTrailers = WordTable(
        .trailers,
        """
        шт штука штуки штук штуку раз раза цвет цвета цветом человек человека
        """)
}
