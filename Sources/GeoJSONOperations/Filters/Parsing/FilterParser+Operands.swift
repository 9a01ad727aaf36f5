import JSON

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
        guard !current.isSign("^") else { throw FilterSyntaxError(current.range, SyntaxTexts.twoPowers) }
        return .arithmetic(base, [ArithmeticStep(operation: .toThePower, operand: exponent)])
    }

    /// Rule `arithmeticFactor`, and signed literals.
    private mutating func factor() throws(FilterSyntaxError) -> Expression {
        let isNegative = current.isSign("-")
        guard isNegative || current.isSign("+") else { return try operand() }
        take()
        guard !current.isSign("-"), !current.isSign("+") else { throw unexpected(SyntaxTexts.number) }
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
        case .sign, .end: throw unexpected(SyntaxTexts.value)
        }
    }

    private mutating func named() throws(FilterSyntaxError) -> Expression {
        let word = current.text.uppercased()
        if following.isSign("(") || isGeometryWithHeights { return try function(word) }
        switch word {
        case "TRUE", "FALSE":
            take()
            return .constant(.boolean(word == "TRUE"))
        case "NULL": throw FilterSyntaxError(current.range, SyntaxTexts.nullAlone)
        case _ where Lexer.reservedWords.contains(word):
            throw FilterSyntaxError(current.range, SyntaxTexts.reservedWord(current.text))
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
        guard let number = Number(value) else { throw FilterSyntaxError(token.range, SyntaxTexts.notANumber) }
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
