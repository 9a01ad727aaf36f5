extension AnswerKey {
    /// More normal forms than this are not enumerated.
    public static let mostNormalForms = 2048

    /// How answers are brought into normal forms; `nil` where right answers cannot be enumerated at all.
    public var shape: AnswerShape? {
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

    /// Whether the normal forms are all there is to it: `false` where typing errors are forgiven as well, so that an answer
    /// with one is accepted by `judge(_:)` only.
    public var isExact: Bool {
        switch kind {
        case .text(let text): text.forgivesNothing
        case .list(let list): list.typingErrors == .none
        case .number, .choice, .code: normalForms != nil
        case .sealed(let sealed): sealed.isExact
        case .pattern, .photo, .judgedByOrganiser: false
        }
    }

    /// The normal forms of all right answers; `nil` where they cannot be enumerated.
    ///
    /// An answer is accepted, typing errors aside (`isExact`), just when one of its normal forms (`normalForms(of:)`) is
    /// among these. Not enumerable are patterns, what the organiser judges or has sealed, numbers with a tolerance that are not whole, and
    /// whatever has more than `mostNormalForms`.
    /// - Complexity: O(*k*) in the number of the forms.
    public var normalForms: [String]? {
        let forms: [String]? =
            switch kind {
            case .text(let text):
                text.reachable.flatMap {
                    AnswerShape.texts(
                        separated: $0.separated, joined: $0.joined, numbers: $0.numbers, bare: $0.bare)
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

    /// The normal forms of an answer; none where the kind of key has no normal forms.
    public func normalForms(of answer: String) -> [String] { shape?.normalForms(of: answer) ?? [] }
}

extension NumberAnswer {
    fileprivate var normalForms: [String]? {
        if lowest == highest {
            return isWhole && !number.isWhole ? [] : ["n" + shape.base(number).normalForm]
        }
        guard isWhole, (highest - lowest) <= ExactDecimal(AnswerKey.mostNormalForms),
            let start = number.wholePart.integer
        else { return nil }
        return (-AnswerKey.mostNormalForms...AnswerKey.mostNormalForms).compactMap { step in
            let (sum, overflow) = start.addingReportingOverflow(step)
            let value = ExactDecimal(sum)
            guard !overflow, value >= lowest, value <= highest else { return nil }
            return "n" + shape.base(value).normalForm
        }
    }
}

extension ListAnswer {
    /// Every choice of one normal form for each item and, in a list of which some are enough, of enough items.
    fileprivate var normalForms: [String]? {
        let limit = AnswerKey.mostNormalForms
        var partial: [[[UInt32]]] = [[]]
        for item in items {
            var next: [[[UInt32]]] = atLeast < items.count ? partial : []
            for start in partial {
                for normal in item.normals.sorted(by: { $0.lexicographicallyPrecedes($1) })
                where isOrdered || !start.contains(normal) {
                    next.append(start + [normal])
                }
                guard next.count <= 4 * limit else { return nil }
            }
            partial = next
        }
        return partial.filter { $0.count >= atLeast }.map { AnswerShape.list($0, isOrdered: isOrdered) }
    }
}
