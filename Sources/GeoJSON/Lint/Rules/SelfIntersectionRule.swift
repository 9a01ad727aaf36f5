import Diagnostics
import Geodesy

/// A ring does not cross itself.
struct SelfIntersectionRule: LintRule {
    let rule = DiagnosticRule.selfIntersection

    func check(_ line: Positions, isRing: Bool, at pointer: JSONPointer, _ findings: inout LintFindings) {
        guard isRing, let (first, second) = RingCrossing.first(in: line) else { return }
        findings.report(
            rule, at: pointer.appending(first),
            LintTexts.selfIntersection(first + 1, second + 1))
    }
}

/// Finds two sides of a ring that cross, by sweeping from west to east over the sides sorted by their western ends.
enum RingCrossing {
    package static func first(in ring: Positions) -> (Int, Int)? {
        let sides = ring.count - 1
        guard sides >= 4 else { return nil }
        var x = [ring.coordinate(at: 0).longitude]
        let y = ring.coordinates.map { $0.latitude }
        for index in 1..<ring.count {
            let step = Angle.longitudeStep(
                from: ring.coordinate(at: index - 1).longitude, to: ring.coordinate(at: index).longitude)
            x.append(x[index - 1] + step)
        }
        let order = (0..<sides).sorted { min(x[$0], x[$0 + 1]) < min(x[$1], x[$1 + 1]) }
        var active: [Int] = []
        for side in order {
            let west = min(x[side], x[side + 1])
            active.removeAll { max(x[$0], x[$0 + 1]) < west }
            for other in active where crosses(side, other, sides, x, y) { return (min(side, other), max(side, other)) }
            active.append(side)
        }
        return nil
    }

    private static func crosses(_ a: Int, _ b: Int, _ sides: Int, _ x: [Double], _ y: [Double]) -> Bool {
        let apart = (a - b).magnitude
        guard apart > 1, Int(apart) != sides - 1 else { return false }
        func turn(_ p: Int, _ q: Int, _ r: Int) -> Double {
            (x[q] - x[p]) * (y[r] - y[p]) - (y[q] - y[p]) * (x[r] - x[p])
        }
        let (one, two) = (turn(a, a + 1, b), turn(a, a + 1, b + 1))
        let (three, four) = (turn(b, b + 1, a), turn(b, b + 1, a + 1))
        // Only a true crossing: touching, which the standard allows, has a zero here.
        return (one > 0) != (two > 0) && (three > 0) != (four > 0) && one != 0 && two != 0 && three != 0 && four != 0
    }
}
