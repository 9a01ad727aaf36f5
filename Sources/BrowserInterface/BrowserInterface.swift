import JSON
import RoadMap
import VeloQuest

/// The engine as a page calls it: requests and replies are bytes, so that the same calls run in a browser and natively.
///
///     let interface = BrowserInterface { ride, line in save(line) }
///     let reply = interface.call(Array(#"{"call": "geojson.check"}"#.utf8), data: bytes)
///
/// `VeloQuestWasm/veloquest.js` makes the classes of it that pages use; `veloquest.d.ts` describes them.
public final class BrowserInterface {
    private let maps = MapCalls(readProfile: BicycleProfile.init(pageJSON:))
    private let quests: QuestCalls

    /// Makes an interface with nothing open.
    ///
    /// - Parameter logging: takes each line of a ride's log, with its line break, before the call that caused it ends.
    public init(logging: @escaping (_ ride: Int32, _ line: [UInt8]) -> Void) {
        quests = QuestCalls(maps, logging: logging)
    }

    /// Answers a request with JSON, `{"value": …}` or `{"error": …}`, and with bytes.
    public func call(_ request: [UInt8], data: [UInt8]) -> (json: [UInt8], data: [UInt8]) {
        do throws(CallError) {
            let reply = try reply(to: try Request(request, data: data))
            return (reply.json, reply.data)
        } catch {
            return (Reply.json(of: error), [])
        }
    }

    private func reply(to request: Request) throws(CallError) -> Reply {
        if let reply = try GeoJSONCalls.call(request.name, request.arguments) { return reply }
        if let reply = try maps.call(request.name, request.arguments) { return reply }
        if request.name == "map.find" { return try maps.find(request.arguments) }
        if let reply = try quests.call(request.name, request.arguments) { return reply }
        guard request.name == "about" else { throw .unknownCall(request.name) }
        return .about(parts: ["geojson", "routing", "quest"], open: maps.count + quests.count)
    }
}
