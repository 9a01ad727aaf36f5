import Routing
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

    @Test("gaps count for the length and not for what is known, and no steepest stretch leads across one")
    func gaps() throws {
        let samples = [(100.0, 100.0), (200, 104), (300, 154), (400, 156)].map {
            ElevationProfile.Sample(distance: $0.0, height: $0.1)
        }
        let profile = try #require(
            ElevationProfile(samples: samples, gaps: [0...100, 200...300, 400...500]))
        #expect(profile.length == 500 && profile.end == 500)
        #expect(abs(profile.knownShare - 0.4) < 1e-9 && profile.knownPercent == 40)
        #expect(profile.knownParts.map { $0.map(\.distance) } == [[100, 200], [300, 400]])
        #expect(abs(profile.steepest - 0.04) < 1e-9 && profile.steepestSegment?.range == 100...200)
        #expect(profile.ascent == 56)
        #expect(profile.heights(6) == [100, 100, 104, 154, 156, 156])
        let part = profile.part(from: 50, to: 250)
        #expect(part.gaps == [0...50, 150...200] && part.knownPercent == 50)
        #expect(
            try profile.part(from: 210, to: 290).knownShare == 0 && Self.profile([(0, 1), (9, 1)]).knownPercent == 100)
        // All but a metre is not everything, and next to nothing is not nothing.
        let long = [(0.0, 0.0), (10_000, 0)].map { ElevationProfile.Sample(distance: $0.0, height: $0.1) }
        #expect(ElevationProfile(samples: long, gaps: [5000...5001])?.knownPercent == 99)
        #expect(ElevationProfile(samples: Array(long[..<1]), gaps: [1...10_000])?.knownPercent == 1)
    }
}
