import Foundation
import Testing
import VeloQuestFoundation

@Suite("Files and dates by Foundation")
struct DataTests {
    private let text = """
        {"type":"FeatureCollection","features":[{"type":"Feature","id":"oak","properties":{"name":"Oak"},
        "geometry":{"type":"Point","coordinates":[61.4,55.1]}}]}
        """

    @Test("a quest is read from a URL as from its bytes")
    func quest() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "quest \(UUID()).geojson")
        defer { try? FileManager.default.removeItem(at: url) }
        try Data(text.utf8).write(to: url)
        #expect(try Quest.read(contentsOf: url).quest?.tasks.map(\.name) == ["Oak"])
        #expect(throws: (any Error).self) { try Quest.read(contentsOf: url.appending(path: "none")) }
    }

    @Test("a log comes back from its data")
    func log() {
        var phone = DeviceLog(device: "a", rider: "anna")
        let entry = phone.append(.started, at: 1_700_000_000.25)
        #expect(entry?.date == Date(timeIntervalSince1970: 1_700_000_000.25))
        let (log, faults) = RideLog.reading(phone.log.data)
        #expect(log == phone.log && log.entries.count == 1)
        #expect(faults.isEmpty)
    }

    @Test("GeoJSON comes back from its data")
    func geoJSON() throws {
        let object = try GeoJSONObject(Data(text.utf8))
        #expect(try GeoJSONObject(object.data()) == object)
        #expect(throws: GeoJSONError.self) { try GeoJSONObject(Data("[".utf8)) }
    }

    @Test("a fix has a date")
    func fix() {
        var fix = Fix(time: 0, coordinate: Coordinate(longitude: 0, latitude: 0))
        fix.date = Date(timeIntervalSince1970: 7.5)
        #expect(fix.time == 7.5)
        #expect(fix.date == Date(timeIntervalSince1970: 7.5))
    }
}
