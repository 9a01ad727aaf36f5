import Support

extension FilterParser {
    /// Rule `comparisonPredicate`, or a condition without a comparison.
    mutating func predicate() throws(FilterSyntaxError) -> Expression {
        let start = current.range.lowerBound
        let left = try sum()
        if current.kind == .sign, let comparison = ComparisonOperator(rawValue: current.text) {
            take()
            if current.isWord("NULL") { throw FilterSyntaxError(current.range, Message("syntax-compared-with-null")) }
            let right = try sum()
            try requireComparable(left, right, from: start)
            return .comparison(comparison, left, right)
        }
        if take(word: "IS") { return try isNull(left) }
        let isNegated = current.isWord("NOT") && ["LIKE", "BETWEEN", "IN"].contains { following.isWord($0) }
        if isNegated { take() }
        if take(word: "LIKE") {
            try require(.text, left, from: start)
            return .like(left, try pattern(), isNegated: isNegated)
        }
        if take(word: "BETWEEN") { return try between(left, start, isNegated) }
        if take(word: "IN") { return try inList(left, start, isNegated) }
        return left
    }

    private mutating func isNull(_ operand: Expression) throws(FilterSyntaxError) -> Expression {
        let isNegated = take(word: "NOT")
        guard take(word: "NULL") else { throw unexpected(Message(verbatim: "NULL")) }
        return .isNull(operand, isNegated: isNegated)
    }

    /// Rule `isBetweenPredicate`, extended to texts, dates and moments.
    private mutating func between(
        _ operand: Expression, _ start: Int, _ isNegated: Bool
    ) throws(FilterSyntaxError) -> Expression {
        let low = try sum()
        try requireComparable(operand, low, from: start)
        guard take(word: "AND") else { throw unexpected(Message(verbatim: "AND")) }
        let high = try sum()
        try requireComparable(operand, high, from: start)
        try requireComparable(low, high, from: start)
        return .between(operand, low, high, isNegated: isNegated)
    }

    private mutating func inList(
        _ operand: Expression, _ start: Int, _ isNegated: Bool
    ) throws(FilterSyntaxError) -> Expression {
        try expect(sign: "(")
        if current.isSign(")") { throw unexpected(Message("syntax-value")) }
        var elements: [Expression] = []
        repeat {
            let elementStart = current.range.lowerBound
            if current.isWord("NULL") { throw FilterSyntaxError(current.range, Message("syntax-compared-with-null")) }
            let element = try sum()
            try requireComparable(operand, element, from: operand.type == .any ? elementStart : start)
            if let first = elements.first { try requireComparable(first, element, from: elementStart) }
            elements.append(element)
        } while take(sign: ",")
        try expect(sign: ")")
        return .inList(operand, InList(elements), isNegated: isNegated)
    }

    /// Rule `patternExpression`.
    private mutating func pattern() throws(FilterSyntaxError) -> LikePattern {
        var foldings: [TextFolding] = []
        while let folding = TextFolding(rawValue: current.text.uppercased()), current.kind == .name,
            following.isSign("(")
        {
            guard foldings.count < FilterLimits.depth else {
                throw FilterSyntaxError(current.range, Message("syntax-too-deep", ["depth": .of(FilterLimits.depth)]))
            }
            foldings.append(folding)
            take()
            take()
        }
        guard current.kind == .string else { throw unexpected(Message("syntax-pattern")) }
        let literal = take()
        guard literal.text.utf8.count <= FilterLimits.pattern else {
            throw FilterSyntaxError(
                literal.range, Message("syntax-long-pattern", ["pattern": .of(FilterLimits.pattern)]))
        }
        for _ in foldings { try expect(sign: ")") }
        return LikePattern(EscapedText.pattern(literal.text), foldings: foldings)
    }
}
