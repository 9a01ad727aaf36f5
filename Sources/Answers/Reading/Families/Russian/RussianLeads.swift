extension WordTable {
    /// Phrases before an answer.
    ///
    /// Source: what riders write; only said of the answer, never left out of an accepted text.
    static let russianLeads = WordTable(
        .leads,
        """
        это
        это есть
        там
        там было
        их
        ровно
        всего
        точно
        только
        штук
        думаю
        думаю что
        думаю это
        наверное
        кажется
        вроде
        вроде бы
        по моему
        ответ
        река
        р
        озеро
        оз
        гора
        остров
        о
        село
        деревня
        крейсер
        цвет
        дерево
        в году
        год
        изображен
        изображена
        нарисован
        нарисована
        здесь
        тут
        """)
}
