import GeoJSON
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
        guard current.kind != .end else { throw FilterSyntaxError(current.range, Message("syntax-empty")) }
        let start = current.range.lowerBound
        let expression = try disjunction()
        try requireCondition(expression, from: start)
        guard current.kind == .end else { throw unexpected(Message("syntax-expected-operator")) }
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
        guard take(sign: sign) else { throw unexpected(Message("syntax-sign", ["sign": .of(sign)])) }
    }

    /// An error with what was expected in place of the next token.
    func unexpected(_ expected: Message) -> FilterSyntaxError {
        if current.kind == .end {
            return FilterSyntaxError(current.range, Message("syntax-ends-before", ["expected": .of(expected)]))
        }
        return FilterSyntaxError(current.range, SyntaxTexts.expected(expected, insteadOf: current))
    }

    /// Enters a nesting level.
    mutating func enter() throws(FilterSyntaxError) {
        depth += 1
        guard depth <= FilterLimits.depth else {
            throw FilterSyntaxError(current.range, Message("syntax-too-deep", ["depth": .of(FilterLimits.depth)]))
        }
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

extension FilterParser {
    /// `S_INTERSECTS(…, …)` and the like, behind the bracket.
    mutating func spatial(_ relation: SpatialRelation, _ token: Token) throws(FilterSyntaxError) -> Expression {
        let left = try spatialOperand()
        try expect(sign: ",")
        let right = try spatialOperand()
        try expect(sign: ")")
        // The literal becomes the second operand, since that one can be prepared.
        let (asked, literal) = right == .feature ? (relation.converse, left) : (relation, right)
        if literal == .feature {
            tests.append(nil)
        } else {
            guard let test = spatial.prepare(asked, literal) else {
                throw FilterSyntaxError(
                    token.range, Message("syntax-unsupported-relation", ["function": .of(relation.rawValue)]))
            }
            tests.append(test)
        }
        return .spatial(relation, left, right, test: tests.count - 1)
    }

    private mutating func spatialOperand() throws(FilterSyntaxError) -> SpatialOperand {
        let start = current.range.lowerBound
        let operand = try sum()
        guard case .geometry(let geometry) = operand else {
            throw FilterSyntaxError(start..<max(start, previousEnd), Message("syntax-no-geometry"))
        }
        return geometry
    }

    /// Rule `bboxText`, behind the bracket.
    mutating func box() throws(FilterSyntaxError) -> Extent {
        let start = current.range.lowerBound
        var numbers: [Double] = []
        repeat { numbers.append(try coordinate()) } while take(sign: ",")
        guard let extent = Extent(numbers: numbers), extent.south <= extent.north else {
            throw FilterSyntaxError(start..<previousEnd, Message("syntax-no-box"))
        }
        try expect(sign: ")")
        return extent
    }

    /// A geometry from its tag on, to the bracket that closes it.
    mutating func wellKnownText() throws(FilterSyntaxError) -> Geometry {
        let start = take().range.lowerBound
        _ = take(word: "Z")
        guard current.isSign("(") else { throw unexpected(Message("syntax-sign", ["sign": .of("(")])) }
        var open = 0
        repeat {
            // CQL2 has no empty geometries.
            guard current.kind != .end, !current.isWord("EMPTY") else { throw unexpected(Message("syntax-coordinate")) }
            open += current.isSign("(") ? 1 : current.isSign(")") ? -1 : 0
            take()
        } while open > 0
        let text = self.text(in: start..<previousEnd)
        var limits = WellKnownLimits()
        limits.depth = 1
        do throws(WellKnownGeometryError) {
            return try Geometry(wellKnownText: text, limits: limits)
        } catch {
            let place = min(start + (error.offset ?? 0), previousEnd - 1)
            throw FilterSyntaxError(range(around: place), WellKnownGeometryError(error.fault).message)
        }
    }

    /// Rule `signedNumericLiteral`.
    private mutating func coordinate() throws(FilterSyntaxError) -> Double {
        let isNegative = current.isSign("-")
        if isNegative || current.isSign("+") { take() }
        guard current.kind == .number else { throw unexpected(Message("syntax-coordinate")) }
        let range = current.range
        let number = try number(isNegative: isNegative).double
        guard number.isFinite else { throw FilterSyntaxError(range, Message("syntax-not-a-number")) }
        return number
    }
}

extension FilterParser {
    /// Rule `arithmeticExpression`.
    mutating func sum() throws(FilterSyntaxError) -> Expression {
        let start = current.range.lowerBound
        let first = try product()
        var steps: [ArithmeticStep] = []
        while current.isSign("+") || current.isSign("-") {
            try require(.number, first, from: start)
            guard let operation = ArithmeticOperator(rawValue: take().text) else { break }
            let operandStart = current.range.lowerBound
            let operand = try product()
            try require(.number, operand, from: operandStart)
            steps.append(ArithmeticStep(operation: operation, operand: operand))
        }
        return steps.isEmpty ? first : .arithmetic(first, steps)
    }

    /// Rule `arithmeticTerm`.
    private mutating func product() throws(FilterSyntaxError) -> Expression {
        let start = current.range.lowerBound
        let first = try exponential()
        var steps: [ArithmeticStep] = []
        while current.isSign("*") || current.isSign("/") || current.isSign("%") || current.isWord("DIV") {
            try require(.number, first, from: start)
            guard let operation = ArithmeticOperator(rawValue: take().text.uppercased()) else { break }
            let operandStart = current.range.lowerBound
            let operand = try exponential()
            try require(.number, operand, from: operandStart)
            steps.append(ArithmeticStep(operation: operation, operand: operand))
        }
        return steps.isEmpty ? first : .arithmetic(first, steps)
    }

    /// Rule `powerTerm`, which has one `^` at most.
    private mutating func exponential() throws(FilterSyntaxError) -> Expression {
        let start = current.range.lowerBound
        let base = try factor()
        guard take(sign: "^") else { return base }
        try require(.number, base, from: start)
        let operandStart = current.range.lowerBound
        let exponent = try factor()
        try require(.number, exponent, from: operandStart)
        guard !current.isSign("^") else { throw FilterSyntaxError(current.range, Message("syntax-two-powers")) }
        return .arithmetic(base, [ArithmeticStep(operation: .toThePower, operand: exponent)])
    }

    /// Rule `arithmeticFactor`, and signed literals.
    private mutating func factor() throws(FilterSyntaxError) -> Expression {
        let isNegative = current.isSign("-")
        guard isNegative || current.isSign("+") else { return try operand() }
        take()
        guard !current.isSign("-"), !current.isSign("+") else { throw unexpected(Message("syntax-number-2")) }
        let start = current.range.lowerBound
        if current.kind == .number { return .constant(.number(try number(isNegative: isNegative))) }
        let operand = try operand()
        try require(.number, operand, from: start)
        return isNegative ? .negative(operand) : operand
    }

    private mutating func operand() throws(FilterSyntaxError) -> Expression {
        switch current.kind {
        case .number: return .constant(.number(try number(isNegative: false)))
        case .string: return .constant(.text(EscapedText.text(take().text)))
        case .quotedName: return property()
        case .name: return try named()
        case .sign where current.isSign("("): return try bracket()
        case .sign, .end: throw unexpected(Message("syntax-value"))
        }
    }

    private mutating func named() throws(FilterSyntaxError) -> Expression {
        let word = current.text.uppercased()
        if following.isSign("(") || isGeometryWithHeights { return try function(word) }
        switch word {
        case "TRUE", "FALSE":
            take()
            return .constant(.boolean(word == "TRUE"))
        case "NULL": throw FilterSyntaxError(current.range, Message("syntax-null-alone"))
        case _ where Lexer.reservedWords.contains(word):
            throw FilterSyntaxError(current.range, Message("syntax-reserved-word", ["word": .of(current.text)]))
        default: return property()
        }
    }

    /// `POINT Z (…)`.
    private var isGeometryWithHeights: Bool {
        following.isWord("Z") && WKTKind(rawValue: current.text.uppercased()) != nil
    }

    private mutating func property() -> Expression {
        let name = take().text
        guard name != "geometry" else { return .geometry(.feature) }
        return .property(place(of: PropertyReference(name: name, isExact: false)))
    }

    /// A number, not rounded. Whole numbers of up to 53 bits are integers, in any notation.
    mutating func number(isNegative: Bool) throws(FilterSyntaxError) -> Number {
        let token = take()
        let bytes = Array(((isNegative ? "-" : "") + Self.jsonNumber(token.text)).utf8)
        let value = bytes.withUnsafeBufferPointer { DecimalText.value($0) }
        guard let number = Number(value) else { throw FilterSyntaxError(token.range, Message("syntax-not-a-number")) }
        if case .double(let double) = number, let whole = Number(computed: double) { return whole }
        return number
    }

    /// The same number as JSON writes it: with a digit on either side of the point and no zeros in front.
    private static func jsonNumber(_ text: String) -> String {
        let parts = text.utf8.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 | 0x20 == UInt8(ascii: "e") }
        let exponent = parts.count > 1 ? "e" + String(Substring(parts[1])) : ""
        let mantissa = (parts.first ?? Substring().utf8).split(
            separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
        let whole = Substring((mantissa.first ?? Substring().utf8).drop { $0 == 0x30 })
        let fraction = mantissa.count > 1 ? Substring(mantissa[1]) : ""
        return (whole.isEmpty ? "0" : String(whole)) + (fraction.isEmpty ? "" : "." + String(fraction)) + exponent
    }
}

extension FilterParser {
    /// Refuses an expression that is not a condition.
    func requireCondition(_ expression: Expression, from start: Int) throws(FilterSyntaxError) {
        guard expression.type != .boolean else { return }
        let range = start..<max(previousEnd, start)
        if case .property = expression { throw FilterSyntaxError(range, Message("syntax-property-alone")) }
        throw FilterSyntaxError(range, SyntaxTexts.noCondition(expression.type))
    }

    /// Refuses an expression that cannot have a type.
    func require(_ type: StaticType, _ expression: Expression, from start: Int) throws(FilterSyntaxError) {
        guard expression.type != type, expression.type != .any else { return }
        throw FilterSyntaxError(start..<max(previousEnd, start), SyntaxTexts.wrongType(expression.type, wanted: type))
    }

    /// Refuses an expression that is not a text, number, date, moment or truth value.
    func requireScalar(_ expression: Expression, from start: Int) throws(FilterSyntaxError) {
        switch expression.type {
        case .any, .boolean, .number, .text, .instant: return
        case .geometry, .interval, .array:
            throw FilterSyntaxError(start..<max(previousEnd, start), SyntaxTexts.noScalar(expression.type))
        }
    }

    /// Refuses two operands that can never have the same type (requirement binary-comparison-predicate D).
    func requireComparable(
        _ left: Expression, _ right: Expression, from start: Int
    ) throws(FilterSyntaxError) {
        try requireScalar(left, from: start)
        try requireScalar(right, from: start)
        guard left.type != right.type, left.type != .any, right.type != .any else { return }
        throw FilterSyntaxError(
            start..<max(previousEnd, start), SyntaxTexts.differentTypes(left.type, right.type))
    }
}
