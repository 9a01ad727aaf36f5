import GeoJSON
import JSON
import RoadMap
import Routing
import Support

/// Reads the members of a profile; stops at the first error.
struct ProfileReader {
    private static let aversion = 0.1...100.0
    private static let known = [
        "name", "basedOn", "roads", "traffic", "cycleways", "surfaces", "smoothness", "trackGrades",
        "mountainBikeScales", "inclines", "lighting", "routes", "destination", "pushing", "delays", "hills", "rules",
    ]

    static func profile(_ value: JSONValue) throws(ProfileError) -> BicycleProfile {
        let root = JSONPointer()
        let members = try object(value, at: root)
        var profile = try base(members["basedOn"])
        for member in members {
            let pointer = root.appending(member.key)
            let value = member.value
            switch member.key {
            case "basedOn": break
            case "name": profile.name = try text(value, at: pointer)
            case "roads": try readRoads(value, at: pointer, into: &profile)
            case "traffic": try readNumbers(value, at: pointer, aversion, into: &profile.trafficAversions)
            case "cycleways": try readNumbers(value, at: pointer, 0...10, into: &profile.cyclewayReliefs)
            case "surfaces": try readEffects(value, at: pointer, into: &profile.surfaces)
            case "smoothness": try readEffects(value, at: pointer, into: &profile.smoothness)
            case "trackGrades": try readEffects(value, at: pointer, into: &profile.trackGrades)
            case "mountainBikeScales": try readEffects(value, at: pointer, into: &profile.mountainBikeScales)
            case "inclines": try readEffects(value, at: pointer, into: &profile.inclines)
            case "lighting": try readNumbers(value, at: pointer, aversion, into: &profile.lightingAversions)
            case "routes": try readNumbers(value, at: pointer, aversion, into: &profile.routeAversions)
            case "destination": profile.destinationAversion = try number(value, at: pointer, aversion)
            case "pushing":
                var pushing = RidingFactors(speed: profile.pushingSpeed * 3.6, aversion: profile.pushingAversion)
                try readEffect(value, at: pointer, speeds: 0.5...20, into: &pushing)
                (profile.pushingSpeed, profile.pushingAversion) = (pushing.speed / 3.6, pushing.aversion)
            case "delays": try readNumbers(value, at: pointer, 0...3600, into: &profile.delays)
            case "hills": try readHills(value, at: pointer, into: &profile.hills)
            case "rules": profile.rules = try rules(value, at: pointer)
            default: throw ProfileError(.unknownMember(known: known), at: pointer)
            }
        }
        return profile
    }

    private static func base(_ value: JSONValue?) throws(ProfileError) -> BicycleProfile {
        guard let value else { return .city }
        let pointer = JSONPointer(["basedOn"])
        guard let base = BicycleProfile(named: try text(value, at: pointer)) else {
            throw ProfileError(.unknownProfile(known: BicycleProfile.named.map { $0.name }), at: pointer)
        }
        return base
    }

    private static func readRoads(
        _ value: JSONValue, at pointer: JSONPointer, into profile: inout BicycleProfile
    ) throws(ProfileError) {
        for (roadClass, value, place) in try entries(RoadClass.self, of: value, at: pointer) {
            var road = RidingFactors(
                speed: (profile.speeds[roadClass] ?? profile.pushingSpeed) * 3.6,
                aversion: profile.aversions[roadClass] ?? 1)
            try readEffect(value, at: place, speeds: 0.5...150, into: &road)
            profile.speeds[roadClass] = road.speed / 3.6
            profile.aversions[roadClass] = road.aversion
        }
    }

    private static func readEffects<Key: ProfileKey>(
        _ value: JSONValue, at pointer: JSONPointer, into table: inout [Key: RidingFactors]
    ) throws(ProfileError) {
        for (key, value, place) in try entries(Key.self, of: value, at: pointer) {
            try readEffect(value, at: place, speeds: 0.01...10, into: &table[key, default: .neutral])
        }
    }

    private static func readEffect(
        _ value: JSONValue, at pointer: JSONPointer, speeds: ClosedRange<Double>, into effect: inout RidingFactors
    ) throws(ProfileError) {
        for member in try object(value, at: pointer) {
            let place = pointer.appending(member.key)
            switch member.key {
            case "speed": effect.speed = try number(member.value, at: place, speeds)
            case "aversion": effect.aversion = try number(member.value, at: place, aversion)
            default: throw ProfileError(.unknownMember(known: ["speed", "aversion"]), at: place)
            }
        }
    }

