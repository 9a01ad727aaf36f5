import EngineTestSupport
import JSON
import Testing

@Suite("What a page takes besides maps and quests: signed editions, tables of riders, profiles")
struct FilesOfOthersTests {
    /// An edition that OpenSSL signed.
    private static let edition = """
        {"type": "FeatureCollection", "quest": {"title": "Small", "start": [10, 50]}, "features": [
          {"type": "Feature", "id": "oak", "properties": {"name": "Oak", "answer": "green"}, "geometry": {"type": "Point", "coordinates": [10, 50]}}
        ],
          "signature": {"key": "ed25519:T39L2C9Vswnxe6NujmA5zxDQne3apXjr9inIiVkL22Q=", "value": "EI1e0lKpcng2bCJl2uUzPYERRoMXKicXJ9loSFet1+OcMQauIoRr6XDfg7kaLDZ8EUOp+U4gN3XxKxGTFq1CDw=="}
        }

        """
    private static let fingerprint: JSONValue = "F215-KQWR-ZXSY-4ZQ0"

    private func signature(of text: String) -> JSONValue? {
        Page().value("quest.read", ["evenIfAltered": true], data: Array(text.utf8))["quest"]?["signature"]
    }

    /// The code and the reason with which the reading of an edition fails.
    private func refusal(of text: String, _ members: JSONObject = [:]) -> String? {
        Page().error("quest.read", members, data: Array(text.utf8)).map { "\($0.code ?? ""): \($0.reason ?? "")" }
    }

    @Test("refuses an altered edition, and where a key is asked for also one without its signature")
    func refusals() {
        let altered = Self.edition.replacing("green", with: "grey!")
        let unsigned = String(Self.edition.split(separator: ",\n  \"signature\"")[0]) + "}"
        let other: JSONValue = "0000-0000-0000-0000"
        #expect(refusal(of: altered) == "signature: altered")
        #expect(refusal(of: altered, ["evenIfAltered": true]) == nil)
        #expect(refusal(of: altered, ["evenIfAltered": true, "signedBy": [Self.fingerprint]]) == "signature: altered")
        #expect(refusal(of: unsigned) == nil)
        #expect(refusal(of: unsigned, ["signedBy": [Self.fingerprint]]) == "signature: unsigned")
        #expect(refusal(of: Self.edition, ["signedBy": [other]]) == "signature: foreign")
        #expect(refusal(of: Self.edition, ["signedBy": []]) == "argument: ")
        #expect(refusal(of: Self.edition, ["signedBy": [other, "f215 kqwr zxsy 4zqo"]]) == nil)
        #expect(refusal(of: Self.edition, ["signedBy": ["F215"]]) == "argument: ")
        #expect(refusal(of: Self.edition, ["signedBy": Self.fingerprint]) == "argument: ")
    }

    @Test("checks the signature before it reads the file")
    func signatureFirst() {
        // The text is no JSON any more; that it was altered is what counts.
        #expect(refusal(of: Self.edition.replacing("{\"type\": \"Feature\",", with: "{{")) == "signature: altered")
    }

    @Test("says whose signature is on an edition, and that one is not of its bytes")
    func signatures() {
        #expect(signature(of: Self.edition) == ["state": "valid", "fingerprint": Self.fingerprint])
        let changed = Self.edition.replacing("green", with: "grey!")
        #expect(signature(of: changed) == ["state": "invalid", "fingerprint": Self.fingerprint])
        let bare = Self.edition.replacing(#""key": "ed25519:T39L2C9Vswnxe6NujmA5zxDQne3apXjr9inIiVkL22Q=", "#, with: "")
        #expect(signature(of: bare) == ["state": "invalid"])
        let unsigned = String(Self.edition.split(separator: ",\n  \"signature\"")[0]) + "}"
        #expect(signature(of: unsigned) == ["state": "none"])
    }

    /// Standings of one ride of Anna's, with a table of riders.
    private func standings(roster: String, length: Int? = nil) -> (json: JSONValue, data: [UInt8]) {
        let page = Page()
        let quest = page.value("quest.read", data: Array(Self.edition.utf8))["quest"]?["handle"] ?? .null
        let ride = page.value("quest.ride", ["handle": quest, "rider": "anna"])["handle"] ?? .null
        _ = page.value("ride.start", ["handle": ride, "time": 1_750_000_000])
        let log = page.reply("ride.log", ["handle": ride]).data
        let table = Array(roster.utf8)
        let members: JSONObject = ["handle": quest, "roster": .integer(Int64(length ?? table.count))]
        return page.reply("quest.standings", members, data: table + log)
    }

    @Test("names and classes riders by a table, and says what is odd about it")
    func roster() {
        let value = standings(roster: "rider,name,class\nanna,Anna Ä.,Women\nbert,Bert,Men\n").json["value"]
        let groups = value?["groups"]?.arrayValue ?? []
        #expect(groups.map { $0["category"] } == ["Men", "Women"])
        #expect(groups.last?["rows"]?.arrayValue?.first?["name"] == "Anna Ä.")
        #expect(value?["remarks"] == [])
        let misspelt = standings(roster: "rider,name\nAnna ,Anna\n").json["value"]?["remarks"]?.arrayValue
        #expect(misspelt?.count == 1)
    }

    @Test("says which line of a table is wrong, and that its length is")
    func wrongRoster() {
        let error = standings(roster: "rider,name\nanna,Anna\nanna,Anna\n").json["error"]
        #expect(error?["code"] == "argument" && error?["reason"] == "roster")
        #expect(error?["text"]?["en"]?.stringValue?.contains("3") == true)
        for length in [-1, 100_000] {
            #expect(standings(roster: "rider\n", length: length).json["error"]?["code"] == "argument")
        }
        #expect(standings(roster: "", length: 0).json["error"]?["code"] == "argument")
    }

    @Test("routes with a profile of the page's own, and says where one is wrong")
    func profiles() throws {
        let page = Page()
        let map = page.value("map.open", data: RandomNetwork.placed(nodes: 200, seed: 3))
        let box = try #require(map["bounds"]?.arrayValue).compactMap(\.doubleValue)
        let handle = map["handle"] ?? .null
        let stops: JSONValue = [[.double(box[0]), .double(box[1])], [.double(box[2]), .double(box[3])]]
        func duration(_ profile: JSONValue) -> Double? {
            page.value("map.route", ["handle": handle, "stops": stops, "profile": profile])["duration"]?.doubleValue
        }
        let city = try #require(duration("city"))
        #expect(duration(#"{"basedOn": "city"}"#) == city)
        let slow = try #require(duration(#" {"basedOn": "family", "pushing": {"speed": 1}}"#))
        #expect(slow > city)
        // The built-in one is as it was.
        #expect(duration("city") == city)
        let members: JSONObject = ["handle": handle, "profile": "{\n\"trafic\": {}}"]
        let error = page.reply("map.prepare", members).json["error"]
        #expect(error?["code"] == "profile")
        #expect(error?["text"]?["en"]?.stringValue?.contains("line 2") == true)
        #expect(page.error("map.prepare", ["handle": handle, "profile": "racer"])?.code == "profile")
    }
}
