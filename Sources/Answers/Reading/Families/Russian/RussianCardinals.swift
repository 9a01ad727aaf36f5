extension WordTable {
    /// Numbers in words that `NumberWords` lacks: collective numerals and the like.
    ///
    /// Source: CLDR, spell-out rules of `ru`; usage.
    static let russianCardinals = WordTable(
        .cardinals,
        """
        2 двое двоих оба обе пара
        3 трое троих тройка
        4 четверо четверых
        5 пятеро пятерых
        6 шестеро
        7 семеро
        8 восьмеро
        9 девятеро
        10 десятеро десяток
        100 сотня
        0 ниодного
        """)
}
