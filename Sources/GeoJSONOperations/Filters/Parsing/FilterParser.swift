import JSON
import Support

/// Reads the grammar of CQL2 text (OGC 21-065r2, annex B) by recursive descent: one function for each precedence of operators.
///
///     disjunction   … OR …
///     conjunction   … AND …
///     negation      NOT …
///     predicate     … = …, … LIKE …, … BETWEEN … AND …, … IN (…), … IS NULL
///     sum           … + …, … - …
///     product       … * …, … / …, … % …, … DIV …
///     exponential   … ^ …
///     factor        - …
///     operand       literals, properties, functions, brackets
///
/// The type of a bracketed expression is known only after it, so every function returns an `Expression`, and types are checked
/// where an operator
/// combines them.
struct FilterParser {
    private let tokens: [Token]
    private let bytes: [UInt8]
    private var index = 0
    private var depth = 0
    let spatial: SpatialPredicates
    /// The properties in the order of the text, each once.
    private(set) var references: [PropertyReference] = []
    private var places: [PropertyReference: Int] = [:]
    /// The tests of spatial functions with one literal.
    var tests: [SpatialPredicates.Test?] = []

    /// - Parameters:
    ///   - tokens: the words of a text.
    ///   - text: this text.
    init(_ tokens: [Token], of text: String, spatial: SpatialPredicates) {
        self.tokens = tokens
        bytes = Array(text.utf8)
        self.spatial = spatial
    }

    /// The whole text as one condition.
    mutating func filter() throws(FilterSyntaxError) -> Expression {
        guard current.kind != .end else { throw FilterSyntaxError(current.range, SyntaxTexts.empty) }
        let start = current.range.lowerBound
        let expression = try disjunction()
        try requireCondition(expression, from: start)
        guard current.kind == .end else { throw unexpected(SyntaxTexts.expectedOperator) }
        return expression
    }

    // MARK: Words

    /// The next token.
    var current: Token { tokens[min(index, tokens.count - 1)] }

    /// The token after the next.
    var following: Token { tokens[min(index + 1, tokens.count - 1)] }

    /// The end of the last token taken.
    var previousEnd: Int { index > 0 ? tokens[index - 1].range.upperBound : 0 }

    /// A part of the text.
    func text(in range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The token at a byte of the text.
    func range(around byte: Int) -> Range<Int> {
        tokens.first { $0.range.contains(byte) }?.range ?? byte..<byte + 1
    }

    /// Takes the next token.
    @discardableResult mutating func take() -> Token {
        defer { index += 1 }
        return current
    }

    /// Takes a keyword where it is next.
    mutating func take(word: String) -> Bool {
        guard current.isWord(word) else { return false }
        index += 1
        return true
    }

    /// Takes a sign where it is next.
    mutating func take(sign: String) -> Bool {
        guard current.isSign(sign) else { return false }
        index += 1
        return true
    }

    /// Takes a sign that must be next.
    mutating func expect(sign: String) throws(FilterSyntaxError) {
        guard take(sign: sign) else { throw unexpected(SyntaxTexts.sign(sign)) }
    }

    /// An error with what was expected in place of the next token.
    func unexpected(_ expected: LocalizedText) -> FilterSyntaxError {
        if current.kind == .end { return FilterSyntaxError(current.range, SyntaxTexts.endsBefore(expected)) }
        return FilterSyntaxError(current.range, SyntaxTexts.expected(expected, insteadOf: current))
    }

    /// Enters a nesting level.
    mutating func enter() throws(FilterSyntaxError) {
        depth += 1
        guard depth <= FilterLimits.depth else { throw FilterSyntaxError(current.range, SyntaxTexts.tooDeep) }
    }

    /// Leaves a nesting level.
    mutating func leave() { depth -= 1 }

    /// The place of a property in the list of references.
    mutating func place(of reference: PropertyReference) -> Int {
        if let place = places[reference] { return place }
        places[reference] = references.count
        references.append(reference)
        return references.count - 1
    }

    // MARK: Conditions

    /// Rule `booleanExpression`.
    mutating func disjunction() throws(FilterSyntaxError) -> Expression {
        try enter()
        defer { leave() }
        let start = current.range.lowerBound
        let first = try conjunction()
        guard current.isWord("OR") else { return first }
        try requireCondition(first, from: start)
        var terms = [first]
        while take(word: "OR") {
            let start = current.range.lowerBound
            let term = try conjunction()
            try requireCondition(term, from: start)
            terms.append(term)
        }
        return .or(terms)
    }

    /// Rule `booleanTerm`.
    private mutating func conjunction() throws(FilterSyntaxError) -> Expression {
        let start = current.range.lowerBound
        let first = try negation()
        guard current.isWord("AND") else { return first }
        try requireCondition(first, from: start)
        var terms = [first]
        while take(word: "AND") {
            let start = current.range.lowerBound
            let term = try negation()
            try requireCondition(term, from: start)
            terms.append(term)
        }
        return .and(terms)
    }

    /// Rule `booleanFactor`, extended to several `NOT`s.
    private mutating func negation() throws(FilterSyntaxError) -> Expression {
        guard take(word: "NOT") else { return try predicate() }
        try enter()
        defer { leave() }
        let start = current.range.lowerBound
        let operand = try negation()
        try requireCondition(operand, from: start)
        return .not(operand)
    }
}
