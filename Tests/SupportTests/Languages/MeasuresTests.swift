import Support
import TestSupport
import Testing

@Suite("Distances, durations and decimals")
struct MeasuresTests {
    @Test(
        "a distance is rounded to what a rider can use",
        arguments: [
            (0, "0 m"), (-0.3, "0 m"), (0.5, "1 m"), (99.4, "99 m"), (99.6, "100 m"), (852, "850 m"), (994.9, "990 m"),
            (995, "1.0 km"), (999.6, "1.0 km"), (1249, "1.2 km"), (9949, "9.9 km"), (9950, "10 km"),
            (34_400, "34 km"), (-7, "−7 m"), (-2500, "−2.5 km"),
        ])
    func distance(metres: Double, text: String) {
        #expect(Measures.distance(metres)[.english] == text)
    }

    @Test(
        "an area is in square metres, hectares or square kilometres",
        arguments: [
            (0, "0 m²"), (849.6, "850 m²"), (9999.4, "9999 m²"), (9999.6, "1.0 ha"), (32_100, "3.2 ha"),
            (994_000, "99 ha"), (995_000, "1.0 km²"), (5.1e14, "510000000 km²"), (-20_000, "−2.0 ha"),
            (.infinity, "–"),
        ])
    func area(squareMetres: Double, text: String) {
        #expect(Measures.area(squareMetres)[.english] == text)
    }

    @Test("Russian areas carry a decimal comma and Russian units")
    func russianArea() {
        #expect(Measures.area(32_100)[.russian] == "3,2 га")
        #expect(Measures.area(45e6)[.russian] == "45 км²")
        #expect(Measures.area(7)[.russian] == "7 м²")
    }

    @Test("Russian distances carry a decimal comma")
    func russianDistance() {
        #expect(Measures.distance(1249)[.russian] == "1,2 км")
        #expect(Measures.distance(40)[.russian] == "40 м")
    }

    @Test(
        "a duration never shows sixty seconds or sixty minutes",
        arguments: [
            (0, "0 s"), (59.4, "59 s"), (59.7, "1 min"), (60, "1 min"), (89.6, "1 min"), (90, "2 min"),
            (3569, "59 min"), (3599, "1 h 00 min"), (3600, "1 h 00 min"), (3930, "1 h 06 min"), (-0.4, "0 s"),
            (-75, "−1 min"),
        ])
    func duration(seconds: Double, text: String) {
        #expect(Measures.duration(seconds)[.english] == text)
    }

    @Test("a stopwatch carries over at sixty", arguments: [(59.6, "0:01:00"), (3599.5, "1:00:00"), (2527, "0:42:07")])
    func clock(seconds: Double, text: String) {
        #expect(Measures.clock(seconds) == text)
    }

    @Test("decimals are padded and rounded, and zero has no sign")
    func decimals() {
        #expect(Measures.decimal(1.005, digits: 1)[.english] == "1.0")
        #expect(Measures.decimal(9.96, digits: 1)[.russian] == "10,0")
        #expect(Measures.decimal(-0.04, digits: 1)[.english] == "0.0")
        #expect(Measures.decimal(-1.25, digits: 2)[.english] == "−1.25")
        #expect(Measures.decimal(0.000_000_001, digits: 9)[.english] == "0.000000001")
        #expect(Measures.decimal(2.5, digits: -3)[.english] == "3")
        #expect(Measures.decimal(999_999_999.4, digits: 99)[.english] == "999999999.400000000")
    }

    @Test(
        "numbers nobody can read become a dash",
        arguments: [Double.nan, .infinity, -.infinity, 1e300, .greatestFiniteMagnitude])
    func unreadable(value: Double) {
        #expect(Measures.distance(value)[.english] == "–")
        #expect(Measures.duration(value)[.russian] == "–")
        #expect(Measures.clock(value) == "–")
        #expect(Measures.decimal(value, digits: 9)[.russian] == "–")
    }
}
