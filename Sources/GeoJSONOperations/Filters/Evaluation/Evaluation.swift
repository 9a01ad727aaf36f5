import GeoJSON
import JSON

/// The evaluation of a filter for one Feature: its properties are read once for the whole tree.
struct Evaluation {
    /// The values of the filter's references; `nil` where the Feature has no such property.
    var values: [JSONValue?]
    /// Whether a property was ever compared with a value of its own type, and with one of another.
    var comparisons: [PropertyComparisons]
    /// The tests of the filter's spatial functions.
    let tests: [SpatialPredicates.Test?]
    /// The results of relations between the Feature's geometry and itself.
    let spatial: SpatialPredicates

    /// Whether the values of a property had the types that they were compared with.
    struct PropertyComparisons: Sendable {
        var hasMatched = false
        var hasDiffered = false
    }

    init(_ filter: FeatureFilter) {
        values = Array(repeating: nil, count: filter.references.count)
        comparisons = Array(repeating: PropertyComparisons(), count: filter.references.count)
        tests = filter.tests
        spatial = filter.spatial
    }

    // MARK: Conditions

    /// The truth of a condition for a Feature whose properties have been read.
    mutating func truth(_ expression: Expression, _ feature: Feature) -> Truth {
        switch expression {
        case .and(let terms):
            var result = Truth.yes
            for term in terms {
                result = min(result, truth(term, feature))
                if result == .no { break }
            }
            return result
        case .or(let terms):
            var result = Truth.no
            for term in terms {
                result = max(result, truth(term, feature))
                if result == .yes { break }
            }
            return result
        case .not(let operand): return !truth(operand, feature)
        case .comparison(let comparison, let left, let right):
            return Truth(order(left, right, feature).map { comparison.holds($0) })
        case .like(let operand, let pattern, let isNegated):
            guard
                case .text(let text) = typed(operand, feature, isRight: { if case .text = $0 { true } else { false } })
            else { return .unknown }
            return Truth(pattern.matches(text) != isNegated)
        case .between(let operand, let low, let high, let isNegated):
            let above = Truth(order(operand, low, feature).map { $0 >= 0 })
            let below = Truth(order(operand, high, feature).map { $0 <= 0 })
            return isNegated ? !min(above, below) : min(above, below)
        case .inList(let operand, let list, let isNegated):
            let found = isIn(list, operand, feature)
            return isNegated ? !found : found
        case .isNull(let operand, let isNegated): return Truth(isNull(operand, feature) != isNegated)
        case .spatial(let relation, let left, let right, let test):
            return Truth(holds(relation, left, right, test, feature))
        case .temporal(let relation, let left, let right):
            guard let left = period(left, feature), let right = period(right, feature) else { return .unknown }
            return Truth(relation.holds(left, right))
        case .arrayRelation(let relation, let left, let right):
            guard let left = elements(left, feature), let right = elements(right, feature) else { return .unknown }
            return Truth(ElementSet.holds(relation, left, right))
        default:
            guard case .boolean(let flag) = value(expression, feature) else { return .unknown }
            return Truth(flag)
        }
    }

    /// `IS NULL` is never unknown (requirement null-predicate).
    private mutating func isNull(_ operand: Expression, _ feature: Feature) -> Bool {
        switch operand {
        case .property(let place): return values[place].map { $0 == .null } ?? true
        case .geometry(.feature): return feature.geometry == nil
        case .geometry, .array, .constant: return false
        case .interval: return period(operand, feature) == nil
        default:
            if operand.type == .boolean { return truth(operand, feature) == .unknown }
            return value(operand, feature) == .null
        }
    }

    private mutating func isIn(_ list: InList, _ operand: Expression, _ feature: Feature) -> Truth {
        let wanted = value(operand, feature)
        guard wanted != .null else { return .unknown }
        if let found = list.contains(wanted) {
            note(operand, hasMatched: found != .unknown)
            return found
        }
        var result = Truth.no
        for element in list.elements {
            let equal = Truth(order(operand, wanted, element, value(element, feature)).map { $0 == 0 })
            if equal == .yes { return .yes }
            result = max(result, equal)
        }
        return result
    }

    private func holds(
        _ relation: SpatialRelation, _ left: SpatialOperand, _ right: SpatialOperand, _ test: Int, _ feature: Feature
    ) -> Bool? {
        guard let test = tests[test] else {
            // Both operands are the Feature's geometry.
            guard let geometry = feature.geometry else { return nil }
            return spatial.prepare(relation, .geometry(geometry)).flatMap { $0(geometry) }
        }
        let first = right == .feature ? right : left
        switch first {
        case .feature: return feature.geometry.flatMap { test($0) }
        case .geometry(let geometry): return test(geometry)
        case .box(let extent): return test(extent.rectangle)
        }
    }
}
