extension WordTable {
    /// Words that change a number, so that they are no counted things; and words that make a choice or a contrast.
    ///
    /// Source: usage.
    static let russianLimits = WordTable(
        .limits,
        """
        тысяча тысячи тысяч тыс миллион миллиона миллионов млн миллиард дюжина дюжины дюжин сотня сотни сотен десяток десятка десятков половина половины четверть процент процента или либо не ни минус плюс до около почти больше меньше более менее этаж этажа дом дома улица линия маршрут автобус трамвай квартира подъезд корпус
        """)
}
