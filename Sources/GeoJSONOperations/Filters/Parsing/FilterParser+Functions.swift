import Support

extension FilterParser {
    /// Reads a function by its name in capitals.
    mutating func function(_ name: String) throws(FilterSyntaxError) -> Expression {
        try enter()
        defer { leave() }
        if WKTKind(rawValue: name) != nil { return .geometry(.geometry(try wellKnownText())) }
        let token = take()
        // The words `NOT (…)` and `… IN (…)` are handled before.
        guard !Lexer.reservedWords.contains(name) else {
            throw FilterSyntaxError(token.range, Message("syntax-reserved-word", ["word": .of(token.text)]))
        }
        try expect(sign: "(")
        if let folding = TextFolding(rawValue: name) { return try folded(folding) }
        if let relation = SpatialRelation(rawValue: name) { return try spatial(relation, token) }
        if let relation = TemporalRelation(rawValue: name) { return try temporal(relation) }
        if let relation = ArrayRelation(rawValue: name) { return try arrayRelation(relation) }
        if let member = FeatureMember(rawValue: token.text.lowercased()) { return try self.member(member) }
        switch name {
        case "DATE": return .constant(.instant(try instant(isDate: true)))
        case "TIMESTAMP": return .constant(.instant(try instant(isDate: false)))
        case "INTERVAL": return try interval()
        case "BBOX": return .geometry(.box(try box()))
        case "PROPERTY": return try exactProperty()
        default: throw FilterSyntaxError(token.range, SyntaxTexts.unknownFunction(token.text))
        }
    }

    private mutating func folded(_ folding: TextFolding) throws(FilterSyntaxError) -> Expression {
        let start = current.range.lowerBound
        let operand = try sum()
        try require(.text, operand, from: start)
        try expect(sign: ")")
        guard case .text(let text)? = operand.constantValue else { return .folded(folding, operand, constant: nil) }
        return .folded(folding, operand, constant: folding.fold(text))
    }

    /// `id()`, `geometry_type()`, `area()`, `length()`; the argument `geometry` is optional.
    private mutating func member(_ member: FeatureMember) throws(FilterSyntaxError) -> Expression {
        if member != .identifier, current.text == "geometry", current.kind == .name || current.kind == .quotedName {
            take()
        }
        guard take(sign: ")") else { throw unexpected(Message("syntax-sign", ["sign": .of(")")])) }
        return .member(member)
    }

    private mutating func exactProperty() throws(FilterSyntaxError) -> Expression {
        guard current.kind == .string else { throw unexpected(Message("syntax-name-in-quotes")) }
        let name = EscapedText.text(take().text)
        try expect(sign: ")")
        return .property(place(of: PropertyReference(name: name, isExact: true)))
    }

    // MARK: Dates and times

    private mutating func instant(isDate: Bool) throws(FilterSyntaxError) -> Instant {
        guard current.kind == .string else {
            throw unexpected(isDate ? Message("syntax-date") : Message("syntax-moment"))
        }
        let token = take()
        guard let instant = Self.instant(token.text), instant.isDate == isDate else {
            throw FilterSyntaxError(token.range, isDate ? Message("syntax-no-date") : Message("syntax-no-moment"))
        }
        try expect(sign: ")")
        return instant
    }

    /// A literal, which is in UTC and complete (rules `fullDate` and `utcTime`).
    private static func instant(_ text: String) -> Instant? {
        guard let instant = Instant(text) else { return nil }
        let count = text.utf8.count
        return instant.isDate || count >= 20 && text.utf8.last == UInt8(ascii: "Z") ? instant : nil
    }

    private mutating func interval() throws(FilterSyntaxError) -> Expression {
        let start = current.range.lowerBound
        let first = try intervalEnd()
        try expect(sign: ",")
        let last = try intervalEnd()
        if case .instant(let first) = first, case .instant(let last) = last, Instant.compare(first, last) > 0 {
            throw FilterSyntaxError(start..<previousEnd, Message("syntax-backward-interval"))
        }
        try expect(sign: ")")
        return .interval(first, last)
    }

