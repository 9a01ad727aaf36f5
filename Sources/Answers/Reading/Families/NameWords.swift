/// The name of a person: two to four words, of which some may be initials.
struct NameWords {
    private let words: [AnswerWord]
    private let isAnswer: Bool

    /// `nil` where the words are no name.
    /// - Parameter isAnswer: riders write names without capitals.
    init?(_ words: [AnswerWord], isAnswer: Bool = false) {
        let isName = words.allSatisfy {
            $0.kind == .word && ($0.isInitial || !$0.plays([.preposition, .street, .limit]))
        }
        guard (2...4).contains(words.count), isName else { return nil }
        if !isAnswer,
            words.contains(where: { !$0.isCapital && !Self.isParticle($0) })
                || words.allSatisfy({ !$0.isCapital })
        {
            return nil
        }
        self.words = words
        self.isAnswer = isAnswer
    }

    private static func isParticle(_ word: AnswerWord) -> Bool { word.plays(.particle) }

    private static func isInitial(_ word: AnswerWord) -> Bool { word.scalars.count == 1 }

    private var patronymic: Int? {
        words.indices.first { words.count >= 2 && RussianEndings.isPatronymic(words[$0].written) }
    }

    /// The other words, if a patronymic is among three or more.
    var withoutPatronymic: [AnswerWord]? {
        guard words.count >= 3, let patronymic else { return nil }
        return words.indices.filter { $0 != patronymic }.map { words[$0] }
    }

    /// Surname, first initial and, where it is known, the second one; for every word that may be the surname.
    private var initials: [(surname: [UInt32], first: UInt32, second: UInt32?)] {
        let full = words.indices.filter { !Self.isInitial(words[$0]) }
        return full.compactMap { place in
            let others = words.indices.filter { $0 != place && !Self.isParticle(words[$0]) }
                .sorted { ($0 == patronymic ? 1 : 0, $0) < ($1 == patronymic ? 1 : 0, $1) }
            guard let first = others.first, let letter = words[first].scalars.first else { return nil }
            return (
                words[place].scalars, letter, others.dropFirst().first.flatMap { words[$0].scalars.first }
            )
        }
    }

    private var hasInitials: Bool { words.contains(where: Self.isInitial) }

    /// The keys of an accepted name.
    var keysOfText: [[UInt32]] {
        var keys: [[UInt32]] = []
        for (surname, first, second) in initials {
            keys.append(Self.key("i", surname, first, nil))
            if let second { keys.append(Self.key("i", surname, first, second)) }
            if second == nil { keys.append(Self.key("k", surname, first, nil)) }
            if hasInitials {
                keys.append(Self.key("j", surname, first, nil))
                if let second { keys.append(Self.key("j", surname, first, second)) }
            }
        }
        if patronymic == nil { keys.append(EqualForms.key("p", EqualForms.sorted(words))) }
        return keys
    }

    /// The keys of an answer that may be a name.
    func keysOfAnswer(_ tags: EqualForms.KeyTags) -> [[UInt32]] {
        var keys: [[UInt32]] = []
        let isInitialled = hasInitials
        if !isInitialled, !tags.contains("j") {
            return withoutPatronymic.map { [EqualForms.key("p", EqualForms.sorted($0))] } ?? []
        }
        if isInitialled, words.count(where: { !Self.isInitial($0) && !Self.isParticle($0) }) != 1 {
            return []
        }
        for (surname, first, second) in initials {
            keys.append(Self.key(isInitialled ? "i" : "j", surname, first, second))
            if isInitialled, second != nil { keys.append(Self.key("k", surname, first, nil)) }
        }
        if let withoutPatronymic {
            keys.append(EqualForms.key("p", EqualForms.sorted(withoutPatronymic)))
        }
        return keys
    }

    private static func key(
        _ tag: Unicode.Scalar, _ surname: [UInt32], _ first: UInt32, _ second: UInt32?
    ) -> [UInt32] {
        EqualForms.tagged(tag, surname + [0x20, first] + (second.map { [$0] } ?? []))
    }
}
