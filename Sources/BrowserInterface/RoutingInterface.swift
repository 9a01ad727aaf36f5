import JSON
import RoadMap

/// The calls of maps and routes alone: what a page needs that shows routes and has no quests, at a fifth of the size.
public final class RoutingInterface {
    private let maps = MapCalls { _ throws(CallError) in throw .noProfileTexts }

    /// Makes an interface with nothing open.
    ///
    /// - Parameter logging: never called, since there are no rides.
    public init(logging: @escaping (_ ride: Int32, _ line: [UInt8]) -> Void) {}

    /// Answers a request as `BrowserInterface` does.
    public func call(_ request: [UInt8], data: [UInt8]) -> (json: [UInt8], data: [UInt8]) {
        do throws(CallError) {
            let request = try Request(request, data: data)
            if let reply = try maps.call(request.name, request.arguments) { return (reply.json, reply.data) }
            guard request.name == "about" else { throw .unknownCall(request.name) }
            let reply = Reply.about(parts: ["routing"], open: maps.count)
            return (reply.json, reply.data)
        } catch {
            return (Reply.json(of: error), [])
        }
    }
}
