import Testing
import VeloQuest

@Suite("A profile of one's own")
struct ProfileFileTests {
    @Test("every profile comes back from its own JSON", arguments: BicycleProfile.named.map(\.name))
    func roundTrip(name: String) throws {
        let profile = try #require(BicycleProfile(named: name))
        let written = JSONWriter(options: .pretty).write(profile.json)
        let read = try BicycleProfile(json: written)
        #expect(read.json == profile.json)
        var edge = EdgeAttributes(roadClass: .track, backward: .push)
        for grade in TrackGrade.allCases {
            edge.trackGrade = grade
            for isReversed in [false, true] {
                #expect(
                    abs(read.speed(on: edge, isReversed: isReversed) - profile.speed(on: edge, isReversed: isReversed))
                        < 1e-3)
                #expect(
                    read.aversion(to: edge, isReversed: isReversed)
                        == profile.aversion(to: edge, isReversed: isReversed))
            }
        }
    }

    @Test("what is written changes, the rest is as in the profile that it is based on")
    func changes() throws {
        let profile = try BicycleProfile(
            json: Array(
                """
                {"name": "commuter", "basedOn": "safe",
                 "roads": {"primary": {"speed": 36}, "path": {"aversion": 3}},
                 "traffic": {"heavy": 9}, "cycleways": {"lane": 0},
                 "surfaces": {"cobbles": {"speed": 0.5, "aversion": 1.5}, "stones": {"aversion": 1.2}},
                 "inclines": {"steepUp": {"speed": 0.1}}, "lighting": {"unlit": 4}, "routes": {"mountain": 0.5},
                 "destination": 1.5, "pushing": {"speed": 3.6}, "delays": {"signals": 30}}
                """.utf8))
        #expect(profile.name == "commuter")
        #expect(profile.speeds[.primary] == 10 && profile.aversions[.primary] == 1)
        #expect(profile.aversions[.path] == 3 && profile.speeds[.path] == BicycleProfile.safe.speeds[.path])
        #expect(profile.trafficAversions[.heavy] == 9 && profile.trafficAversions[.busy] == 2.6)
        #expect(profile.cyclewayReliefs[.lane] == 0)
        #expect(profile.surfaces[.cobbles] == RidingFactors(speed: 0.5, aversion: 1.5))
        #expect(profile.surfaces[.stones] == RidingFactors(speed: 0.9, aversion: 1.2))
        #expect(profile.inclines[.steepUp]?.speed == 0.1)
        #expect(profile.lightingAversions[.unlit] == 4 && profile.routeAversions[.mountain] == 0.5)
        #expect(profile.destinationAversion == 1.5 && profile.pushingSpeed == 1)
        #expect(profile.pushingAversion == BicycleProfile.safe.pushingAversion)
        #expect(profile.delays[.signals] == 30 && profile.delays[.gate] == BicycleProfile.safe.delays[.gate])
        #expect(try BicycleProfile(json: Array("{}".utf8)) == .city)
    }

    @Test(
        "each mistake is reported with its place",
        arguments: [
            ("[]", "line 1, column 1: expected an object", ""),
            ("{\n \"raods\": {}}", "line 2, column 11: /raods: there is no such member", "/raods"),
            (
                "{\"roads\": {\"motorway\": {}}}", "/roads/motorway: there is no such member; known are trunk, primary",
                "/roads/motorway"
            ),
            ("{\"roads\": {\"path\": {\"sped\": 1}}}", "known are speed, aversion", "/roads/path/sped"),
            ("{\"roads\": {\"path\": 3}}", "/roads/path: expected an object", "/roads/path"),
            ("{\"roads\": {\"path\": {\"speed\": 0}}}", "a number from 0.5 to 150", "/roads/path/speed"),
            ("{\"roads\": {\"path\": {\"speed\": \"9\"}}}", "expected a number", "/roads/path/speed"),
            ("{\"surfaces\": {\"soft\": {\"speed\": -1}}}", "a number from 0.01 to 10", "/surfaces/soft/speed"),
            ("{\"traffic\": {\"heavy\": 1e999}}", "expected a number", "/traffic/heavy"),
            ("{\"traffic\": {\"heavy\": 101}}", "a number from 0.1 to 100", "/traffic/heavy"),
            ("{\"delays\": {\"signals\": 3601}}", "a number from 0 to 3600", "/delays/signals"),
            ("{\"name\": 7}", "expected a text", "/name"),
            ("{\"name\": \" \"}", "expected a text", "/name"),
            ("{\"basedOn\": \"racing\"}", "there are city, touring, fast", "/basedOn"),
            ("{\"destination\": null}", "expected a number", "/destination"),
        ])
    func mistakes(json: String, words: String, pointer: String) throws {
        let error = #expect(throws: ProfileError.self) { try BicycleProfile(json: Array(json.utf8)) }
        let message = try #require(error?.message)
        #expect(message.english.contains(words), "\(message.english)")
        #expect(message.english.hasPrefix("line "))
        #expect(message.russian.hasPrefix("строка ") && message.russian != message.english)
        #expect(error?.pointer.description == pointer)
    }

    @Test("what is no JSON is reported as such", arguments: ["", "{", "{\"name\": }", "\u{FEFF}nonsense"])
    func syntax(json: String) {
        let error = #expect(throws: ProfileError.self) { try BicycleProfile(json: Array(json.utf8)) }
        guard case .syntax = error?.problem else {
            Issue.record("\(String(describing: error))")
            return
        }
    }
}
