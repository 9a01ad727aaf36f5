/// Several items that a task asks for at once, in a fixed order or in any.
///
///     ListAnswer(unordered: [["oak"], ["elm"], ["fir", "spruce"]], atLeast: 2)
///     ListAnswer(ordered: [["red"], ["white"], ["blue"]])
///
/// Commas, semicolons, line breaks and *and* or *и* separate items, unless one of these is part of an item; if all items are single
/// words, spaces do as well. An item given twice counts once, in an unordered list also by two of its texts. One wrong item makes
/// the answer wrong: otherwise a list of every tree would be right everywhere.
public struct ListAnswer: Sendable, Hashable {
    /// The items; there is at least one.
    public let items: [ListItem]
    /// Whether they must be given in their order.
    public let isOrdered: Bool
    /// How many items an answer needs; all of them in an ordered list.
    public let atLeast: Int
    /// How many typing errors an item forgives.
    public private(set) var typingErrors: TypingErrors
    /// How an answer is read.
    public let shape: ListShape

    /// A list whose order matters; `nil` if an item has no text or there are none or more than fifty.
    public init?(
        ordered items: [[String]], typingErrors: TypingErrors = .ask, language: AnswerLanguage? = nil
    ) {
        self.init(items, isOrdered: true, atLeast: nil, typingErrors, language)
    }

    /// A list in any order; `nil` if an item has no text, there are none or more than fifty, or more are required than there are.
    /// - Parameter count: how many are enough; all if it is `nil`.
    public init?(
        unordered items: [[String]], atLeast count: Int? = nil, typingErrors: TypingErrors = .ask,
        language: AnswerLanguage? = nil
    ) {
        self.init(items, isOrdered: false, atLeast: count, typingErrors, language)
    }

    private init?(
        _ texts: [[String]], isOrdered: Bool, atLeast count: Int?, _ typingErrors: TypingErrors,
        _ language: AnswerLanguage?
    ) {
        items = texts.compactMap { ListItem($0, language ?? .any) }
        self.isOrdered = isOrdered
        atLeast = count ?? texts.count
        self.typingErrors = typingErrors
        let plain = items.flatMap { $0.texts }.map { FoldedText($0, .plain).scalars }
        shape = ListShape(isOrdered: isOrdered, separators: ListSeparators(notIn: plain), language: language)
        guard items.count == texts.count, (1...50).contains(items.count), (1...items.count).contains(atLeast) else {
            return nil
        }
    }

    /// The verdict on an answer that is not blank.
    func judge(_ text: String) -> Verdict {
        let parts = shape.parts(of: text)
        guard !parts.isEmpty else { return .rejected(.noMatch) }
        var nearness: NearMiss?
        for reading in shape.readings(of: parts) {
            let fits = reading.map { normal in items.indices.filter { items[$0].normals.contains(normal) } }
            let verdict = judge(fits, .items)
            if verdict.isAccepted { return verdict }
            if case .nearly(let near) = verdict { nearness = nearness ?? near }
        }
        guard typingErrors != .none, let reading = shape.readings(of: parts).first else {
            return nearness.map(Verdict.nearly) ?? .rejected(.noMatch)
        }
        return judgeSpelling(of: parts, reading) ?? nearness.map(Verdict.nearly) ?? .rejected(.noMatch)
    }

    /// The same items, with typing errors forgiven by length.
    var forgivingTypingErrors: ListAnswer {
        var copy = self
        copy.typingErrors = .scaled
        return copy
    }

    /// The accepted items, for people.
    var written: String { items.map { $0.texts[0] }.joined(separator: "; ") }

    /// Right answers, if there are any: the first text of each item, or if these stand for several, one for each item.
    var samples: [String] {
        let texts = items.flatMap { $0.texts }.filter { shape.parts(of: $0).count == 1 }
        let fits = texts.map { text in
            let normals = ListItem.normals(of: text.unicodeScalars.map { $0.value }, shape.language ?? .any)
            return items.indices.filter { !items[$0].normals.isDisjoint(with: normals) }
        }
        let owners = Assignment.owners(fits, to: items.count)
        return [written, owners.compactMap { $0.map { texts[$0] } }.joined(separator: "; ")]
    }

    /// Whether only the normal forms of the items are accepted: no typing error is forgiven, and no item can be given by two of its
    /// texts.
    var isExact: Bool {
        items.allSatisfy { !$0.forgives(typingErrors) && (isOrdered || $0.normals.count == 1) }
    }

