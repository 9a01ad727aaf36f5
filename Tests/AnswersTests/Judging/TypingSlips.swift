import Support

/// What fingers do to an answer, and what other answers look like.
enum TypingSlips {
    /// Answers as organisers write them.
    static let answers = [
        "lighthouse", "gooseberry", "the old mill", "Alexander Pushkin", "St. Mary's Church", "red brick", "Jupiter",
        "Victoria Bridge", "blacksmith", "weather vane", "Isaac Newton", "cathedral", "sundial", "drawbridge",
        "windmill",
        "railway station", "botanical garden", "copper roof", "observatory", "Shakespeare", "crocodile", "telescope",
        "колокольня", "крыжовник", "Александр Пушкин", "водонапорная башня", "Екатеринбург", "ёлочка",
        "дворец пионеров",
        "велосипед", "самолёт", "памятник Ленину", "якорь", "паровоз", "скворечник", "обсерватория", "мельница",
        "красный кирпич", "железная дорога", "подсолнух", "медведь", "стрекоза", "черепица", "Юрий Гагарин", "снегирь",
        "солнечные часы", "Третьяковка", "планетарий", "каменный мост", "чугунная решётка",
    ]

    /// Answers without a letter that may be mistyped.
    static let numbers = ["1812", "1984", "12", "7", "365", "19.5", "1961", "42", "100", "2500"]

    private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm", "йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю"]

    /// Letters beside a letter on QWERTY and ЙЦУКЕН.
    private static let neighbours: [Character: [Character]] = {
        var neighbours: [Character: [Character]] = [:]
        for row in rows {
            let letters = Array(row)
            for (index, letter) in letters.enumerated() {
                neighbours[letter] = [index - 1, index + 1].filter(letters.indices.contains).map { letters[$0] }
            }
        }
        return neighbours
    }()

    private static let twins: [Character: Character] = [
        "а": "a", "е": "e", "о": "o", "р": "p", "с": "c", "у": "y", "х": "x", "a": "а", "e": "е", "o": "о", "p": "р",
        "c": "с", "y": "у", "x": "х",
    ]

    /// A change that nobody would call one: capitals, spaces, punctuation, ё, a letter of the other keyboard.
    static func harmless(_ text: String, using generator: inout SeededGenerator) -> String {
        var letters = Array(text)
        switch generator.next(below: 6) {
        case 0: return text.uppercased()
        case 1: return text.lowercased()
        case 2: return " " + text.split(separator: " ").joined(separator: "  ") + " \n"
        case 3:
            // Before a number a dash is a minus.
            let dashed = numbers.contains(text) ? "№ " + text : "- " + text
            return generator.pick([text + ".", "«\(text)»", "\"\(text)\"", text + "!", dashed]) ?? text
        case 4: return String(text.map { $0 == "ё" ? "е" : $0 })
        default:
            let places = letters.indices.filter { twins[letters[$0]] != nil }
            // In a word of its own alphabet only: of look-alikes alone no alphabet can be inferred.
            if let place = generator.pick(places), let twin = twins[letters[place]] { letters[place] = twin }
            return String(letters)
        }
    }

    /// One slip: a neighbour on the keyboard, two letters swapped, one left out, one doubled. Anywhere in the text.
    static func slip(_ text: String, using generator: inout SeededGenerator) -> String {
        var letters = Array(text)
        let places = letters.indices.filter { letters[$0].isLetter }
        guard let place = generator.pick(places) else { return text }
        switch generator.next(below: 4) {
        case 0:
            let small = letters[place].lowercased().first ?? letters[place]
            letters[place] = generator.pick(neighbours[small] ?? []) ?? letters[place]
        case 1:
            let next = place + 1
            if next < letters.count, letters[next].isLetter { letters.swapAt(place, next) }
        case 2: letters.remove(at: place)
        default: letters.insert(letters[place], at: place)
        }
        return String(letters)
    }

    /// Another answer: another one of the list, other digits, a negation, two at once.
    static func other(_ text: String, using generator: inout SeededGenerator) -> String {
        let isNumber = numbers.contains(text)
        let alternatives = (isNumber ? numbers : answers + words).filter { $0 != text }
        let another = generator.pick(alternatives) ?? ""
        switch generator.next(below: 4) {
        case 0 where isNumber:
            var digits = Array(text)
            let place = generator.next(below: digits.count)
            guard digits[place] != "." else { return another }
            let digit = generator.next(below: 10)
            digits[place] = Character(String(digit))
            return String(digits) == text ? another : String(digits)
        case 1: return generator.pick(["not \(text)", "не \(text)", "no", "нет", "\(text) or \(another)"]) ?? another
        case 2: return "\(another), \(text)"
        default: return another
        }
    }

    /// Words in which the right answers might be lost: neighbours of them among real words.
    private static let words = [
        "lightroom", "blackbird", "mountain", "fountain", "raspberry", "strawberry", "greenhouse", "warehouse",
        "Saturn",
        "the new mill", "the old hill", "Victoria Station", "Isaac Asimov", "red trick", "cathode", "Alexander Blok",
        "колокольчик", "крыжовники", "Александр Блок", "Александр Суворов", "водосточная труба", "Петербург",
        "иголочка",
        "дворец спорта", "вертолёт", "пароход", "памятник Пушкину", "скворец", "метель", "красный кипарис", "медведка",
        "стрекот", "черепаха", "Юрий Никулин", "снегирёк", "песочные часы", "лунные часы", "железная дверь",
        "деревянный мост", "каменный рост", "чугунная ограда", "планета", "подсолнечник", "якут",
    ]
}
