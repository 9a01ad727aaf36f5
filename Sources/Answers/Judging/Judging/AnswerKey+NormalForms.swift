extension AnswerKey {
    /// More normal forms than this are not enumerated.
    static let mostNormalForms = 2048

    /// How answers are normalised; `nil` if right answers cannot be enumerated at all.
    package var shape: AnswerShape? {
        switch kind {
        case .text(let text): .text(text.language)
        case .number(let number): .number(number.shape)
        case .choice(let choice): .choice(choice.shape)
        case .list(let list): .list(list.shape)
        case .code(let code): .code(ignoresCase: code.ignoresCase)
        case .sealed(let sealed): sealed.shape
        case .pattern, .photo, .judgedByOrganiser: nil
        }
    }

    /// Whether the normal forms alone decide. `false` if typing errors are forgiven as well, or if one item of a list may be given
    /// by two of its texts; only `judge(_:)` accepts such an answer.
    public var isExact: Bool {
        switch kind {
        case .text(let text): text.isExact
        case .list(let list): list.isExact
        case .number, .choice, .code: normalForms != nil
        case .sealed(let sealed): sealed.isExact
        case .pattern, .photo, .judgedByOrganiser: false
        }
    }

    /// The normal forms of all right answers; `nil` if they cannot be enumerated.
    ///
    /// Apart from the cases of `isExact`, an answer is accepted if and only if one of its normal forms (`normalForms(of:)`) is
    /// among these. Not enumerable are patterns, answers that the organiser judges or has sealed, numbers with a tolerance that are
    /// not whole, and everything with more than `mostNormalForms`.
    /// - Complexity: O(*k*) in the number of the forms.
    package var normalForms: [String]? {
        let forms: [String]? =
            switch kind {
            case .text(let text):
                text.reachable.flatMap {
                    AnswerShape.texts(
                        separated: $0.separated, joined: $0.joined, numbers: $0.numbers, bare: $0.bare,
                        keys: $0.families.keys)
                }
            case .number(let number): number.normalForms
            case .choice(let choice): [AnswerShape.choice(choice.correct)]
            case .list(let list): list.normalForms
            case .code(let code): code.normalForms.map { "k" + $0 }
            case .pattern, .sealed, .photo, .judgedByOrganiser: nil
            }
        guard let forms, forms.count <= Self.mostNormalForms else { return nil }
        var seen: Set<String> = []
        return forms.filter { seen.insert($0).inserted }
    }

    /// The normal forms of an answer; none if the kind of key has no normal forms.
    package func normalForms(of answer: String) -> [String] { shape?.normalForms(of: answer) ?? [] }
}

extension NumberAnswer {
    fileprivate var normalForms: [String]? {
        if lowest == highest {
            return isWhole && !number.isWhole ? [] : ["n" + shape.base(number).normalForm]
        }
        guard isWhole, (highest - lowest) <= ExactDecimal(AnswerKey.mostNormalForms),
            let start = number.wholePart.integer
        else { return nil }
        // The tolerance is the same on both sides. An integer has 18 digits at most, so that nothing overflows.
        let farthest = Int64(AnswerKey.mostNormalForms / 2)
        return (-farthest...farthest).compactMap { step in
            let value = ExactDecimal(start &+ step)
            guard value >= lowest, value <= highest else { return nil }
            return "n" + shape.base(value).normalForm
        }
    }
}

extension ListAnswer {
    /// Every choice of one normal form for each item; if fewer items are enough, of at least that many items.
    fileprivate var normalForms: [String]? {
        guard normalFormCount <= AnswerKey.mostNormalForms else { return nil }
        var partial: [[[UInt32]]] = [[]]
        for (place, item) in items.enumerated() {
            // A choice that omits this item must still be able to reach the required number.
            var next = partial.filter { $0.count + items.count - place > atLeast }
            for start in partial {
                for normal in item.normals.sorted(by: { $0.lexicographicallyPrecedes($1) })
                where isOrdered || !start.contains(normal) {
                    next.append(start + [normal])
                }
            }
            partial = next
        }
        return partial.map { AnswerShape.list($0, isOrdered: isOrdered) }
    }

    /// An upper bound on the number of choices, counted no further than `AnswerKey.mostNormalForms` + 1.
    private var normalFormCount: Int {
        let limit = AnswerKey.mostNormalForms + 1
        // The number of choices with this many of the items so far.
        var choices = [1] + Array(repeating: 0, count: items.count)
        for (place, item) in items.enumerated() {
            for count in (0...place).reversed() {
                choices[count + 1] = min(limit, choices[count + 1] + choices[count] * item.normals.count)
            }
        }
        return choices[atLeast...].reduce(0, +)
    }
}
