import EngineTestSupport
import Foundation
import Navigation
import Testing

@Suite("Cues where a street gets another name")
struct NameChangeCueTests {
    /// A street A to the north that goes on as B, `angle` degrees to the right, for so many metres.
    private func turns(_ name: String = "A", into other: String = "B", angle: Double, metres: Double = 100) throws
        -> [String]
    {
        var sketch = SketchedStreets()
        func point(_ distance: Double) -> (Double, Double) {
            (distance * sin(angle * .pi / 180), distance * cos(angle * .pi / 180))
        }
        sketch.street(name, (0, -100), (0, 0))
        sketch.street(other, (0, 0), point(metres))
        return try sketch.turns((0, -90), point(metres - 5))
    }

    @Test("in a bend of 30° or more it is a slight turn, also without another arm", arguments: [-45.0, -35, 35, 45])
    func bend(angle: Double) throws {
        #expect(try turns(angle: angle) == [angle < 0 ? "slightLeft B" : "slightRight B"])
        #expect(try turns(angle: angle, metres: 250) == [angle < 0 ? "slightLeft B" : "slightRight B"])
    }

    @Test("straight on it is mere information, and told only for a long street")
    func straight() throws {
        #expect(try turns(angle: 10).isEmpty)
        #expect(try turns(angle: 10, metres: 250) == ["continue B"])
        #expect(try turns(angle: 35, metres: 40).isEmpty)
    }

    @Test("several names are said with a stroke, and one of them is no new name")
    func severalNames() throws {
        #expect(try turns(into: "B;C; D", angle: 35) == ["slightRight B / C / D"])
        #expect(try turns("A;B", into: "B", angle: 10, metres: 250).isEmpty)
        #expect(try turns("A;B", into: "C", angle: 10, metres: 250) == ["continue C"])
        #expect(try turns(into: ";", angle: 10, metres: 250) == ["continue ;"])
    }
}
