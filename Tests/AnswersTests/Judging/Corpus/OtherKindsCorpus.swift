import Answers

/// Options with commas between them and a star before the correct ones.
enum ChoiceCorpus {
    static let rows = CorpusTable.rows(table) { text in
        let options = CorpusTable.parts(text, ",")
        let correct = options.filter { $0.first == "*" }.map { String($0.dropFirst()) }
        return ChoiceAnswer(options: options.map { $0.first == "*" ? String($0.dropFirst()) : $0 }, correct: correct)
            .map { AnswerKey(.choice($0)) }
    }

    private static let table = """
        oak, *elm, fir             | elm            | +
                                   | ELM.           | +
                                   | b              | +
                                   | B)             | +
                                   | б              | +
                                   | 2              | +
                                   | №2             | +
                                   | option 2       | +
                                   | вариант Б      | +
                                   | two            | +
                                   | oak            | -
                                   | a              | -
                                   | В              | -
                                   | 3              | -
                                   | 4              | -
                                   | pine           | -
                                   | oak, elm       | -
        *chestnut, poplar, *willow | chestnut, willow | +
                                   | A, C           | +
                                   | a c            | +
                                   | 1 and 3        | +
                                   | 3 и 1          | +
                                   | А, В           | +
                                   | chesnut; wilow | +
                                   | willow         | ~
                                   | A, B, C        | -
                                   | A, B           | -
                                   | A, pine        | -
        3, *5, 7                   | 5              | +
                                   | five           | +
                                   | b              | +
                                   | 2              | -
                                   | 3              | -
        A, *B, C                   | b              | +
                                   | 2              | +
                                   | 1              | -
        дуб и клён, *липа, вяз     | липа           | +
                                   | дуб и клён     | -
                                   | 1              | -
        """
}

/// `a > b > c` in their order, `a, b, c` in any, `2 of a, b, c`; `=` between texts for one item.
enum ListCorpus {
    static let rows = CorpusTable.rows(table) { text in
        if text.contains(">") {
            return ListAnswer(ordered: CorpusTable.parts(text, ">").map { CorpusTable.parts($0, "=") })
                .map { AnswerKey(.list($0)) }
        }
        var list = text
        var count: Int?
        if list.dropFirst().hasPrefix(" of "), let number = list.first?.wholeNumberValue {
            count = number
            list = String(list.dropFirst(5))
        }
        let separator: Character = list.contains(";") ? ";" : ","
        return ListAnswer(
            unordered: CorpusTable.parts(list, separator).map { CorpusTable.parts($0, "=") }, atLeast: count
        ).map { AnswerKey(.list($0)) }
    }

    private static let table = """
        red > white > blue         | red, white, blue     | +
                                   | Red; White; Blue     | +
                                   | red⏎white⏎blue       | +
                                   | red white blue       | +
                                   | red, white and blue  | +
                                   | red, wite, blue      | ~
                                   | white, red, blue     | ~
                                   | red, white           | ~
                                   | red, blue            | ~
                                   | red, green, blue     | -
                                   | red, white, blue, red | -
        oak, elm, fir=spruce       | spruce, oak, elm     | +
                                   | elm and fir and oak  | +
                                   | oak elm fir          | +
                                   | дуб                  | -
                                   | oak, elm             | ~
                                   | oak, oak, elm        | ~
                                   | oak, elm, pine       | -
                                   | oak, elm, fir, pine  | -
                                   | fir, spruce, oak     | ~
        2 of дуб, клён, ель=ёлка   | клен и елка          | +
                                   | дуб, ель             | +
                                   | ДУБ; КЛЁН; ЕЛЬ       | +
                                   | ель                  | ~
                                   | ель, ёлка            | ~
                                   | ель, липа            | -
        12 > 7,5 > 100             | 12; 7,5; 100         | +
                                   | 12⏎7.5⏎100           | +
        3 > 1 > 2                  | 3,1,2                | +
                                   | 3, 1, 2              | +
                                   | 3 1 2                | +
                                   | three, one, two      | +
                                   | 1, 2, 3              | ~
        salt and pepper; mustard   | mustard, salt and pepper | +
                                   | salt and pepper      | ~
        chestnut, lighthouse       | lihgthouse, chesnut  | ~
        """
}

/// Patterns with `/` between them.
enum PatternCorpus {
    static let rows = CorpusTable.rows(table) { text in
        PatternAnswer(CorpusTable.parts(text, "/")).map { AnswerKey(.pattern($0)) }
    }

    private static let table = #"""
        пушк*              | Пушкин              | +
                           | пушки!              | +
                           | А. С. Пушкин        | -
        *пушкин*           | А. С. Пушкин, поэт  | +
        col?r / colo?r     | colour              | +
                           | COLOR               | +
                           | colouur             | -
        *oak*              | the old oak tree    | +
                           | cloak               | +
                           | elm                 | -
        5\*                | 5*                  | +
                           | 55                  | -
        the * oak          | the old oak         | +
        кафе*              | кафе «Уют»          | +
        ????               | abcd                | +
                           | abc                 | -
        """#
}

/// Codes with commas between them; `i:` in front where capital letters do not matter.
enum CodeCorpus {
    static let rows = CorpusTable.rows(table) { text in
        let ignoresCase = text.hasPrefix("i:")
        return CodeAnswer(
            CorpusTable.parts(ignoresCase ? String(text.dropFirst(2)) : text, ","), ignoresCase: ignoresCase
        )
        .map { AnswerKey(.code($0)) }
    }

    private static let table = """
        AB-0171            | AB-0171             | +
                           | ⍽AB-0171⍽           | +
                           | АВ-0171             | +
                           | ＡＢ-0171             | +
                           | ab-0171             | ~
                           | AB-O171             | ~
                           | AB-0I7l             | ~
                           | AB 0171             | ~
                           | AB0171              | ~
                           | AB-0172             | -
                           | AB-01710            | -
        i:xK9q, zz         | XK9Q                | +
                           | хк9q                | +
                           | ZZ                  | +
                           | xk 9q               | ~
                           | xk8q                | -
        https://a.example/Q?x=1 | https://a.example/Q?x=1 | +
                           | https://a.example/q?x=1 | ~
        """
}

/// What the organiser judges.
enum JudgedCorpus {
    static let rows = CorpusTable.rows(
        """
        judged  | a long poem   | ?
                | ⍽             | -
        photo   | IMG_0001.jpg  | ?
                | ⍽             | -
        """
    ) { $0 == "photo" ? .photo : .judgedByOrganiser }
}
