import GeoJSON

/// Writes a filter's tree as text that reads back equal.
struct FilterText {
    private let references: [PropertyReference]

    init(_ references: [PropertyReference]) {
        self.references = references
    }

    /// A condition or an operand.
    func text(_ expression: Expression) -> String {
        switch expression {
        case .constant(let value): Self.text(value)
        case .property(let place): name(place)
        case .member(let member): "\(member.rawValue)()"
        case .folded(let folding, let operand, _): "\(folding.rawValue)(\(text(operand)))"
        case .negative(let operand): "-\(factor(operand))"
        case .arithmetic(let first, let steps):
            steps.reduce(term(first)) { "\($0) \($1.operation.rawValue) \(term($1.operand))" }
        case .and(let terms): terms.map { condition($0) }.joined(separator: " AND ")
        case .or(let terms): terms.map { condition($0) }.joined(separator: " OR ")
        case .not(let operand): "NOT \(condition(operand))"
        case .comparison(let comparison, let left, let right):
            "\(operand(left)) \(comparison.rawValue) \(operand(right))"
        case .like(let value, let pattern, let isNegated):
            "\(operand(value))\(Self.negation(isNegated)) LIKE \(Self.text(pattern))"
        case .between(let value, let low, let high, let isNegated):
            "\(operand(value))\(Self.negation(isNegated)) BETWEEN \(operand(low)) AND \(operand(high))"
        case .inList(let value, let list, let isNegated):
            "\(operand(value))\(Self.negation(isNegated)) IN (\(list.elements.map { operand($0) }.joined(separator: ", ")))"
        case .isNull(let value, let isNegated): "\(operand(value)) IS\(Self.negation(isNegated)) NULL"
        case .geometry(let operand): Self.text(operand)
        case .spatial(let relation, let left, let right, _):
            "\(relation.rawValue)(\(Self.text(left)), \(Self.text(right)))"
        case .interval(let first, let last): "INTERVAL(\(end(first)), \(end(last)))"
        case .temporal(let relation, let left, let right): "\(relation.rawValue)(\(text(left)), \(text(right)))"
        case .array(let elements, _): "(\(elements.map { element($0) }.joined(separator: ", ")))"
        case .arrayRelation(let relation, let left, let right): "\(relation.rawValue)(\(text(left)), \(text(right)))"
        }
    }

    // MARK: Brackets

    /// A term of `AND`, `OR` or `NOT`.
    private func condition(_ expression: Expression) -> String {
        switch expression {
        case .and, .or, .not: "(\(text(expression)))"
        default: text(expression)
        }
    }

    /// An operand of a predicate.
    private func operand(_ expression: Expression) -> String {
        if case .constant = expression { return text(expression) }
        return expression.type == .boolean ? "(\(text(expression)))" : text(expression)
    }

    /// A term of arithmetic.
    private func term(_ expression: Expression) -> String {
        if case .arithmetic = expression { return "(\(text(expression)))" }
        return operand(expression)
    }

    /// An operand of a minus; a number would become another literal.
    private func factor(_ expression: Expression) -> String {
        switch expression {
        case .constant, .negative: "(\(text(expression)))"
        default: term(expression)
        }
    }

    private func element(_ expression: Expression) -> String {
        text(expression)
    }

    // MARK: Leaves

    private func name(_ place: Int) -> String {
        guard references.indices.contains(place) else { return "?" }
        let reference = references[place]
        if reference.isExact { return "property(\(EscapedText.literal(reference.name)))" }
        guard !Lexer.isPlainName(reference.name) else { return reference.name }
        var quoted: [UInt8] = []
        for byte in reference.name.utf8 { quoted += byte == UInt8(ascii: "\"") ? [byte, byte] : [byte] }
        return "\"\(String(decoding: quoted, as: UTF8.self))\""
    }

    private static func negation(_ isNegated: Bool) -> String { isNegated ? " NOT" : "" }

    private static func text(_ value: Value) -> String {
        switch value {
        case .null, .structure: "NULL"
        case .boolean(let flag): flag ? "TRUE" : "FALSE"
        case .number(let number): number.description
        case .text(let text): EscapedText.literal(text)
        case .instant(let instant): "\(instant.isDate ? "DATE" : "TIMESTAMP")('\(instant.text)')"
        }
    }

    private static func text(_ pattern: LikePattern) -> String {
        var raw = ""
        for part in pattern.parts {
            switch part {
            case .text(let text): raw += EscapedText.escaping(text, isPattern: true)
            case .anyCharacters: raw += "%"
            case .oneCharacter: raw += "_"
            }
        }
        return pattern.foldings.reversed().reduce("'\(raw)'") { "\($1.rawValue)(\($0))" }
    }

    private func end(_ end: IntervalEnd) -> String {
        switch end {
        case .open: "'..'"
        case .instant(let instant): "'\(instant.text)'"
        case .property(let place): name(place)
        }
    }

    private static func text(_ operand: SpatialOperand) -> String {
        switch operand {
        case .feature: "geometry"
        case .geometry(let geometry): WKTText.text(geometry)
        case .box(let extent): "BBOX(\(extent.numbers.map { WKTText.number($0) }.joined(separator: ", ")))"
        }
    }
}

extension FeatureFilter: CustomStringConvertible {
    /// The filter as CQL2 text, which reads back equal.
    public var description: String { FilterText(references).text(expression) }
}
