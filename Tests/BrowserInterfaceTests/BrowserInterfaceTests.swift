import BrowserInterface
import EngineTestSupport
import JSON
import Quests
import Testing

@Suite("The engine as a page calls it")
struct BrowserInterfaceTests {
    private static let quest = Array(
        """
        {"type":"FeatureCollection","quest":{"title":"Small","start":[10,50],"timeLimit":60},"features":[
        {"type":"Feature","id":"oak","properties":{"name":"Oak","answer":"green","hints":["A colour"]},
        "geometry":{"type":"Point","coordinates":[10,50]}}]}
        """.utf8)

    /// A page with an open quest and a ride through it, and the number of the ride.
    private static func riding(_ members: JSONObject = [:]) -> (page: Page, ride: JSONValue) {
        let page = Page()
        let reading = page.value("quest.read", data: quest)
        var members = members
        members["handle"] = reading["quest"]?["handle"] ?? .null
        return (page, page.value("quest.ride", members)["handle"] ?? .null)
    }

    private static func fix(_ ride: JSONValue, second: Double) -> JSONObject {
        ["handle": ride, "longitude": 10, "latitude": 50, "time": .double(1_750_000_000 + second), "accuracy": 5]
    }

    @Test("names the place of a finding in bytes and in units of JavaScript's strings")
    func places() throws {
        let text = Array(#"{"type":"Point","name":"🚲é","coordinates":["a"]}"#.utf8)
        let finding = try #require(Page().value("geojson.check", data: text).arrayValue?.first)
        let start = try #require(finding["bytes"]?.arrayValue?.first?.doubleValue)
        // Four bytes of 🚲 are two units, two of é are one.
        #expect(finding["range"]?.arrayValue?.first?.doubleValue == start - 3)
        #expect(finding["message"]?["ru"]?.stringValue?.isEmpty == false)
    }

    @Test("says what is wrong with a request")
    func wrongRequests() {
        let page = Page()
        #expect(page.error("map.fly")?.code == "part")
        #expect(page.error("map.route", ["handle": 7])?.code == "closed")
        #expect(page.error("map.route", ["handle": "seven"])?.code == "argument")
        #expect(page.error("ride.submit", ["handle": 1])?.code == "closed")
        #expect(page.error("map.open", data: [1, 2, 3])?.code == "map")
        #expect(page.error("geojson.check", ["severities": ["geojson.winding": "loud"]])?.code == "argument")
        #expect(page.error("fingerprint", ["key": "ed25519:short"])?.code == "argument")
        #expect(BrowserInterface { _, _ in }.call([0x7B], data: []).json.starts(with: Array(#"{"error""#.utf8)))
    }

    @Test("tells of a task what a rider reads before choosing it, and whom to ask")
    func summaries() throws {
        let text = #"""
            {"type":"FeatureCollection","quest":{"title":"Small","scoring":{"hint":7},"contacts":[{"name":"Office","phone":"+7 351 000"}]},
            "features":[{"type":"Feature","id":"oak","properties":{"name":"Oak","category":"trees","difficulty":"hard",
            "points":100,"hints":["A colour","Not red"],
            "answer":{"kind":"choice","options":["green","red"],"correct":"green"}},"geometry":{"type":"Point","coordinates":[10,50]}}]}
            """#
        let quest = try #require(Page().value("quest.read", data: Array(text.utf8))["quest"])
        #expect(quest["contacts"]?.arrayValue?.first?["phone"]?.stringValue == "+7 351 000")
        let task = try #require(quest["tasks"]?.arrayValue?.first)
        #expect(task["category"] == "trees" && task["difficulty"] == "high")
        #expect(task["answer"] == "choice" && task["options"] == ["green", "red"])
        let costs = try #require(task["hintCosts"]?.arrayValue?.map(\.doubleValue))
        #expect(costs == [7, 7])
    }

    @Test("frees what was closed, and counts what is open")
    func closing() {
        let page = Page()
        let bytes = RandomNetwork.placed(nodes: 60, seed: 3)
        let handle = page.value("map.open", data: bytes)["handle"] ?? .null
        #expect(page.value("about")["open"] == 1)
        #expect(page.error("map.close", ["handle": handle]) == nil)
        #expect(page.value("about")["open"] == 0)
        #expect(page.error("map.prepare", ["handle": handle])?.code == "closed")
    }

    @Test("finds a route between two places of a map, and says where its line lies")
    func route() throws {
        let page = Page()
        let map = page.value("map.open", data: RandomNetwork.placed(nodes: 200, seed: 3))
        let handle = map["handle"] ?? .null
        let box = try #require(map["bounds"]?.arrayValue).compactMap(\.doubleValue)
        var found = 0
        for step in 1...20 {
            let share = Double(step) / 21
            let stops: JSONValue = [
                [.double(box[0] + (box[2] - box[0]) * share), .double(box[1] + (box[3] - box[1]) * share)],
                [.double(box[2]), .double(box[1] + (box[3] - box[1]) * share)],
            ]
            let (json, data) = page.reply("map.route", ["handle": handle, "stops": stops])
            guard let route = json["value"], let line = route["line"]?.arrayValue else { continue }
            found += 1
            #expect(line[0] == 0)
            #expect(Int(line[1].doubleValue ?? 0) * 8 == data.count)
            let last = try #require(route["legs"]?.arrayValue?.last?["to"]?.doubleValue)
            #expect(Int(last) * 16 == data.count)
        }
        #expect(found > 0)
        let places = page.value("map.find", ["handle": handle, "text": "Place 1"]).arrayValue
        #expect(places?.first?["name"]?.stringValue == "Place 1")
    }

    @Test("hands out each line of the log before the call returns, also where there is no map")
    func ride() {
        let (page, ride) = Self.riding(["rider": "anna"])
        let reached = page.value("ride.receive", Self.fix(ride, second: 0)).arrayValue?.first
        #expect(reached?["task"] == "oak")
        // The start and the check-in.
        #expect(page.lines.count == 2)
        #expect(page.lines.allSatisfy { .integer(Int64($0.ride)) == ride && $0.line.hasSuffix("\n") })
        let before = page.lines.count
        let members: JSONObject = ["handle": ride, "task": "oak", "answer": "green", "time": 1_750_000_070]
        #expect(page.value("ride.submit", members)["kind"] == "accepted")
        #expect(page.lines.count == before + 1)
        #expect(page.error("ride.submit", members)?.reason == "alreadySolved")
        #expect(page.lines.count == before + 1)
        let log = String(decoding: page.reply("ride.log", ["handle": ride]).data, as: UTF8.self)
        #expect(page.lines.map(\.line).joined() == log)
    }

    @Test("goes on with a ride from its log")
    func resuming() {
        let (page, ride) = Self.riding()
        for second in 0...40 { _ = page.value("ride.receive", Self.fix(ride, second: Double(second))) }
        let log = page.reply("ride.log", ["handle": ride]).data
        let result = page.value("ride.result", ["handle": ride])
        let count = page.lines.count
        let quest = page.value("quest.read", data: Self.quest)["quest"]?["handle"] ?? .null
        let again = page.value("quest.ride", ["handle": quest], data: log)
        #expect(again["entries"] == .integer(Int64(count)))
        #expect(page.value("ride.result", ["handle": again["handle"] ?? .null]) == result)
        #expect(page.lines.count == count)
    }

    @Test("asks for the bytes to sign, and takes their signature, but none of other bytes")
    func signing() throws {
        let key = ToyKey(7)
        let (page, ride) = Self.riding(["publicKey": .string(key.publicKey.description)])
        let members: JSONObject = ["handle": ride, "time": 1_750_000_000]
        #expect(page.error("ride.start", members) == nil)
        let asked = page.reply("ride.sign", members)
        #expect(asked.json["value"] == false)
        let signature = try #require(ToyKey.signature(of: asked.data, by: key.publicKey))
        // An entry that came in between makes it a signature of other bytes.
        #expect(page.error("ride.join", ["handle": ride, "name": "Anna", "time": 1_750_000_001]) == nil)
        let late = page.reply("ride.sign", members, data: signature.bytes)
        #expect(late.json["value"] == false)
        #expect(late.data != asked.data && !late.data.isEmpty)
        let right = try #require(ToyKey.signature(of: late.data, by: key.publicKey))
        let lines = page.lines.count
        #expect(page.reply("ride.sign", members, data: right.bytes).json["value"] == true)
        #expect(page.lines.count == lines + 1)
        #expect(page.value("ride.sign", members) == true)
        #expect(page.error("ride.sign", members, data: [1])?.code == "argument")
    }
}