    private static func readHills(
        _ value: JSONValue, at pointer: JSONPointer, into hills: inout HillModel
    ) throws(ProfileError) {
        for member in try object(value, at: pointer) {
            let place = pointer.appending(member.key)
            switch member.key {
            case "power": hills.climbingPower = try number(member.value, at: place, 20...1000)
            case "mass": hills.mass = try number(member.value, at: place, 20...500)
            case "rollingResistance": hills.rollingResistance = try number(member.value, at: place, 0.001...0.2)
            case "dragArea": hills.dragArea = try number(member.value, at: place, 0.05...5)
            case "descentSpeed": hills.descentSpeed = try number(member.value, at: place, 4...108) / 3.6
            case "leastSpeed": hills.leastSpeed = try number(member.value, at: place, 0...36) / 3.6
            case "climbAversion": hills.climbAversion = try number(member.value, at: place, 0...1000)
            default:
                let known = [
                    "power", "mass", "rollingResistance", "dragArea", "descentSpeed", "leastSpeed", "climbAversion",
                ]
                throw ProfileError(.unknownMember(known: known), at: place)
            }
        }
    }

    private static func readNumbers<Key: ProfileKey>(
        _ value: JSONValue, at pointer: JSONPointer, _ range: ClosedRange<Double>, into table: inout [Key: Double]
    ) throws(ProfileError) {
        for (key, value, place) in try entries(Key.self, of: value, at: pointer) {
            table[key] = try number(value, at: place, range)
        }
    }

    /// The members of an object whose names are the cases of a type.
    private static func entries<Key: ProfileKey>(
        _ type: Key.Type, of value: JSONValue, at pointer: JSONPointer
    ) throws(ProfileError) -> [(Key, JSONValue, JSONPointer)] {
        let cases = Array(Key.allCases)
        var entries: [(Key, JSONValue, JSONPointer)] = []
        for (index, value, place) in try members(named: Key.names, of: value, at: pointer) {
            entries.append((cases[index], value, place))
        }
        return entries
    }

    /// The members of an object, each with the place of its name among those that are known.
    @inline(never)
    private static func members(
        named names: [String], of value: JSONValue, at pointer: JSONPointer
    ) throws(ProfileError) -> [(Int, JSONValue, JSONPointer)] {
        var members: [(Int, JSONValue, JSONPointer)] = []
        for member in try object(value, at: pointer) {
            let place = pointer.appending(member.key)
            guard let index = names.firstIndex(of: member.key) else {
                throw ProfileError(.unknownMember(known: names), at: place)
            }
            members.append((index, member.value, place))
        }
        return members
    }

    static func object(_ value: JSONValue, at pointer: JSONPointer) throws(ProfileError) -> JSONObject {
        guard let object = value.objectValue else {
            throw ProfileError(
                .wrongType(expected: Message("profile-object")), at: pointer)
        }
        return object
    }

    private static func text(_ value: JSONValue, at pointer: JSONPointer) throws(ProfileError) -> String {
        guard let text = value.stringValue, text.contains(where: { !$0.isWhitespace }) else {
            throw ProfileError(.wrongType(expected: Message("profile-text")), at: pointer)
        }
        return text
    }

    static func number(
        _ value: JSONValue, at pointer: JSONPointer, _ range: ClosedRange<Double>
    ) throws(ProfileError) -> Double {
        guard let number = value.doubleValue else {
            throw ProfileError(.wrongType(expected: Message("profile-number")), at: pointer)
        }
        guard range.contains(number) else {
            throw ProfileError(.outOfRange(from: range.lowerBound, to: range.upperBound), at: pointer)
        }
        return number
    }
}

extension ProfileReader {
    private static let factor = 0.01...100.0

    /// Reads `[{"when": {"tunnel": true}, "factor": 1.5}, {"when": {"class": "steps"}, "forbid": true}]`.
    static func rules(_ value: JSONValue, at pointer: JSONPointer) throws(ProfileError) -> [ProfileRule] {
        guard let list = value.arrayValue else {
            throw ProfileError(.wrongType(expected: Message("profile-rules")), at: pointer)
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
                    throw ProfileError(.wrongType(expected: Message("profile-forbid")), at: place)
                }
                effects.append(.forbid)
            default: throw ProfileError(.unknownMember(known: ["when", "factor", "forbid"]), at: place)
            }
        }
        guard let conditions, effects.count == 1 else {
            throw ProfileError(.wrongType(expected: Message("profile-rule")), at: pointer)
        }
        return ProfileRule(conditions, effects[0])
    }

    /// One object, or several of which one must fit.
    private static func conditions(_ value: JSONValue, at pointer: JSONPointer) throws(ProfileError) -> [EdgeCondition]
    {
        guard let list = value.arrayValue else { return [try condition(value, at: pointer)] }
        guard !list.isEmpty else { throw ProfileError(.wrongType(expected: Message("profile-condition")), at: pointer) }
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
            throw ProfileError(.wrongType(expected: Message("profile-condition")), at: pointer)
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
