import JSON
import RoadMap

extension ProfileReader {
    private static let factor = 0.01...100.0

    /// Reads `[{"when": {"tunnel": true}, "factor": 1.5}, {"when": {"class": "steps"}, "forbid": true}]`.
    static func rules(_ value: JSONValue, at pointer: JSONPointer) throws(ProfileError) -> [ProfileRule] {
        guard let list = value.arrayValue else {
            throw ProfileError(.wrongType(expected: ProfileTexts.rules), at: pointer)
        }
        var rules: [ProfileRule] = []
        for (index, value) in list.enumerated() { rules.append(try rule(value, at: pointer.appending(index))) }
        return rules
    }

    private static func rule(_ value: JSONValue, at pointer: JSONPointer) throws(ProfileError) -> ProfileRule {
        var conditions: [EdgeCondition]?
        var effects: [ProfileRule.Effect] = []
        for member in try object(value, at: pointer) {
            let place = pointer.appending(member.key)
            switch member.key {
            case "when": conditions = try self.conditions(member.value, at: place)
            case "factor": effects.append(.factor(try number(member.value, at: place, factor)))
            case "forbid":
                guard member.value.booleanValue == true else {
                    throw ProfileError(.wrongType(expected: ProfileTexts.forbid), at: place)
                }
                effects.append(.forbid)
            default: throw ProfileError(.unknownMember(known: ["when", "factor", "forbid"]), at: place)
            }
        }
        guard let conditions, effects.count == 1 else {
            throw ProfileError(.wrongType(expected: ProfileTexts.rule), at: pointer)
        }
        return ProfileRule(conditions, effects[0])
    }

    /// One object, or several of which one must fit.
    private static func conditions(_ value: JSONValue, at pointer: JSONPointer) throws(ProfileError) -> [EdgeCondition]
    {
        guard let list = value.arrayValue else { return [try condition(value, at: pointer)] }
        guard !list.isEmpty else { throw ProfileError(.wrongType(expected: ProfileTexts.condition), at: pointer) }
        var conditions: [EdgeCondition] = []
        for (index, value) in list.enumerated() {
            conditions.append(try condition(value, at: pointer.appending(index)))
        }
        return conditions
    }

    private static func condition(_ value: JSONValue, at pointer: JSONPointer) throws(ProfileError) -> EdgeCondition {
        let attributes = RuleAttribute.all
        var condition = EdgeCondition()
        for member in try object(value, at: pointer) {
            let place = pointer.appending(member.key)
            guard let attribute = attributes.first(where: { $0.name == member.key }) else {
                throw ProfileError(.unknownMember(known: attributes.map { $0.name }), at: place)
            }
            try attribute.read(member.value, place, &condition)
        }
        // What holds for every edge is a mistake.
        guard condition != EdgeCondition() else {
            throw ProfileError(.wrongType(expected: ProfileTexts.condition), at: pointer)
        }
        return condition
    }
}

extension ProfileRule {
    /// The rule as a profile's JSON has it.
    var json: JSONValue {
        let conditions = conditions.map { condition in
            JSONValue.object(
                JSONObject(RuleAttribute.all.compactMap { each in each.json(condition).map { (each.name, $0) } }))
        }
        let when = conditions.count == 1 ? conditions[0] : .array(conditions)
        switch effect {
        case .factor(let factor): return ["when": when, "factor": .double(factor)]
        case .forbid: return ["when": when, "forbid": true]
        }
    }
}
