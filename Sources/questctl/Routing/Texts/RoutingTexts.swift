import Routing
internal import Support

/// What commands about routes say.
enum RoutingTexts {
    static let badResolution = Message("routing-bad-resolution")
    static let noLimit = Message("routing-no-limit")

    static func badLimits(_ text: String) -> Message { Message("routing-bad-limits", ["text": .of(text)]) }

    static let logWithoutTrack = Message("routing-log-without-track")
    static let offTheMap = Message("routing-off-the-map")
    static let noRoads = Message("routing-no-roads")
    static let noPoints = Message("routing-no-points")
    static let noPlaces = Message("routing-no-places")
    static let city = Message("routing-city")
    static let touring = Message("routing-touring")
    static let road = Message("routing-road")
    static let calm = Message("routing-calm")
    static let offRoad = Message("routing-off-road")
    static let family = Message("routing-family")
    static let avoidingHills = Message("routing-avoiding-hills")
    static let noAlternative = Message("routing-no-alternative")
    static let noRoomForCues = Message("routing-no-room-for-cues")
    static let loopWithoutCosts = Message("routing-loop-without-costs")
    static let noRoomForCosts = Message("routing-no-room-for-costs")
    static let badAlternatives = Message("routing-bad-alternatives")
    static let severalStops = Message("routing-several-stops")
    static let tooFewPlaces = Message("routing-too-few-places")
    static let incompleteSearch = Message("routing-incomplete-search")

    static func unknownAlgorithm(_ algorithm: String, _ known: String) -> Message {
        Message("routing-unknown-algorithm", ["algorithm": .of(algorithm), "known": .of(known)])
    }

    static let headingWithoutLoop = Message("routing-heading-without-loop")
    static let loopFromOnePlace = Message("routing-loop-from-one-place")
    static let noOtherLoop = Message("routing-no-other-loop")

    static func badLoopLength(_ text: String) -> Message { Message("routing-bad-loop-length", ["text": .of(text)]) }

    static func badHeading(_ text: String) -> Message { Message("routing-bad-heading", ["text": .of(text)]) }

    static func loop(_ loop: Loop) -> Message {
        let length = Measures.distance(loop.route.distance)
        let percent = Int((loop.repeated * 100).rounded())
        return Message("routing-loop", ["length": .of(length), "percent": .of(percent)])
    }
}
