/// Cardinal numbers in English and Russian words, 0 to 999,999, in every case of Russian.
///
///     twenty-one, a hundred and five, a dozen; двадцать один, двумя тысячами, сорока
enum NumberWords {
    /// The value of a text of number words only; `nil` for anything else.
    static func value(_ text: ArraySlice<UInt32>) -> Int? {
        var words: [Meaning] = []
        var rest = text
        while true {
            rest = rest.drop(while: isGap)
            let word = rest.prefix { !isGap($0) }
            guard !word.isEmpty else { return value(words) }
            var plain = Array(word)
            _ = LetterCaseFolding.apply(to: &plain)
            _ = AccentFolding.removeYo(from: &plain)
            guard let meaning = meanings[plain] else { return nil }
            words.append(meaning)
            rest = rest[word.endIndex...]
        }
    }

    /// Whether a text that starts with this word may be a number.
    static func mayBegin(_ word: ArraySlice<UInt32>) -> Bool {
        var first = Array(word.prefix { !isGap($0) })
        _ = AccentFolding.removeYo(from: &first)
        return first.isEmpty || meanings[first] != nil
    }

    private static func isGap(_ scalar: UInt32) -> Bool {
        ScalarClass.isWhiteSpace(scalar) || ScalarClass.isMinus(scalar)
    }

    /// Every word for a number, with digits between them.
    static var all: String { units + " " + thousands + " hundred dozen дюжина" }

    /// What a word is in a number.
    enum Meaning: Sendable {
        case units(Int)
        case hundred
        case thousand
        /// *and* in *a hundred and one*.
        case link
        case article
        case dozen
    }

    /// The value of words for a number; `nil` where they are none together.
    static func value(_ words: some Collection<Meaning>) -> Int? {
        var total = 0
        var group = 0
        // The bound below which the next word of the group must stay: words go from great to small.
        var bound = 1000
        var hasThousands = false
        var last: Meaning?
        for (index, meaning) in words.enumerated() {
            let isFirst = index == 0
            switch meaning {
            case .units(let value):
                guard value < bound, value > 0 || words.count == 1, !isArticle(last) else { return nil }
                group += value
                bound = value >= 100 ? 100 : value >= 20 ? 10 : 0
            case .hundred:
                if isArticle(last) { group = 1 }
                guard (1...9).contains(group), bound == 0 || isArticle(last) else { return nil }
                group *= 100
                bound = 100
            case .thousand:
                if isFirst || isArticle(last) { group = 1 }
                guard !hasThousands else { return nil }
                total = group * 1000
                group = 0
                bound = 1000
                hasThousands = true
            case .link:
                guard index < words.count - 1, group >= 100 || hasThousands else { return nil }
            case .article:
                guard isFirst, words.count > 1 else { return nil }
            case .dozen:
                guard isFirst || isArticle(last), index == words.count - 1 else { return nil }
                return 12
            }
            last = meaning
        }
        return words.isEmpty ? nil : total + group
    }

    private static func isArticle(_ meaning: Meaning?) -> Bool {
        if case .article = meaning { true } else { false }
    }

    static let meanings: [[UInt32]: Meaning] = {
        var meanings: [[UInt32]: Meaning] = [:]
        func add(_ words: String, _ meaning: Meaning) {
            for word in words.split(separator: " ") { meanings[word.unicodeScalars.map { $0.value }] = meaning }
        }
        for line in units.split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 1)
            if parts.count == 2, let value = Int(parts[0]) { add(String(parts[1]), .units(value)) }
        }
        add("hundred", .hundred)
        add(thousands, .thousand)
        add("and", .link)
        add("a", .article)
        add("dozen дюжина дюжины дюжину", .dozen)
        return meanings
    }()

    private static let thousands =
        "thousand тысяча тысячи тысяче тысячу тысячей тысячью тысяч тысячам тысячами тысячах"

    private static let units = """
        0 zero nought ноль нуль ноля нуля нолю нулю
        1 one один одна одно одного одной одному одну одним одною одном
        2 two два две двух двум двумя
        3 three три трех трем тремя
        4 four четыре четырех четырем четырьмя
        5 five пять пяти пятью
        6 six шесть шести шестью
        7 seven семь семи семью
        8 eight восемь восьми восьмью восемью
        9 nine девять девяти девятью
        10 ten десять десяти десятью
        11 eleven одиннадцать одиннадцати одиннадцатью
        12 twelve двенадцать двенадцати двенадцатью
        13 thirteen тринадцать тринадцати тринадцатью
        14 fourteen четырнадцать четырнадцати четырнадцатью
        15 fifteen пятнадцать пятнадцати пятнадцатью
        16 sixteen шестнадцать шестнадцати шестнадцатью
        17 seventeen семнадцать семнадцати семнадцатью
        18 eighteen восемнадцать восемнадцати восемнадцатью
        19 nineteen девятнадцать девятнадцати девятнадцатью
        20 twenty двадцать двадцати двадцатью
        30 thirty тридцать тридцати тридцатью
        40 forty сорок сорока
        50 fifty пятьдесят пятидесяти пятьюдесятью
        60 sixty шестьдесят шестидесяти шестьюдесятью
        70 seventy семьдесят семидесяти семьюдесятью
        80 eighty восемьдесят восьмидесяти восемьюдесятью восьмьюдесятью
        90 ninety девяносто девяноста
        100 сто ста
        200 двести двухсот двумстам двумястами двухстах
        300 триста трехсот тремстам тремястами трехстах
        400 четыреста четырехсот четыремстам четырьмястами четырехстах
        500 пятьсот пятисот пятистам пятьюстами пятистах
        600 шестьсот шестисот шестистам шестьюстами шестистах
        700 семьсот семисот семистам семьюстами семистах
        800 восемьсот восьмисот восьмистам восемьюстами восьмистах
        900 девятьсот девятисот девятистам девятьюстами девятистах
        """
}
