import TestSupport
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

    @Test("rules are read with names, lists, exceptions and alternatives, and come back")
    func rules() throws {
        let profile = try BicycleProfile(
            json: Array(
                """
                {"rules": [
                  {"when": {"class": ["cycleway", "track"], "surface": {"not": ["paved", "stones"]}}, "factor": 1.4},
                  {"when": [{"tunnel": true, "lighting": {"not": "lit"}}, {"class": "steps"}], "forbid": true}]}
                """.utf8))
        var gravel = EdgeCondition()
        gravel.classes = [.cycleway, .track]
        gravel.surfaces = Set(Surface.allCases).subtracting([.paved, .stones])
        var tunnel = EdgeCondition()
        tunnel.isTunnel = true
        tunnel.lighting = [.unknown, .unlit]
        var steps = EdgeCondition()
        steps.classes = [.steps]
        #expect(profile.rules == [ProfileRule([gravel], .factor(1.4)), ProfileRule([tunnel, steps], .forbid)])
        #expect(try BicycleProfile(json: JSONWriter(options: .pretty).write(profile.json)).rules == profile.rules)
        let attributes = [
            "class", "traffic", "surface", "smoothness", "trackGrade", "mountainBikeScale", "incline", "lighting",
            "route",
            "cycleway", "travel", "delay",
        ]
        for name in attributes {
            let json = "{\"rules\": [{\"when\": {\"\(name)\": \"push\"}, \"forbid\": true}]}"
            let isRead = (try? BicycleProfile(json: Array(json.utf8))) != nil
            #expect(isRead == (name == "travel"), "no other attribute is called so")
        }
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
            ("{\"rules\": {}}", "expected a list of rules", "/rules"),
            ("{\"rules\": [7]}", "expected an object", "/rules/0"),
            ("{\"rules\": [{\"factor\": 2}]}", "expected a rule with “when”", "/rules/0"),
            ("{\"rules\": [{\"when\": {\"tunnel\": true}}]}", "either “factor” or “forbid”", "/rules/0"),
            (
                "{\"rules\": [{\"when\": {\"tunnel\": true}, \"factor\": 2, \"forbid\": true}]}",
                "either “factor” or “forbid”", "/rules/0"
            ),
            ("{\"rules\": [{\"when\": {}, \"factor\": 2}]}", "at least one attribute", "/rules/0/when"),
            ("{\"rules\": [{\"when\": [], \"factor\": 2}]}", "at least one attribute", "/rules/0/when"),
            ("{\"rules\": [{\"when\": [{\"tunnel\": 1}]}]}", "expected true or false", "/rules/0/when/0/tunnel"),
            ("{\"rules\": [{\"wenn\": {}}]}", "known are when, factor, forbid", "/rules/0/wenn"),
            ("{\"rules\": [{\"when\": {\"highway\": \"x\"}}]}", "known are class, traffic", "/rules/0/when/highway"),
            (
                "{\"rules\": [{\"when\": {\"surface\": [\"paved\", \"asphalt\"]}}]}",
                "expected one of unknown, paved, stones", "/rules/0/when/surface/1"
            ),
            ("{\"rules\": [{\"when\": {\"surface\": []}}]}", "a name, a list of names", "/rules/0/when/surface"),
            ("{\"rules\": [{\"when\": {\"surface\": {\"no\": 1}}}]}", "with “not” alone", "/rules/0/when/surface"),
            (
                "{\"rules\": [{\"when\": {\"surface\": {\"not\": 1}}}]}", "expected one of",
                "/rules/0/when/surface/not"
            ),
            ("{\"rules\": [{\"when\": {\"bridge\": true}, \"factor\": 0}]}", "from 0.01 to 100", "/rules/0/factor"),
            ("{\"rules\": [{\"when\": {\"bridge\": true}, \"forbid\": false}]}", "expected true", "/rules/0/forbid"),
            ("{\"destination\": null}", "expected a number", "/destination"),
        ])
    func mistakes(json: String, words: String, pointer: String) throws {
        let error = #expect(throws: ProfileError.self) { try BicycleProfile(json: Array(json.utf8)) }
        let message = try #require(error?.message)
        #expect(message[.english].contains(words), "\(message[.english])")
        #expect(message[.english].hasPrefix("line "))
        #expect(message[.russian].hasPrefix("строка ") && message[.russian] != message[.english])
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

extension ProfileFileTests {
    /// The members of a table of a profile's JSON.
    private func keys(_ table: String) -> [String] {
        BicycleProfile.city.json.objectValue?[table]?.objectValue?.keys.map { String($0) } ?? []
    }

    @Test("cases are named in JSON as in Swift")
    func names() throws {
        #expect(keys("roads") == RoadClass.allCases.map { "\($0)" })
        #expect(keys("traffic") == Traffic.allCases.map { "\($0)" })
        #expect(keys("cycleways") == Cycleway.allCases.map { "\($0)" })
        #expect(keys("surfaces") == Surface.allCases.map { "\($0)" })
        #expect(keys("smoothness") == Smoothness.allCases.map { "\($0)" })
        #expect(keys("trackGrades") == TrackGrade.allCases.map { "\($0)" })
        #expect(keys("mountainBikeScales") == MountainBikeScale.allCases.map { "\($0)" })
        #expect(keys("inclines") == Incline.allCases.map { "\($0)" })
        #expect(keys("lighting") == Lighting.allCases.map { "\($0)" })
        #expect(keys("routes") == BicycleRoute.allCases.map { "\($0)" })
        #expect(keys("delays") == NodeDelay.allCases.map { "\($0)" })
        for travel in Travel.allCases {
            let text = #"{"rules": [{"when": {"travel": "\#(travel)"}, "factor": 2}]}"#
            #expect(try BicycleProfile(json: Array(text.utf8)).rules.count == 1)
        }
    }
}
