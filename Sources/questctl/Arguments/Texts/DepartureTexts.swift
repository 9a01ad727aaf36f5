import RoadMap
import Routing
internal import Support

/// What commands say about departures.
enum DepartureTexts {
    /// What a map does not know of a departure; `nil` where it knows all that its source does.
    static func limits(hasTimes: Bool, _ metadata: MapMetadata) -> Message? {
        if let time = metadata.rideTime {
            return Message("departure-limits", ["time": .of(time)])
        }
        if let count = metadata.unkeptTimes {
            let what = Message("departure-limits-2", ["count": .of(count)])
            guard !hasTimes else { return what }
            return Message("departure-limits-3", ["what": .of(what)])
        }
        return hasTimes
            ? nil
            : Message("departure-limits-4")
    }

    static func change(_ change: TimeChange, name: String?) -> Message {
        let clock = clock(change.time)
        let minutes = Int((change.arrival / 60).rounded())
        let street =
            name.map { Message("departure-change", ["item": .of($0)]) }
            ?? Message("departure-change-2")
        let what =
            change.isClosed
            ? Message("departure-change-3", ["street": .of(street), "clock": .of(clock)])
            : Message("departure-change-4", ["street": .of(street), "clock": .of(clock)])
        return Message("departure-change-5", ["what": .of(what), "minutes": .of(minutes)])
    }

    private static func clock(_ time: LocalTime) -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(two(time.minute / 60)):\(two(time.minute % 60))"
    }
}
