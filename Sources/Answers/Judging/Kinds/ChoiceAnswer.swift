/// One or several of some options that riders see.
///
///     ChoiceAnswer(options: ["oak", "elm", "fir"], correct: ["fir"])
///
/// An answer names an option by its text, its letter (A, B, C … or А, Б, В …) or its number from 1; several are separated by commas,
/// semicolons, line breaks and *and* or *и*. Letters and numbers name options only where no option is a letter or number
/// itself. All correct ones must be named, and no other.
public struct ChoiceAnswer: Sendable, Hashable {
    /// The options in their order; there are at least two.
    public let options: [String]
    /// The places of the correct options, from 0.
    public let correct: Set<Int>

    private let table: ChoiceShape.Table

    /// `nil` if an option is blank or two are the same after folding, if there are fewer than two or more than fifty, or if a
    /// correct one is not an option.
    public init?(options: [String], correct: [String]) {
        guard let table = ChoiceShape.Table(options) else { return nil }
        let places = correct.map { text in table.place(ofText: text) }
        guard !places.isEmpty, places.allSatisfy({ $0 != nil }) else { return nil }
        self.options = options
        self.correct = Set(places.compactMap { $0 })
        self.table = table
    }

    /// The verdict on an answer that is not blank.
    func judge(_ text: String) -> Verdict {
        guard let chosen = table.choice(in: text) else { return .rejected(.notAnOption) }
        if chosen == correct { return .accepted(AnswerMatch(form: written, agreement: .choice)) }
        return chosen.isStrictSubset(of: correct)
            ? .nearly(.incomplete(given: chosen.count, wanted: correct.count)) : .rejected(.noMatch)
    }

    /// The correct options, for people.
    var written: String { correct.sorted().map { options[$0] }.joined(separator: "; ") }

    /// The correct options by number, by letter and by text.
    var samples: [String] {
        let places = correct.sorted()
        let letters = places.map { String([UInt32(0x41 + $0)]) }
        return [places.map { String($0 + 1) }, letters].map { $0.joined(separator: "; ") } + [written]
    }

    var shape: ChoiceShape { ChoiceShape(options: options) }
}

/// What is needed to normalise an answer to a choice: not which options are correct.
public struct ChoiceShape: Sendable, Hashable {
    /// The options in their order.
    public let options: [String]

    package init(options: [String]) {
        self.options = options
    }

    /// The indices of the options that an answer names, from 0; `nil` if a part of it names none.
    public func choice(in answer: String) -> Set<Int>? { Table(options)?.choice(in: answer) }

    /// Options prepared for lookup.
    package struct Table: Sendable, Hashable {
        private let places: [[UInt32]: Int]
        private let spellings: [SpelledWords]
        private let hasNumber: Bool
        private let hasLetter: Bool
        private let separators: ListSeparators

        package init?(_ options: [String]) {
            guard (2...50).contains(options.count) else { return nil }
            var places: [[UInt32]: Int] = [:]
            for (place, option) in options.enumerated() {
                let normals = ListItem.normals(of: option.unicodeScalars.map { $0.value }, .any)
                guard !normals.isEmpty else { return nil }
                for normal in normals {
                    guard places.updateValue(place, forKey: normal) ?? place == place else { return nil }
                }
            }
            self.places = places
            let folded = options.map { FoldedText($0, .separating) }
            spellings = folded.map(SpelledWords.init)
            hasNumber = options.contains { !GivenAnswer($0).numbers.isEmpty }
            hasLetter = folded.contains { $0.scalars.count == 1 && $0.scalars.allSatisfy(ScalarClass.isLetter) }
            separators = ListSeparators(notIn: options.map { FoldedText($0, .plain).scalars })
        }

        package func place(ofText text: String) -> Int? { place(ofText: text.unicodeScalars.map { $0.value }) }

        func choice(in answer: String) -> Set<Int>? {
            let plain = FoldedText(answer, .compatibility).scalars
            if let place = place(plain) { return [place] }
            let parts = separators.union(.spaces).items(of: plain)
            guard (2...200).contains(parts.count) else { return nil }
            let areNames = parts.allSatisfy { $0.count <= 3 }
            let named = areNames ? parts : separators.subtracting(.spaces).items(of: plain)
            var chosen: Set<Int> = []
            for part in named {
                guard let place = place(part) else { return nil }
                chosen.insert(place)
            }
            return chosen
        }

        private func place(_ text: [UInt32]) -> Int? {
            if let place = place(ofText: text) { return place }
            let name = FoldedText(text, [.compatibility, .letterCase, .punctuation, .whiteSpace]).scalars
            if let place = place(ofName: name) { return place }
            let words = SpelledWords(FoldedText(text, .separating))
            let near = spellings.indices.filter { index in
                switch spellings[index].likeness(words, forgiving: .scaled) {
                case .misspelled, .respaced: true
                case .nearly, .unlike: false
                }
            }
            return near.count == 1 ? near.first : nil
        }

        private func place(ofText text: [UInt32]) -> Int? {
            ListItem.normals(of: text, .any).lazy.compactMap { places[$0] }.first
        }

        /// By letter or number, with or without *option* or *вариант* before it.
        private func place(ofName name: [UInt32]) -> Int? {
            let words = name.split(separator: 0x20)
            guard let word = words.last, words.count == 1 || words.count == 2 && Self.leads.contains(Array(words[0]))
            else { return nil }
            if !hasNumber, let number = WrittenNumber.readings(of: Array(word)).first?.integer {
                return Int(exactly: number).flatMap { (1...spellings.count).contains($0) ? $0 - 1 : nil }
            }
            guard !hasLetter, word.count == 1, let letter = word.first else { return nil }
            return Self.letters(letter).first { $0 < spellings.count }
        }

        /// Latin A, B, C; Russian А, Б, В without ё and й. A Russian letter that looks Latin counts as the Latin one if there are
        /// too few options for it.
        private static func letters(_ letter: UInt32) -> [Int] {
            let russian = "абвгдежзиклмнопрстуфхцчшщ".unicodeScalars.map { $0.value }.firstIndex(of: letter)
            let latin = LookAlikeFolding.latin(ofCode: letter)
            return [russian, latin &- 0x61 < 26 ? Int(latin) - 0x61 : nil].compactMap { $0 }
        }

        private static let leads = Set(
            "option variant answer number вариант ответ пункт номер буква".split(separator: " ").map {
                $0.unicodeScalars.map { $0.value }
            })
    }
}
