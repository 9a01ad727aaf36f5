import EngineTestSupport
import Support
import Testing

@testable import RoadMap

@Suite("Edge attributes")
struct EdgeAttributesTests {
    @Test("whatever is set is read again, whatever else is set")
    func roundTrip() {
        var generator = SeededGenerator(seed: 11)
        for _ in 0..<500 {
            let base = EdgeAttributes.random(&generator)
            #expect(EdgeAttributes(bits: base.bits) == base)
            func check<Value: CaseIterable & Equatable>(_ path: WritableKeyPath<EdgeAttributes, Value>) {
                for value in Value.allCases {
                    var changed = base
                    changed[keyPath: path] = value
                    #expect(changed[keyPath: path] == value)
                    changed[keyPath: path] = base[keyPath: path]
                    #expect(changed == base)
                }
            }
            check(\.traffic)
            check(\.surface)
            check(\.smoothness)
            check(\.trackGrade)
            check(\.mountainBikeScale)
            check(\.lighting)
            check(\.route)
            check(\.incline)
            check(\.forward)
            check(\.backward)
            check(\.forwardCycleway)
            check(\.backwardCycleway)
            check(\.forwardNodeDelay)
            check(\.backwardNodeDelay)
            for path in [\EdgeAttributes.isDestinationOnly, \.isRoundabout, \.isBridge, \.isTunnel, \.isIsland] {
                var changed = base
                changed[keyPath: path].toggle()
                #expect(changed[keyPath: path] != base[keyPath: path])
                changed[keyPath: path].toggle()
                #expect(changed == base)
            }
        }
    }

    @Test("seen from the other end twice it is itself, and directions change places")
    func reversal() {
        var generator = SeededGenerator(seed: 12)
        for _ in 0..<500 {
            let one = EdgeAttributes.random(&generator)
            let other = one.reversed
            #expect(other.reversed == one)
            #expect(EdgeAttributes(bits: other.bits) == other)
            #expect(other.forward == one.backward && other.backwardCycleway == one.forwardCycleway)
            #expect(other.forwardNodeDelay == one.backwardNodeDelay)
            #expect(other.incline == one.incline.reversed)
            #expect(other.roadClass == one.roadClass && other.isRoundabout == one.isRoundabout)
        }
        #expect(Incline.level.reversed == .level && Incline.steepUp.reversed == .steepDown)
    }

    @Test("bits that stand for nothing are refused")
    func unknownBits() {
        let street = EdgeAttributes(roadClass: .residential).bits
        #expect(EdgeAttributes(bits: street) != nil)
        let wrong: [(String, UInt64)] = [
            ("class", 31), ("traffic", 7 << 5), ("surface", 15 << 8), ("grade", 6 << 15), ("lighting", 3 << 21),
            ("route", 7 << 23), ("level, but down", 4 << 27), ("travel forward", 3 << 30), ("lane forward", 6 << 32),
            ("travel back", 3 << 38), ("lane back", 6 << 40), ("a street with a ferry's speed", 9 << 50),
        ]
        for (name, bits) in wrong { #expect(EdgeAttributes(bits: street | bits) == nil, "\(name)") }
        for bit in 56..<64 { #expect(EdgeAttributes(bits: street | 1 << UInt64(bit)) == nil, "bit \(bit)") }
    }

    @Test("a ferry keeps its speed in whole kilometres per hour, and nothing else has one")
    func ferry() {
        var ferry = EdgeAttributes(roadClass: .ferry)
        #expect(ferry.ferrySpeed == nil)
        for (speed, kilometresPerHour) in [(5.0, 18.0), (0.01, 1), (1000, 63), (-3, 1)] {
            ferry.ferrySpeed = speed
            #expect(ferry.ferrySpeed == kilometresPerHour / 3.6)
            #expect(EdgeAttributes(bits: ferry.bits) == ferry)
        }
        for nothing in [nil, Double.nan, .infinity] {
            ferry.ferrySpeed = nothing
            #expect(ferry.ferrySpeed == nil)
        }
        var street = EdgeAttributes(roadClass: .residential)
        street.ferrySpeed = 5
        #expect(street == EdgeAttributes(roadClass: .residential))
    }

    @Test(
        "a slope in percent has a class",
        arguments: [
            (0, Incline.level), (1.4, .level), (-1.4, .level), (1.5, .gentleUp), (-3.9, .gentleDown), (4, .up),
            (-7.9, .down), (8, .steepUp), (-60, .steepDown), (Double.nan, .level), (.infinity, .steepUp),
        ])
    func slopes(percent: Double, incline: Incline) {
        #expect(Incline(percent: percent) == incline)
    }
}
