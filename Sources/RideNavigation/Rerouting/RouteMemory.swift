import BikeRouting

/// What makes the next route cheaper to find than the first: the half of the search that belongs to the target, and the leg with
/// what is known of it. A session that is saved leaves it out, and works it out again.
struct RouteMemory: Sendable, Codable {
    var half: TargetHalf?
    var guided: CuedLeg?
    /// Whether the session was found to fit to its map.
    var isChecked = false

    init() {}

    init(from decoder: any Decoder) throws {}

    func encode(to encoder: any Encoder) throws {
        // Nothing is saved; an empty container is, as encoders want one.
        _ = encoder.container(keyedBy: NoKeys.self)
    }

    private enum NoKeys: CodingKey {}
}