    private func judgeSpelling(of parts: [[UInt32]], _ reading: [[UInt32]]) -> Verdict? {
        var slips = 0
        let spelled = shape.isOrdered ? parts : shape.distinct(parts)
        let fits = zip(spelled, reading).map { part, normal -> [Int] in
            let exact = items.indices.filter { items[$0].normals.contains(normal) }
            if !exact.isEmpty { return exact }
            let words = SpelledWords(FoldedText(part, .separating, shape.language ?? .any))
            let near = items.indices.compactMap { index in
                items[index].slips(words, forgiving: typingErrors).map { (index, $0) }
            }
            guard let fewest = near.map({ $0.1 }).min() else { return [] }
            slips += fewest
            return near.filter { $0.1 == fewest }.map { $0.0 }
        }
        let verdict = judge(fits, .misspelled(slips: slips))
        switch verdict {
        case .accepted where typingErrors == .ask && slips > 0: return .nearly(.spelling)
        case .accepted, .nearly: return verdict
        case .rejected, .pending: return nil
        }
    }

    /// - Parameters:
    ///   - fits: for each part of the answer, the items it can be.
    ///   - agreement: how exactly the parts agree with these.
    private func judge(_ fits: [[Int]], _ agreement: AnswerMatch.Agreement) -> Verdict {
        guard fits.allSatisfy({ !$0.isEmpty }) else { return .rejected(.noMatch) }
        var accepted: Verdict { .accepted(AnswerMatch(form: written, agreement: agreement)) }
        if isOrdered, fits.count == items.count, zip(items.indices, fits).allSatisfy({ $1.contains($0) }) {
            return accepted
        }
        let given = Assignment.owners(fits, to: items.count).count { $0 != nil }
        // Several texts of one item count as that item once, but are wrong in an ordered list.
        if isOrdered, given < fits.count { return .rejected(.noMatch) }
        if given < atLeast { return .nearly(.incomplete(given: given, wanted: atLeast)) }
        return isOrdered ? .nearly(.order) : accepted
    }
}

/// Assigns parts of the answer to items, so that as many items as possible have one.
private enum Assignment {
    /// Augmenting paths (Kuhn, *The Hungarian method for the assignment problem*, 1955).
    /// - Parameter fits: for each part the items it can be.
    /// - Returns: for each item its part.
    static func owners(_ fits: [[Int]], to count: Int) -> [Int?] {
        var owner = [Int?](repeating: nil, count: count)
        func place(_ part: Int, _ seen: inout Set<Int>) -> Bool {
            for item in fits[part] where seen.insert(item).inserted {
                if let other = owner[item], !place(other, &seen) { continue }
                owner[item] = part
                return true
            }
            return false
        }
        for part in fits.indices {
            var seen: Set<Int> = []
            _ = place(part, &seen)
        }
        return owner
    }
}

/// What is needed to normalise an answer to a list: not its items.
public struct ListShape: Sendable, Hashable {
    /// Whether items must be given in their order.
    public let isOrdered: Bool
    /// What separates the items.
    public let separators: ListSeparators
    /// The language of the items, where it is known.
    public let language: AnswerLanguage?

    package init(isOrdered: Bool, separators: ListSeparators, language: AnswerLanguage? = nil) {
        self.isOrdered = isOrdered
        self.separators = separators
        self.language = language
    }

    /// No list requires more, so the parser stops there.
    private static let mostParts = 200

    /// The items of an answer that count; none if there are far too many.
    func parts(of text: String) -> [[UInt32]] {
        let parts = separators.items(of: FoldedText(text, .compatibility).scalars)
        guard parts.count <= Self.mostParts else { return [] }
        return parts.filter { !ListItem.normals(of: $0, language ?? .any).isEmpty }
    }

    /// The parts in their normal forms, once for each reading of a comma in numbers.
    func readings(of parts: [[UInt32]]) -> [[[UInt32]]] {
        let normals = parts.map { ListItem.normals(of: $0, language ?? .any) }
        let first = ordered(normals.compactMap { $0.first })
        let last = ordered(normals.compactMap { $0.last })
        return first == last ? [first] : [first, last]
    }

    /// The parts without repetitions.
    func distinct(_ parts: [[UInt32]]) -> [[UInt32]] {
        var seen: Set<[UInt32]> = []
        return parts.filter { part in
            ListItem.normals(of: part, language ?? .any).first.map { seen.insert($0).inserted } == true
        }
    }

    private func ordered(_ normals: [[UInt32]]) -> [[UInt32]] {
        guard !isOrdered else { return normals }
        var seen: Set<[UInt32]> = []
        return normals.filter { seen.insert($0).inserted }
    }
}
