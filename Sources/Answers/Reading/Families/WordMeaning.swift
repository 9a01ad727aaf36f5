/// What a word may mean in an answer.
struct WordMeaning: Sendable {
    /// The parts that a word can play.
    struct Roles: OptionSet, Sendable {
        let rawValue: UInt32

        static let link = Roles(rawValue: 1 << 0)
        static let year = Roles(rawValue: 1 << 1)
        static let era = Roles(rawValue: 1 << 2)
        static let title = Roles(rawValue: 1 << 3)
        static let preposition = Roles(rawValue: 1 << 4)
        static let trailer = Roles(rawValue: 1 << 5)
        static let street = Roles(rawValue: 1 << 6)
        static let ordinalEnding = Roles(rawValue: 1 << 7)
        static let limit = Roles(rawValue: 1 << 8)
        static let leadStart = Roles(rawValue: 1 << 9)
        static let aliasStart = Roles(rawValue: 1 << 10)
        static let article = Roles(rawValue: 1 << 11)
        static let shareStart = Roles(rawValue: 1 << 12)
        static let century = Roles(rawValue: 1 << 13)
        static let generic = Roles(rawValue: 1 << 14)
        static let number = Roles(rawValue: 1 << 15)
        static let month = Roles(rawValue: 1 << 16)
        static let abbreviation = Roles(rawValue: 1 << 17)
        static let particle = Roles(rawValue: 1 << 18)
        static let unit = Roles(rawValue: 1 << 19)
    }

    var roles: Roles = []
    /// A part of a number in words.
    var number: NumberWords.Meaning?
    /// Whether the number is an ordinal.
    var isOrdinal = false
    /// A month, from 1.
    var month: Int?
    /// The word that it is another spelling of.
    var plain: [UInt32]?
    /// The same where another word follows.
    var plainBefore: [UInt32]?
}

/// The words of all tables.
struct Vocabulary: Sendable {
    static let shared = Vocabulary(WordTable.all)

    /// By the hash of the word: two words of 64 bits in common are not to be expected, and a test looks for them in the tables.
    private var places: [UInt64: Int32] = [:]
    private var meanings: [WordMeaning] = []
    /// Phrases that may stand before an answer, in words.
    private(set) var leads: [[[UInt32]]] = []
    /// Phrases for shares, and the number; a number that starts with `+` is added to the one before it.
    private(set) var shares: [(phrase: [[UInt32]], number: [UInt32])] = []
    /// Phrases and what is written for them.
    private(set) var aliases: [(phrase: [[UInt32]], plain: [[UInt32]])] = []
    /// The hashes of the words with which something is written that other phrases may stand for.
    private var aliased: Set<UInt64> = []

    init(_ tables: [WordTable]) {
        places.reserveCapacity(2048)
        meanings.reserveCapacity(2048)
        for table in tables { read(table) }
        for article in ["the", "a", "an"] {
            note(Self.word(article[...])) { $0.roles.insert(.article) }
        }
        note(Self.word("and")) { $0.number = .link }
        note(Self.word("a")) { $0.number = .article }
        for (word, meaning) in NumberWords.meanings {
            note(word.map(LookAlikeFolding.latin(ofSmall:))) { $0.number = meaning }
        }
        shares.sort { $0.phrase.count > $1.phrase.count }
        aliases.sort { $0.phrase.count > $1.phrase.count }
    }

    /// The place of a word in the letters of `FoldedText.letters`; `nil` if no table has it.
    func place(of word: [UInt32]) -> Int32? { places[Self.hash(word)] }

    /// Whether a text has a number, a Roman numeral or a word of a table.
    /// - Parameters:
    ///   - folded: words with anything but letters between them.
    ///   - inNumbers: whether only words for numbers, months and shares count, and no digits.
    func hasWord(in folded: [UInt32], inNumbers: Bool) -> Bool {
        if !inNumbers, folded.contains(where: ScalarClass.isDigit) { return true }
        var last: ArraySlice<UInt32> = []
        return folded.split { !AnswerWord.isLetterOrMark($0) }.contains { word in
            defer { last = word }
            if !inNumbers, last.count <= 3, word.count <= 2, isAbbreviation(last + word) { return true }
            if NumberRun.mayBeNumeral(word)
                || word.count == 1 && word.first.map(NumberRun.isDigit) == true
            {
                return true
            }
            let hash = Self.hash(word.lazy.map(LookAlikeFolding.latin(ofSmall:)))
            guard let place = places[hash] else { return !inNumbers && aliased.contains(hash) }
            return !inNumbers
                || !meanings[Int(place)].roles.isDisjoint(with: [
                    .number, .month, .shareStart, .aliasStart, .limit,
                ])
        }
    }

    /// Whether letters with a hyphen between them are an abbreviation, such as *пр-т*.
    private func isAbbreviation(_ letters: ArraySlice<UInt32>) -> Bool {
        place(of: letters.map(LookAlikeFolding.latin(ofSmall:))).map { roles($0).contains(.abbreviation) } ?? false
    }

