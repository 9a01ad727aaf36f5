import Testing

@testable import RoadMap

@Suite("The bounds of a profile's numbers")
struct ProfileBoundTests {
    private func profile(_ speed: Double, pushing: Double = 1.25, aversion: Double = 1) -> BicycleProfile {
        BicycleProfile(
            name: "bounds", speeds: [.residential: speed], aversions: [.residential: aversion], pushingSpeed: pushing)
    }

    @Test(
        "speeds are taken as 0.1 to 50 m/s",
        arguments: [(60.0, 50.0), (50, 50), (49, 49), (0.1, 0.1), (0.05, 0.1), (-3, 0.1)])
    func speeds(given: Double, taken: Double) {
        #expect(profile(given).riding(.residential).speed == taken)
        #expect(profile(50, pushing: given).pushing(.residential).speed == taken)
    }

    @Test("nobody pushes faster than they would ride")
    func pushing() {
        #expect(profile(1, pushing: 2).pushing(.residential).speed == 1)
        #expect(profile(3, pushing: 2).pushing(.residential).speed == 2)
    }

    @Test(
        "aversions are taken as 0.1 to 100", arguments: [(500.0, 100.0), (100, 100), (0.1, 0.1), (0.01, 0.1), (7, 7)])
    func aversions(given: Double, taken: Double) {
        #expect(profile(5, aversion: given).riding(.residential).aversion == taken)
    }
}
