import GeoJSON
import Geodesy
import SpatialOperations
import Support
import Testing

@Suite("Validity beside GEOS")
struct ValidityAgreementTests {
    @Test("10,000 generated areas have the verdict that GEOS gives, and among their defects the one that it names")
    func agreement() throws {
        var generator = SeededGenerator(seed: 22)
        var invalid = 0
        var (sameReason, explained) = (0, 0)
        var times = (ours: Duration.zero, theirs: Duration.zero)
        let clock = ContinuousClock()
        var counts: [String: Int] = [:]
        for number in 0..<10_000 {
            let area = GeneratedAreas.area(number, &generator)
            let planar = try PlanarGeometry(area)
            var reason: String?
            try times.theirs += clock.measure { reason = try planar.validity()?.reason }
            var defects: [PolygonDefect] = []
            times.ours += clock.measure { defects = area.defects().map { $0.defect } }
            #expect(defects.isEmpty == (reason == nil), "\(number): \(reason ?? "valid"), \(defects) \(text(area))")
            #expect(defects.isEmpty == area.isValid, "\(number): \(text(area))")
            guard let reason else { continue }
            invalid += 1
            counts[reason, default: 0] += 1
            if defects.contains(where: { Self.reasons($0).contains(reason) }) {
                sameReason += 1
            } else if Self.isDoubleTouch(reason, defects) {
                explained += 1
            } else {
                print("\(number): \(reason), \(defects.map { $0.kind }) \(text(area))")
            }
        }
        print("verdicts: 10000 of 10000 asked, \(invalid) not valid")
        print(
            "GEOS's reason is among our defects for \(sameReason), hidden by a double touch for \(explained); \(counts)"
        )
        print("time in this build: ours \(times.ours), GEOS \(times.theirs)")
        #expect(invalid > 3000 && invalid < 9000)
        #expect((sameReason + explained) * 1000 >= invalid * 999)
        #expect(explained * 10 < invalid)
    }

    private func text(_ area: Geometry) -> String { String(decoding: GeoJSONWriter().write(area), as: UTF8.self) }

    /// Whether rings of a polygon cross, but GEOS saw them touch twice before and looked for no more crossings, so that it
    /// reports what follows from where their vertices are (`PolygonIntersectionAnalyzer::isDone` in GEOS 3.11).
    static func isDoubleTouch(_ reason: String, _ defects: [PolygonDefect]) -> Bool {
        ["Interior is disconnected", "Holes are nested", "Hole lies outside shell"].contains(reason)
            && defects.contains { defect in
                defect.place.polygon == defect.other?.polygon && defect.place.ring != defect.other?.ring
                    && defect.manner != .containment
            }
    }

    /// The words of GEOS for a defect.
    static func reasons(_ defect: PolygonDefect) -> Set<String> {
        switch (defect.kind, defect.manner) {
        case (.notFinite, _): ["Invalid Coordinate"]
        case (.zeroArea, _): ["Too few points in geometry component", "Self-intersection", "Ring Self-intersection"]
        case (.selfTouching, _), (.selfIntersection, .crossingAtVertex): ["Ring Self-intersection"]
        // A side run over twice has its ends in common as well, and GEOS may see these first.
        case (.spike, _), (.selfOverlap, _): ["Self-intersection", "Ring Self-intersection"]
        case (.holeOutside, .containment): ["Hole lies outside shell"]
        case (.holesOverlap, .containment): ["Holes are nested"]
        case (.membersOverlap, .containment): ["Nested shells"]
        case (.interiorDisconnected, _): ["Interior is disconnected"]
        default: ["Self-intersection"]
        }
    }
}