    private mutating func intervalEnd() throws(FilterSyntaxError) -> IntervalEnd {
        switch current.kind {
        case .string:
            let token = take()
            if token.text == ".." { return .open }
            guard let instant = Self.instant(token.text) else {
                throw FilterSyntaxError(token.range, Message("syntax-no-interval-end"))
            }
            return .instant(instant)
        case .name where following.isSign("("):
            guard current.isWord("DATE") || current.isWord("TIMESTAMP") else {
                throw FilterSyntaxError(current.range, Message("syntax-no-interval-end"))
            }
            let isDate = take().isWord("DATE")
            take()
            return .instant(try instant(isDate: isDate))
        case .name where !Lexer.reservedWords.contains(current.text.uppercased()), .quotedName:
            return .property(place(of: PropertyReference(name: take().text, isExact: false)))
        default: throw unexpected(Message("syntax-interval-end"))
        }
    }

    private mutating func temporal(_ relation: TemporalRelation) throws(FilterSyntaxError) -> Expression {
        let left = try temporalOperand(relation)
        try expect(sign: ",")
        let right = try temporalOperand(relation)
        try expect(sign: ")")
        return .temporal(relation, left, right)
    }

    private mutating func temporalOperand(_ relation: TemporalRelation) throws(FilterSyntaxError) -> Expression {
        let start = current.range.lowerBound
        let operand = try sum()
        switch operand.type {
        case .any, .interval: return operand
        case .instant where relation.takesInstants: return operand
        case .instant:
            throw FilterSyntaxError(
                start..<previousEnd, Message("syntax-instant-for-interval", ["function": .of(relation.rawValue)]))
        default: throw FilterSyntaxError(start..<previousEnd, SyntaxTexts.noTime(operand.type))
        }
    }

    // MARK: Arrays

    private mutating func arrayRelation(_ relation: ArrayRelation) throws(FilterSyntaxError) -> Expression {
        let left = try arrayOperand()
        try expect(sign: ",")
        let right = try arrayOperand()
        try expect(sign: ")")
        return .arrayRelation(relation, left, right)
    }

    /// Rule `arrayExpression`: here a bracket always opens an array, even around one element.
    private mutating func arrayOperand() throws(FilterSyntaxError) -> Expression {
        let start = current.range.lowerBound
        guard take(sign: "(") else {
            let operand = try sum()
            try require(.array, operand, from: start)
            return operand
        }
        if take(sign: ")") { return array([]) }
        var elements = [try element()]
        while take(sign: ",") { elements.append(try element()) }
        try expect(sign: ")")
        return array(elements)
    }

    /// An expression in brackets, or an array where there is a comma or nothing.
    mutating func bracket() throws(FilterSyntaxError) -> Expression {
        let start = current.range.lowerBound
        take()
        if take(sign: ")") { return array([]) }
        let first = try disjunction()
        guard current.isSign(",") else {
            try expect(sign: ")")
            return first
        }
        try requireElement(first, from: start)
        var elements = [first]
        while take(sign: ",") { elements.append(try element()) }
        try expect(sign: ")")
        return array(elements)
    }

    private mutating func element() throws(FilterSyntaxError) -> Expression {
        let start = current.range.lowerBound
        let element = try disjunction()
        try requireElement(element, from: start)
        return element
    }

    /// Refuses geometries and intervals, which arrays of files cannot have.
    private func requireElement(_ element: Expression, from start: Int) throws(FilterSyntaxError) {
        guard element.type == .geometry || element.type == .interval else { return }
        throw FilterSyntaxError(start..<previousEnd, SyntaxTexts.noElement(element.type))
    }

    /// An array, with its set where all elements are literals.
    private func array(_ elements: [Expression]) -> Expression {
        var set: ElementSet? = ElementSet()
        for element in elements {
            guard let value = element.constantValue else {
                set = nil
                break
            }
            set?.insert(ElementSet.Element(value))
        }
        return .array(elements, constant: set)
    }
}
