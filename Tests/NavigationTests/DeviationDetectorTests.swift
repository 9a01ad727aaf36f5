import Testing

@testable import Navigation

@Suite("What the deviation detector counts")
struct DeviationDetectorTests {
    /// A fix for which the route is improbable, beside it and in its direction.
    private func evidence(_ distance: Double, drift: Double = 0, isMoving: Bool = true, isParallel: Bool = true)
        -> DeviationDetector.Evidence
    {
        DeviationDetector.Evidence(
            onRouteProbability: 0.05, backwardProbability: 0, distance: distance, isMoving: isMoving,
            isParallel: isParallel, backwardDistance: 0,
            deviation: 10, drift: drift)
    }

    /// A detector of a rider who is on the route.
    private func underWay() -> DeviationDetector {
        var detector = DeviationDetector()
        var onRoute = evidence(0)
        onRoute.onRouteProbability = 1
        _ = detector.observe(onRoute)
        return detector
    }

    @Test("it is in doubt only where a fix gives cause to be")
    func doubt() {
        var detector = DeviationDetector()
        #expect(!detector.isInDoubt)
        _ = detector.observe(evidence(20))
        #expect(detector.isInDoubt)
        var onRoute = evidence(0)
        onRoute.onRouteProbability = 1
        _ = detector.observe(onRoute)
        #expect(!detector.isInDoubt)
    }

    /// After how many such fixes in a row there is a deviation; `nil` for more than 12.
    private func fixes(_ evidence: DeviationDetector.Evidence) -> Int? {
        var (detector, options) = (underWay(), DeviationOptions())
        options.fixesToConfirm = 1
        return (1...12).first { _ in detector.observe(evidence, options) }
    }

    @Test("beside the route the first fix must lie three deviations off, and each further one 0.3 less, down to 1.5")
    func relief() {
        #expect(fixes(evidence(30.1)) == 1)
        #expect(fixes(evidence(29.9)) == 2)
        #expect(fixes(evidence(27.1)) == 2)
        #expect(fixes(evidence(26.9)) == 3)
        #expect(fixes(evidence(15.1)) == 6)
        #expect(fixes(evidence(14.9)) == nil)
    }

    @Test("an error that drifts gives no relief, half of one half of it, and asks for more metres")
    func drift() {
        // 1.5 deviations more for a drift of all of the error, half as many for one of half of it.
        #expect(fixes(evidence(45.1, drift: 1)) == 1)
        #expect(fixes(evidence(44.9, drift: 1)) == nil)
        #expect(fixes(evidence(37.4, drift: 0.5)) == 2)
        #expect(fixes(evidence(36.1, drift: 0.5)) == 2)
        #expect(fixes(evidence(35.9, drift: 0.5)) == 3)
    }

    @Test("who stands gains no relief, and who heads elsewhere needs none")
    func standingAndHeadingElsewhere() {
        #expect(fixes(evidence(29.9, isMoving: false)) == nil)
        #expect(fixes(evidence(30.1, isMoving: false)) == 1)
        #expect(fixes(evidence(15.1, isParallel: false)) == 1)
        #expect(fixes(evidence(14.9, isParallel: false)) == nil)
    }
}
