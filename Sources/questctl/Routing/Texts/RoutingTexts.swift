import Routing
internal import Support

/// What commands about routes say.
enum RoutingTexts {
    static func loop(_ loop: Loop) -> Message {
        let length = Measures.distance(loop.route.distance)
        let percent = Int((loop.repeated * 100).rounded())
        return Message("routing-loop", ["length": .of(length), "percent": .of(percent)])
    }
}
