import GeoJSON
import GeoJSONOperations
import Support
import TestSupport
import Testing

@Suite("Filters written and read back, and hostile texts")
struct RoundTripTests {
    private static let engine = SpatialPredicates { _, _ in { $0.kind == .point } }

    private static let features: [Feature] = {
        var result: [Feature] = []
        for properties in [
            #"{"a":1,"b":2,"city":"Tokyo","floors":6,"material":"brick","foo":2,"bar":3,"x":1,"value":-4}"#,
            #"{"a":"x","values":["a",true,1,[8,9]],"starts_at":"1991-10-07","ends_at":"..","name":"foobar"}"#, "null",
        ] {
            if let feature = try? feature(properties, id: "\"way/1\"") { result.append(feature) }
        }
        return result
    }()

    @Test("a filter written as text reads back equal and says the same", arguments: corpus)
    func roundTrip(text: String) throws {
        let filter = try FeatureFilter(text, spatial: Self.engine)
        let again = try FeatureFilter(filter.description, spatial: Self.engine)
        #expect(again == filter, "\(filter)")
        #expect(again.hashValue == filter.hashValue)
        #expect(again.description == filter.description)
        for feature in Self.features { #expect(again.truth(for: feature) == filter.truth(for: feature)) }
    }

    @Test("filters that say different things are not equal")
    func different() throws {
        let filters = try corpus.map { try FeatureFilter($0, spatial: Self.engine) }
        for (index, filter) in filters.enumerated() {
            for other in filters[..<index] { #expect(filter != other) }
        }
        #expect(try FeatureFilter("a  =  1 and b=2") == FeatureFilter("a = 1 AND b = 2"))
    }

    /// A text of the corpus with words exchanged for those of others, or bytes damaged.
    private func damaged(_ generator: inout SeededGenerator) -> String {
        var text = corpus[generator.next(below: corpus.count)]
        if generator.chance(0.3) { text += " AND " + corpus[generator.next(below: corpus.count)] }
        guard generator.chance(0.6) else {
            return String(decoding: Mutation.damaged(Array(text.utf8), using: &generator), as: UTF8.self)
        }
        var words = text.split(separator: " ")
        for _ in 0...generator.next(below: 3) {
            let donor = corpus[generator.next(below: corpus.count)].split(separator: " ")
            let place = generator.next(below: words.count)
            switch generator.next(below: 4) {
            case 0: words.remove(at: place)
            case 1: words.insert(donor[generator.next(below: donor.count)], at: place)
            case 2: words.swapAt(place, generator.next(below: words.count))
            default: words[place] = donor[generator.next(below: donor.count)]
            }
            if words.isEmpty { words = ["a"] }
        }
        return words.joined(separator: " ")
    }

    @Test(
        "100,000 damaged texts neither crash nor hang, and those that are filters read back equal",
        .timeLimit(.minutes(5)))
    func fuzz() throws {
        let seed = UInt64.random(in: 0...999_999)
        var generator = SeededGenerator(seed: seed)
        var accepted = 0
        for round in 0..<100_000 {
            let text = damaged(&generator)
            do {
                let filter = try FeatureFilter(text, spatial: Self.engine)
                accepted += 1
                for feature in Self.features { _ = filter.truth(for: feature) }
                let again = try FeatureFilter(filter.description, spatial: Self.engine)
                #expect(again == filter, "seed \(seed), round \(round): \(text)")
            } catch {
                let range = error.location.byteRange
                #expect(
                    range.lowerBound >= 0 && range.upperBound <= text.utf8.count,
                    "seed \(seed), round \(round): \(text)")
            }
        }
        print("fuzz of filters: seed \(seed), \(accepted) of 100,000 damaged texts were filters")
        #expect(accepted > 5000)
    }
}
