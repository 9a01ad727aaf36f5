extension WordTable {
    /// Words with more than one usual spelling or a usual abbreviation.
    ///
    /// Source: the spelling dictionary of the Russian Academy; usage.
    static let russianSpellings = WordTable(
        .spellings,
        """
        тоннель туннель
        ноль нуль
        галоши калоши
        матрас матрац
        шкаф шкап
        петербург спб
        галерея галлерея
        """)
}
