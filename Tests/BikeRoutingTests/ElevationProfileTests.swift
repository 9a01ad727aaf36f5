import BikeRouting
import Testing

@Suite("Elevation profiles")
struct ElevationProfileTests {
    private static func profile(_ samples: [(Double, Double)]) throws -> ElevationProfile {
        try #require(ElevationProfile(samples: samples.map { .init(distance: $0.0, height: $0.1) }))
    }

    @Test("ascent and descent are sums, and the range and the length are those of the samples")
    func sums() throws {
        let profile = try Self.profile([(0, 100), (200, 120), (300, 90), (500, 95)])
        #expect(profile.ascent == 25 && profile.descent == 30)
        #expect(profile.range == 90...120 && profile.length == 500)
        #expect(ElevationProfile(samples: []) == nil)
        let one = try Self.profile([(0, 7)])
        #expect(one.ascent == 0 && one.steepest == 0 && one.length == 0 && one.height(at: 50) == 7)
    }

    @Test("the steepest stretch is at least 50 m long, and keeps its sign")
    func steepest() throws {
        #expect(try Self.profile([(0, 0), (49, 20)]).steepest == 0)
        #expect(try Self.profile([(0, 0), (100, 5), (200, -5), (400, -5)]).steepest == -0.1)
        // A step of 10 m within 10 m counts over 50 m.
        let step = try Self.profile([(0, 0), (40, 0), (50, 10), (90, 10), (100, 10)])
        #expect(step.steepest == 10.0 / 50)
    }

    @Test("heights between samples change evenly, and beyond the ends are those of the ends")
    func interpolation() throws {
        let profile = try Self.profile([(0, 100), (200, 120), (300, 90)])
        #expect(profile.height(at: 100) == 110 && profile.height(at: 250) == 105)
        #expect(profile.height(at: -5) == 100 && profile.height(at: 900) == 90 && profile.height(at: 200) == 120)
        #expect(profile.heights(4) == [100, 110, 120, 90] && profile.heights(1) == [100] && profile.heights(0).isEmpty)
        for count in [2, 7, 50] {
            let heights = profile.heights(count)
            for (number, height) in heights.enumerated() {
                #expect(abs(height - profile.height(at: 300 * Double(number) / Double(count - 1))) < 1e-9)
            }
        }
    }

    @Test("parts have the heights of the whole, and their ascents add up")
    func parts() throws {
        let profile = try Self.profile([(0, 100), (200, 120), (300, 90), (500, 95)])
        let part = profile.part(from: 150, to: 320)
        #expect(part.samples.map(\.distance) == [0, 50, 150, 170])
        #expect(part.samples.map(\.height) == [115, 120, 90, 90.5])
        let ascents = [(0.0, 150.0), (150, 320), (320, 500)].map { profile.part(from: $0.0, to: $0.1).ascent }
        #expect(abs(ascents.reduce(0, +) - profile.ascent) < 1e-9)
        #expect(profile.part(from: 30, to: 30).samples.count == 1)
    }
}
