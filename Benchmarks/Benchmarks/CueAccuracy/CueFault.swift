/// What can be wrong with the cues of a ride, as seen from the road.
///
/// The checker knows the line of the route and the arms at its nodes, and nothing of how cues are chosen. Turns are the median
/// of those between chords of 10, 20 and 30 m, in degrees; an angle is clear where all three agree. A place is covered by
/// cues up to 45 m before it, since cues of junctions close together are merged, and up to 20 m behind it. Nothing is
/// asked within 12 m of the start and of the end of a leg.
enum CueFault: String, CaseIterable {
    /// A turn that riders would miss: the arm ridden turns clearly by 45° or more, and another one of the same or a higher
    /// class leads on straighter by 30° or more, or turns hardly more where the road ends; at a fork the arm ridden turns
    /// clearly by 20° or more, and another one is straighter by 15° or more, unless the name stays. Two turns within 20 m
    /// that take each other back, and shift the line by less than 10 m, are none.
    case missingTurn = "missing turn"
    /// Turning back on the same edge without a word.
    case missingUTurn = "missing U-turn"
    /// 5 m or more that are pushed, or carried over steps, between what is ridden, without a word.
    case missingPush = "missing push"
    /// 25 m or more that are ridden behind what is pushed, without a word.
    case missingRide = "missing riding again"
    /// A bicycle is lifted over something, or a rider dismounts for something, without a word.
    case missingObstacle = "missing obstacle"
    /// A ferry without a word.
    case missingFerry = "missing ferry"
    /// 200 m or more on a street whose name was not said: 60 m where it begins with a clear bend of 30° or more.
    case missingName = "missing name"

    /// A turn where no other arm could be taken within 25 m, and neither name, kind of way nor travel change; or straight on
    /// under the same name where every other arm is of a lesser class or turns off by more than 60°.
    case superfluous

    /// Left is said where the first turn goes right, or the reverse: where at the first junction within 25 m at which the chords
    /// of 10 m or the median turn by 18° or more, by 12° for a slight turn, neither goes to the side said, nor do chords of 5 m.
    /// Or a side of a fork, of which all other arms ahead lie farther on that side by 15° or more, between chords
    /// of 10 m and of 20 m alike; by any angle those that are pushed where one rides.
    case wrongSide = "wrong side"

    /// Straight on where the road turns by 30° or more.
    case notStraight = "straight that is none"
    /// Turning round where the line 40 m on does not run back, within 45°, or leads across something pushed.
    case noUTurn = "U-turn that is none"
    /// An exit that is not the one the line takes, counted by arms that may be ridden away from the ring.
    case wrongExit = "wrong exit"
    /// A name that is not ridden within the next 80 m.
    case wrongName = "wrong name"
    /// A turn said where the line goes on within 30°, 45 m on too; or a slight one where all chords turn by 75° or more.
    case wrongSize = "turn of another size"
    /// A text that nobody would say: with a semicolon.
    case oddText = "odd text"

    var isMissing: Bool { rawValue.hasPrefix("missing") }
    var isMisleading: Bool {
        switch self {
        case .noUTurn, .wrongExit, .wrongName, .wrongSize, .oddText, .notStraight: true
        default: false
        }
    }
}
