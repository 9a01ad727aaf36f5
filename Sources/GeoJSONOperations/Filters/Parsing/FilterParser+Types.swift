extension FilterParser {
    /// Refuses an expression that is not a condition.
    func requireCondition(_ expression: Expression, from start: Int) throws(FilterSyntaxError) {
        guard expression.type != .boolean else { return }
        let range = start..<max(previousEnd, start)
        if case .property = expression { throw FilterSyntaxError(range, SyntaxTexts.propertyAlone) }
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
