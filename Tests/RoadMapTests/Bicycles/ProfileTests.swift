import EngineTestSupport
import Support
import Testing

@testable import RoadMap

@Suite("Bicycle profiles")
struct ProfileTests {
    @Test(
        "the tables of costs say what the profile says, for every profile", arguments: BicycleProfile.named.map(\.name))
    func tables(name: String) throws {
        let profile = try #require(BicycleProfile(named: name))
        let table = CostTable(profile)
        var generator = SeededGenerator(seed: 21)
        for _ in 0..<3000 {
            var attributes = EdgeAttributes.random(&generator)
            attributes.ferrySpeed = nil
            let isReversed = generator.chance(0.5)
            let length = UInt32(generator.next(in: 1...900_000))
            let known = table.cost(attributes.bits, length: length, isReversed: isReversed)
            let computed = profile.cost(attributes, length: length, isReversed: isReversed)
            #expect(abs(known - computed) <= computed * 1e-12, "\(attributes) \(isReversed)")
        }
    }

    @Test(
        "nobody rides more slowly than they push, nor with less pleasure", arguments: BicycleProfile.named.map(\.name))
    func hardRiding(name: String) throws {
        let profile = try #require(BicycleProfile(named: name))
        var generator = SeededGenerator(seed: 22)
        for _ in 0..<2000 {
            var ridden = EdgeAttributes.random(&generator)
            ridden.ferrySpeed = nil
            ridden.forward = .ride
            var pushed = ridden
            pushed.forward = .push
            #expect(profile.speed(on: ridden) >= profile.speed(on: pushed), "\(ridden)")
            let (riding, pushing) = (
                profile.cost(ridden, length: 1000, isReversed: false),
                profile.cost(pushed, length: 1000, isReversed: false)
            )
            #expect(riding <= pushing * (1 + 1e-12), "\(ridden)")
        }
    }

    @Test("even what is level may have an effect, both ways")
    func level() {
        var profile = BicycleProfile.city
        profile.inclines[.level] = RidingFactors(speed: 0.5)
        profile.surfaces[.unknown] = RidingFactors(speed: 0.9, aversion: 2)
        let street = EdgeAttributes(roadClass: .residential)
        for isReversed in [false, true] {
            let known = CostTable(profile).cost(street.bits, length: 1000, isReversed: isReversed)
            #expect(abs(known - profile.cost(street, length: 1000, isReversed: isReversed)) < 1e-9)
            #expect(abs(profile.speed(on: street, isReversed: isReversed) - 17 / 3.6 * 0.45) < 1e-9)
        }
    }

    @Test("a way back is the way there seen from the other end", arguments: BicycleProfile.named.map(\.name))
    func reversal(name: String) throws {
        let profile = try #require(BicycleProfile(named: name))
        var generator = SeededGenerator(seed: 22)
        for _ in 0..<500 {
            let one = EdgeAttributes.random(&generator)
            #expect(profile.speed(on: one, isReversed: true) == profile.speed(on: one.reversed))
            #expect(profile.aversion(to: one, isReversed: true) == profile.aversion(to: one.reversed))
            #expect(profile.delay(after: one, isReversed: true) == profile.delay(after: one.reversed))
        }
    }

    /// Seconds that a hundred metres feel like.
    private func felt(_ profile: BicycleProfile, _ change: (inout EdgeAttributes) -> Void) -> Double {
        var attributes = EdgeAttributes(roadClass: .secondary, surface: .paved)
        attributes.traffic = .busy
        change(&attributes)
        return profile.cost(attributes, length: 100_000, isReversed: false) / 1000
    }

    @Test("lanes, tracks and quiet help, hills, stones and signals do not", arguments: BicycleProfile.named.map(\.name))
    func order(name: String) throws {
        let profile = try #require(BicycleProfile(named: name))
        let plain = felt(profile) { _ in }
        let lane = felt(profile) { $0.forwardCycleway = .lane }
        let track = felt(profile) { $0.forwardCycleway = .track }
        #expect(track < lane && lane < plain)
        #expect(felt(profile) { $0.backwardCycleway = .track } == plain, "the track on the other side is no help")
        #expect(felt(profile) { $0.traffic = .light } < plain)
        #expect(felt(profile) { $0.traffic = .heavy } > plain)
        #expect(felt(profile) { $0.incline = .steepUp } > plain)
        #expect(felt(profile) { $0.surface = .soft } > plain)
        #expect(felt(profile) { $0.smoothness = .horrible } > plain)
        #expect(felt(profile) { $0.mountainBikeScale = .s4 } > plain)
        #expect(felt(profile) { $0.forwardNodeDelay = .signals } > plain)
        #expect(felt(profile) { $0.backwardNodeDelay = .signals } == plain)
        #expect(felt(profile) { $0.forward = .push } > plain)
        #expect(felt(profile) { $0.isDestinationOnly = true } >= plain)
    }

    @Test("a track on asphalt is as quick in town as a street, one of which nothing is known is not")
    func tracks() {
        var track = EdgeAttributes(roadClass: .track, surface: .paved)
        let street = EdgeAttributes(roadClass: .residential)
        #expect(BicycleProfile.city.speed(on: track) == BicycleProfile.city.speed(on: street))
        track.surface = .unpaved
        #expect(BicycleProfile.city.speed(on: track) < 14 / 3.6)
    }

    @Test("each profile has its own taste")
    func taste() {
        func primary(_ profile: BicycleProfile) -> Double {
            felt(profile) {
                $0.roadClass = .primary
                $0.traffic = .heavy
            }
                / felt(profile) {
                    $0.roadClass = .cycleway
                    $0.traffic = .none
                }
        }
        let order = [BicycleProfile.family, .safe, .touring, .city, .fast].map(primary)
        #expect(order == order.sorted(by: >), "\(order)")
        func path(_ profile: BicycleProfile) -> Double {
            felt(profile) {
                $0.roadClass = .path
                $0.surface = .unpaved
                $0.mountainBikeScale = .s1
                $0.traffic = .none
            }
                / felt(profile) {
                    $0.roadClass = .residential
                    $0.traffic = .light
                }
        }
        #expect(path(.mountain) < 1)
        #expect(path(.fast) > 10 && path(.city) > 1)
        #expect(felt(.touring) { $0.route = .national } < 0.8 * felt(.touring) { _ in })
        #expect(felt(.mountain) { $0.route = .mountain } < 0.7 * felt(.mountain) { _ in })
    }

    @Test("a ferry takes as long as it takes")
    func ferry() {
        var ferry = EdgeAttributes(roadClass: .ferry)
        ferry.ferrySpeed = 5
        #expect(BicycleProfile.fast.speed(on: ferry) == 5)
        #expect(BicycleProfile.family.speed(on: ferry, isReversed: true) == 5)
        #expect(BicycleProfile.city.speed(on: EdgeAttributes(roadClass: .ferry)) == 10 / 3.6)
    }

    @Test("profiles are found by name, and no two share one")
    func names() {
        for profile in BicycleProfile.named { #expect(BicycleProfile(named: profile.name) == profile) }
        #expect(Set(BicycleProfile.named.map(\.name)).count == BicycleProfile.named.count)
        #expect(BicycleProfile.named.map(\.name) == ["city", "touring", "fast", "safe", "mountain", "family", "flat"])
        #expect(BicycleProfile(named: "City") == nil && BicycleProfile(named: "") == nil)
        for profile in BicycleProfile.named {
            for roadClass in RoadClass.allCases {
                #expect(profile.speeds[roadClass] != nil, "\(profile.name) \(roadClass)")
            }
        }
    }
}
