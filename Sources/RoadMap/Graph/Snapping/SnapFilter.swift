import Geodesy

/// Which edges may be snapped to.
struct SnapFilter {
    var islands: IslandPolicy
    private let course: BearingRange?
    /// East and north parts of the course, and the least cosine of the angle that an edge may have to it.
    private let east: Double
    private let north: Double
    private let leastCosine: Double

    package init(course: BearingRange?, islands: IslandPolicy) {
        self.islands = islands
        self.course = course
        guard let course else {
            (east, north, leastCosine) = (0, 0, 0)
            return
        }
        (east, north) = (sine(course.degrees.radians), cosine(course.degrees.radians))
        // So much less that an angle as large as the tolerance is not lost by rounding.
        leastCosine = course.tolerance < 180 ? cosine(max(course.tolerance, 0).radians) - 1e-9 : -2
    }

    /// In which directions an edge may be travelled from a place on it, not farther off the course than is tolerated.
    @inline(__always)
    func directions(of candidate: SnapCandidate, _ attributes: EdgeAttributes) -> TravelDirections {
        let allowed = TravelDirections(of: attributes)
        guard course != nil else { return allowed }
        let (alongEast, alongNorth) = (candidate.alongEast, candidate.alongNorth)
        let length = (alongEast * alongEast + alongNorth * alongNorth).squareRoot()
        let along = alongEast * east + alongNorth * north
        var fitting: TravelDirections = []
        if along >= leastCosine * length { fitting.insert(.forward) }
        if -along >= leastCosine * length { fitting.insert(.backward) }
        return allowed.intersection(fitting)
    }
}
