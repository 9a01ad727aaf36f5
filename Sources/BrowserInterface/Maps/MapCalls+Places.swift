import Geodesy
import JSON
import RoadMap

extension MapCalls {
    /// Streets, places and corners by name: `map.find`. A call of its own, since it takes as much code as routes do.
    func find(_ arguments: Arguments) throws(CallError) -> Reply {
        let map = try map(arguments.integer("handle"))
        let near = arguments["near"] == nil ? nil : try arguments.coordinate("near")
        let limit = Int(min(max(try arguments.optionalNumber("limit") ?? 10, 1), 1000))
        let places = map.search.places(named: try arguments.text("text"), limit: limit, near: near)
        return Reply(.array(places.map { $0.pageJSON }))
    }
}

extension FoundPlace {
    /// The place as a page sees it.
    fileprivate var pageJSON: JSONValue {
        [
            "name": .string(name), "label": label.json, "coordinate": coordinate.json,
            "likeness": .double(likeness), "length": .double(length),
        ]
    }
}
