import Testing

@testable import GeoJSON

struct SeenIdentifiersTests {
    @Test("identifiers that were seen are found, in ranges and among others", arguments: UInt64(1)...20)
    func model(seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(truncatingIfNeeded: state >> 33) % count
        }
        var seen = SeenIdentifiers()
        var model: [Feature.Identifier: Int] = [:]
        var number = Int64(random(50))
        var index = 0
        for step in 0..<3000 {
            if random(30) == 0 { number = Int64(random(4000)) - 2000 } else if random(60) != 0 { number += 1 }
            index += random(200) == 0 ? 2 : 1
            let id: Feature.Identifier = random(40) == 0 ? .string(String(number)) : .integer(number)
            let found = seen.insert(id, at: index)
            #expect(found == model[id], "seed \(seed), step \(step)")
            if model[id] == nil { model[id] = index }
        }
    }

    @Test("the largest and smallest numbers end a range and do not go beyond it")
    func limits() {
        var seen = SeenIdentifiers()
        for (index, offset) in (0..<40).enumerated() {
            #expect(seen.insert(.integer(.max - 39 + Int64(offset)), at: index) == nil)
        }
        #expect(seen.insert(.integer(.min), at: 40) == nil)
        #expect(seen.insert(.integer(.max), at: 41) == 39)
        #expect(seen.insert(.integer(.max - 20), at: 42) == 19)
        #expect(seen.insert(.integer(.min), at: 43) == 40)
    }
}
