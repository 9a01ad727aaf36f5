import JSON
import RoadMap
import Support

/// An attribute of edges that rules of a profile ask for: its name in JSON, and how it is read and written.
struct RuleAttribute {
    let name: String
    let read: (JSONValue, JSONPointer, inout EdgeCondition) throws(ProfileError) -> Void
    /// `nil` where the condition does not ask for it.
    let json: (EdgeCondition) -> JSONValue?

    static var all: [RuleAttribute] {
        [
            values("class", { $0.classes }, { $0.classes = $1 }),
            values("traffic", { $0.traffic }, { $0.traffic = $1 }),
            values("surface", { $0.surfaces }, { $0.surfaces = $1 }),
            values("smoothness", { $0.smoothness }, { $0.smoothness = $1 }),
            values("trackGrade", { $0.trackGrades }, { $0.trackGrades = $1 }),
            values("mountainBikeScale", { $0.mountainBikeScales }, { $0.mountainBikeScales = $1 }),
            values("incline", { $0.inclines }, { $0.inclines = $1 }),
            values("lighting", { $0.lighting }, { $0.lighting = $1 }),
            values("route", { $0.routes }, { $0.routes = $1 }),
            values("cycleway", { $0.cycleways }, { $0.cycleways = $1 }),
            values("travel", { $0.travel }, { $0.travel = $1 }), values("delay", { $0.delays }, { $0.delays = $1 }),
            flag("destinationOnly", { $0.isDestinationOnly }, { $0.isDestinationOnly = $1 }),
            flag("roundabout", { $0.isRoundabout }, { $0.isRoundabout = $1 }),
            flag("bridge", { $0.isBridge }, { $0.isBridge = $1 }),
            flag("tunnel", { $0.isTunnel }, { $0.isTunnel = $1 }),
        ]
    }

    /// One name, several of which one must fit, or `{"not": …}` of these.
    private static func values<Value: ProfileKey>(
        _ name: String, _ get: @escaping (EdgeCondition) -> Set<Value>?,
        _ set: @escaping (inout EdgeCondition, Set<Value>) -> Void
    ) -> RuleAttribute {
        RuleAttribute(
            name: name,
            read: { value, pointer, condition throws(ProfileError) in
                let fitting = try choice(of: Value.names, value, pointer)
                set(&condition, Set(zip(Value.allCases, fitting).filter { $0.1 }.map { $0.0 }))
            },
            json: { condition in
                get(condition).map { values in
                    .array(Value.named.filter { values.contains($0.value) }.map { .string($0.name) })
                }
            })
    }

    /// Which of some names fit.
    @inline(never)
    private static func choice(
        of names: [String], _ value: JSONValue, _ pointer: JSONPointer
    ) throws(ProfileError) -> [Bool] {
        guard let object = value.objectValue else { return try named(names, value, pointer) }
        guard let excluded = object["not"], object.count == 1 else {
            throw ProfileError(.wrongType(expected: Message("profile-rule-value")), at: pointer)
        }
        return try named(names, excluded, pointer.appending("not")).map { !$0 }
    }

    /// Which of some names a name is, or a list of them has.
    private static func named(
        _ names: [String], _ value: JSONValue, _ pointer: JSONPointer
    ) throws(ProfileError) -> [Bool] {
        var isNamed = names.map { _ in false }
        func take(_ value: JSONValue, _ pointer: JSONPointer) throws(ProfileError) {
            guard let name = value.stringValue, let index = names.firstIndex(of: name) else {
                throw ProfileError(
                    .wrongType(expected: Message("profile-one-of", ["joined": .of(names.joined(separator: ", "))])),
                    at: pointer)
            }
            isNamed[index] = true
        }
        guard let list = value.arrayValue else {
            try take(value, pointer)
            return isNamed
        }
        guard !list.isEmpty else {
            throw ProfileError(.wrongType(expected: Message("profile-rule-value")), at: pointer)
        }
        for (index, value) in list.enumerated() { try take(value, pointer.appending(index)) }
        return isNamed
    }

    private static func flag(
        _ name: String, _ get: @escaping (EdgeCondition) -> Bool?, _ set: @escaping (inout EdgeCondition, Bool) -> Void
    ) -> RuleAttribute {
        RuleAttribute(
            name: name,
            read: { value, pointer, condition throws(ProfileError) in
                guard let flag = value.booleanValue else {
                    throw ProfileError(.wrongType(expected: Message("profile-flag")), at: pointer)
                }
                set(&condition, flag)
            },
            json: { condition in get(condition).map { .boolean($0) } })
    }
}
