internal import RideSimulation
internal import Support

/// What commands say about recorded rides.
enum RecordedTexts {
    /// - Parameter rider: who has a track and a log whose times do not fit.
    static func mismatch(_ mismatch: RecordedRide.TimeMismatch, of rider: String) -> Message {
        switch mismatch {
        case .apart(let seconds, let isLeftOut):
            let clock = Measures.clock(seconds.magnitude)
            return Message(
                "recorded-mismatch-apart",
                [
                    "rider": .of(rider),
                    "clock": .of(clock),
                    "seconds": .of(seconds < 0),
                    "is-left-out": .of(isLeftOut),
                ])
        case .shifted(let seconds):
            let clock = Measures.clock(seconds.magnitude)
            return Message(
                "recorded-mismatch-shifted",
                ["rider": .of(rider), "clock": .of(clock), "seconds": .of(seconds < 0)])
        case .leftOut(let count):
            return Message("recorded-mismatch-left-out", ["rider": .of(rider), "count": .of(count)])
        case .untimed: return Message("recorded-mismatch-untimed", ["rider": .of(rider)])
        }
    }

    /// - Parameter rider: whose track begins when nobody starts.
    static func clock(_ shift: RecordedRide.ClockShift, of rider: String) -> Message {
        let (miss, isEarly) = (Measures.clock(shift.outside.magnitude), shift.outside < 0)
        let reason = shift.correction.map { correction in
            let (hours, isAhead) = (Measures.clock(correction.magnitude), correction < 0)
            return Message("recorded-clock", ["hours": .of(hours), "is-ahead": .of(isAhead)])
        }
        return Message(
            "recorded-clock-of-ride",
            ["rider": .of(rider), "miss": .of(miss), "is-early": .of(isEarly), "reason": .of(reason)])
    }

    /// - Parameters:
    ///   - names: the riders.
    ///   - nearest: how near the first came to a task, and how near to be would have counted.
    static func reachedNothing(_ names: String, _ nearest: (Message, Message)?) -> Message {
        let hint = nearest.map { distance, reach in
            Message("recorded-reached-nothing", ["distance": .of(distance), "reach": .of(reach)])
        }
        return Message("recorded-reached-nothing-2", ["names": .of(names), "hint": .of(hint)])
    }
}
