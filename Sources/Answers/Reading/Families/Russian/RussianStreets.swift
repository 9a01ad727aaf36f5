extension WordTable {
    /// Kinds of streets, their cases and abbreviations.
    ///
    /// Source: Order 171n of the Ministry of Finance of Russia on parts of addresses; usage.
    static let russianStreets = WordTable(
        .streets,
        """
        улица ул улице улицу улицы
        проспект пр просп пркт прт проспекте проспекта
        площадь пл площади площадью
        переулок пер переулке переулка
        набережная наб набережной набережную
        бульвар бул бр бульваре бульвара
        шоссе ш
        проезд прд проезде
        аллея ал аллее аллеи
        тупик туп
        дом д доме дома
        корпус корп
        строение стр
        """)
}
