import RoadMap

/// A way to come through a stop: on an edge, in one direction.
struct Passage {
    var snap: Snap
    var isReversed: Bool

    /// Both directions of the edge that a stop lies on.
    package static func both(of stop: Snap) -> [Passage] {
        [Passage(snap: stop, isReversed: false), Passage(snap: stop, isReversed: true)]
    }
}
