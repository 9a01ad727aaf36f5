import ArgumentParser
import Navigation
import RoadMap
import Routing
import Support

/// `--depart`: the moment for which it is decided what is open.
struct DepartureOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            When the ride sets out, by the clocks of the place: streets, gates and turns are open or closed as they are then. \
            Without it, what is closed at some time by day is closed.
            """, valueName: "YYYY-MM-DDThh:mm[+hh:mm]"))
    var depart: String?

    /// The moment; `nil` where none was given.
    ///
    /// - Throws: `Failure.misused` for what is no moment.
    func time(_ language: Language) throws -> LocalTime? { try depart.map { try Self.time($0, language) } }

    private static func time(_ text: String, _ language: Language) throws -> LocalTime {
        if let time = LocalTime(text) { return time }
        throw Failure.misuse(Message("departure-no-time", ["text": .of(text)]), language)
    }

    /// The network as it is at a moment. What the map cannot say of that moment is noted on standard error.
    static func graph(_ graph: RoadGraph, at time: LocalTime?, _ language: Language) -> RoadGraph {
        guard let time else { return graph }
        let note = DepartureTexts.limits(hasTimes: graph.hasTimes, graph.metadata)
        if let note { Console.reportNote(note, language) }
        return graph.departing(at: time)
    }

    /// Notes what becomes worse on a route before the rider is there, of a street that is several edges once.
    ///
    /// - Parameter number: that of the route, where there are several.
    static func noteChanges(on route: Route, number: Int? = nil, _ graph: RoadGraph, _ language: Language) {
        func say(_ note: Message) {
            let note = number.map { Message("departure-of-way", ["number": .of($0), "text": .of(note)]) } ?? note
            Console.reportNote(note, language)
        }
        var changes: [TimeChange] = []
        for change in route.timeChanges(on: graph) {
            let isKnown = changes.contains {
                $0.time == change.time && $0.isClosed == change.isClosed
                    && graph.name(of: $0.edge) == graph.name(of: change.edge)
            }
            if !isKnown { changes.append(change) }
        }
        for change in changes.prefix(3) {
            say(DepartureTexts.change(change, name: graph.name(of: change.edge)))
        }
        if changes.count > 3 { say(Message("departure-more", ["count": .of(changes.count - 3)])) }
    }
}
