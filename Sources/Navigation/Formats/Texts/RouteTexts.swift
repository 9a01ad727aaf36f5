internal import Support

/// What a route and an area within reach say.
enum RouteTexts {
    static func reach(_ limit: Message, _ length: Message) -> Message {
        Message("route-reach", ["limit": .of(limit), "length": .of(length)])
    }

    static func route(_ number: Int) -> Message { Message("route", ["number": .of(number)]) }

    /// Metres up and down, and the steepest segment.
    static func heightsKnown(_ percent: Int) -> Message { Message("route-heights-known", ["percent": .of(percent)]) }

    static func climb(_ ascent: Int, _ descent: Int, percent: Message) -> Message {
        Message("route-climb", ["ascent": .of(ascent), "descent": .of(descent), "percent": .of(percent)])
    }

    static let noName = Message("route-no-name")

    static func kilometres(_ number: Message) -> Message { Message("route-kilometres", ["number": .of(number)]) }

    static func leg(_ number: Int) -> Message { Message("route-leg", ["number": .of(number)]) }
}
