import BicycleProfiles
import Diagnostics
import JSON
import Languages
import RoadNetwork

/// An attribute of edges that rules of a profile ask for: its name in JSON, and how it is read and written.
struct RuleAttribute {
    let name: String
    let read: (JSONValue, JSONPointer, inout EdgeCondition) throws(ProfileError) -> Void
    /// `nil` where the condition does not ask for it.
    let json: (EdgeCondition) -> JSONValue?

    static var all: [RuleAttribute] {
        [
            values("class", \.classes), values("traffic", \.traffic), values("surface", \.surfaces),
            values("smoothness", \.smoothness), values("trackGrade", \.trackGrades),
            values("mountainBikeScale", \.mountainBikeScales), values("incline", \.inclines),
            values("lighting", \.lighting), values("route", \.routes), values("cycleway", \.cycleways),
            values("travel", \.travel), values("delay", \.delays), flag("destinationOnly", \.isDestinationOnly),
            flag("roundabout", \.isRoundabout), flag("bridge", \.isBridge), flag("tunnel", \.isTunnel),
        ]
    }

    /// One name, several of which one must fit, or `{"not": …}` of these.
    private static func values<Value: CaseIterable & Hashable>(
        _ name: String, _ path: WritableKeyPath<EdgeCondition, Set<Value>?>
    ) -> RuleAttribute {
        RuleAttribute(
            name: name,
            read: { value, pointer, condition throws(ProfileError) in
                if let object = value.objectValue {
                    guard let excluded = object["not"], object.count == 1 else {
                        throw ProfileError(.wrongType(expected: ProfileTexts.ruleValue), at: pointer)
                    }
                    let names = try named(Value.self, excluded, pointer.appending("not"))
                    condition[keyPath: path] = Set(Value.allCases).subtracting(names)
                } else {
                    condition[keyPath: path] = try named(Value.self, value, pointer)
                }
            },
            json: { condition in
                condition[keyPath: path].map { values in
                    .array(Value.allCases.filter(values.contains).map { .string("\($0)") })
                }
            })
    }

    private static func named<Value: CaseIterable & Hashable>(
        _ type: Value.Type, _ value: JSONValue, _ pointer: JSONPointer
    ) throws(ProfileError) -> Set<Value> {
        func one(_ value: JSONValue, _ pointer: JSONPointer) throws(ProfileError) -> Value {
            guard let name = value.stringValue, let known = Value.allCases.first(where: { "\($0)" == name }) else {
                let names = Value.allCases.map { "\($0)" }
                throw ProfileError(.wrongType(expected: ProfileTexts.oneOf(names)), at: pointer)
            }
            return known
        }
        guard let list = value.arrayValue else { return [try one(value, pointer)] }
        guard !list.isEmpty else { throw ProfileError(.wrongType(expected: ProfileTexts.ruleValue), at: pointer) }
        var values: Set<Value> = []
        for (index, value) in list.enumerated() { values.insert(try one(value, pointer.appending(index))) }
        return values
    }

    private static func flag(_ name: String, _ path: WritableKeyPath<EdgeCondition, Bool?>) -> RuleAttribute {
        RuleAttribute(
            name: name,
            read: { value, pointer, condition throws(ProfileError) in
                guard let flag = value.booleanValue else {
                    throw ProfileError(.wrongType(expected: ProfileTexts.flag), at: pointer)
                }
                condition[keyPath: path] = flag
            },
            json: { condition in condition[keyPath: path].map { .boolean($0) } })
    }
}