    /// Whether a word is a month.
    func isMonth(_ word: ArraySlice<UInt32>) -> Bool {
        places[Self.hash(word)].map { meanings[Int($0)].roles.contains(.month) } ?? false
    }

    /// The meaning of the word at a place.
    subscript(_ place: Int32) -> WordMeaning { meanings[Int(place)] }

    /// The parts that the word at a place can play.
    func roles(_ place: Int32) -> WordMeaning.Roles { meanings[Int(place)].roles }

    /// FNV-1a (Fowler, Noll, Vo).
    private static func hash(_ word: some Sequence<UInt32>) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for scalar in word { hash = (hash ^ UInt64(scalar)) &* 0x100_0000_01b3 }
        return hash
    }

    /// A word of a table in the letters of `FoldedText.letters`.
    static func word(_ text: Substring) -> [UInt32] {
        text.unicodeScalars.map { LookAlikeFolding.latin(ofSmall: $0.value) }
    }

    private static func words(_ text: some StringProtocol) -> [[UInt32]] {
        text.split(separator: " ").map { word(Substring($0)) }
    }

    private mutating func note(_ word: [UInt32], _ change: (inout WordMeaning) -> Void) {
        let hash = Self.hash(word)
        let place = places[hash] ?? Int32(meanings.count)
        if Int(place) == meanings.count {
            places[hash] = place
            meanings.append(WordMeaning())
        }
        change(&meanings[Int(place)])
        if meanings[Int(place)].number != nil { meanings[Int(place)].roles.insert(.number) }
        if meanings[Int(place)].month != nil { meanings[Int(place)].roles.insert(.month) }
    }

    private mutating func read(_ table: WordTable) {
        for line in table.text.split(separator: "\n") {
            switch table.family {
            case .links: noteAll(line, .link)
            case .years: noteAll(line, .year)
            case .eras: noteAll(line, .era)
            case .titles: noteAll(line, .title)
            case .prepositions: noteAll(line, .preposition)
            case .trailers: noteAll(line, .trailer)
            case .limits: noteAll(line, .limit)
            case .centuries: noteAll(line, .century)
            case .generics: noteAll(line, .generic)
            case .particles: noteAll(line, .particle)
            case .prefixes:
                let words = Self.words(line)
                for word in words {
                    note(word) {
                        $0.plainBefore = words.first
                        $0.roles.insert(.abbreviation)
                    }
                }
            case .ordinalEndings: noteAll(line, .ordinalEnding)
            case .cardinals, .ordinals, .months: readValue(line, table.family)
            case .spellings, .streets: readSpellings(line, isStreet: table.family == .streets)
            case .leads:
                let phrase = Self.words(line)
                leads.append(phrase)
                if let first = phrase.first { note(first) { $0.roles.insert(.leadStart) } }
            case .shares: readShares(line)
            case .aliases: readAliases(line)
            }
        }
    }

    private mutating func noteAll(_ line: Substring, _ role: WordMeaning.Roles) {
        for word in Self.words(line) { note(word) { $0.roles.insert(role) } }
    }

    private mutating func readValue(_ line: Substring, _ family: WordTable.Family) {
        let parts = line.split(separator: " ", maxSplits: 1)
        guard parts.count == 2 else { return }
        for word in Self.words(parts[1]) {
            switch family {
            case .months: note(word) { $0.month = Int(parts[0]) }
            default:
                note(word) {
                    $0.number = Int(parts[0]).map { NumberWords.Meaning.units($0) }
                    $0.isOrdinal = family == .ordinals
                }
            }
        }
    }

    private mutating func readSpellings(_ line: Substring, isStreet: Bool) {
        let words = Self.words(line)
        guard let plain = words.first else { return }
        for word in words {
            note(word) {
                $0.plain = plain
                if isStreet { $0.roles.insert(.street) }
                $0.roles.insert(.abbreviation)
            }
        }
    }

    private mutating func readShares(_ line: Substring) {
        let parts = line.split(separator: " ", maxSplits: 1)
        guard parts.count == 2 else { return }
        for phrase in parts[1].split(separator: ";").map({ Self.words($0) }) {
            shares.append((phrase, Self.word(parts[0])))
            if let first = phrase.first { note(first) { $0.roles.insert(.shareStart) } }
        }
    }

    private mutating func readAliases(_ line: Substring) {
        let sides = line.split(separator: "=", maxSplits: 1)
        guard sides.count == 2 else { return }
        let plain = Self.words(sides[0])
        if let first = plain.first { aliased.insert(Self.hash(first)) }
        for phrase in sides[1].split(separator: ";").map({ Self.words($0) }) {
            aliases.append((phrase, plain))
            if let first = phrase.first { note(first) { $0.roles.insert(.aliasStart) } }
        }
    }
}
