import Geodesy
import JSON
import Support

/// Lines and rings do not jump across the antimeridian.
///
/// A ring that runs more than half around the Earth is not reported where it can be read in one way only.
struct AntimeridianRule: LintRule {
    let rule = DiagnosticRule.antimeridian

    func check(_ line: Positions, isRing: Bool, at pointer: JSONPointer, _ findings: inout LintFindings) {
        guard !isRing, !line.isClearOfAntimeridian, let jump = line.firstWideStep else { return }
        findings.report(rule, at: pointer.appending(jump), Message("lint-antimeridian"))
    }

    func check(_ geometry: Geometry, at pointer: JSONPointer, _ findings: inout LintFindings) {
        guard !geometry.isClearOfAntimeridian else { return }
        geometry.forEachPolygon(at: pointer.appending("coordinates")) { polygon, pointer in
            for (index, (ring, reading)) in zip(polygon.rings, polygon.readings).enumerated() {
                guard reading.evidence != .none, !(reading.isCertain && reading.longitudes == .asWritten),
                    let jump = ring.firstWideStep
                else { continue }
                findings.report(
                    rule, at: pointer.appending(index).appending(jump),
                    reading.longitudes == .shortWay ? Message("lint-antimeridian") : Message("lint-wide-ring"))
            }
        }
    }
}

/// These rings can be read in one way only.
struct AmbiguousRingRule: LintRule {
    let rule = DiagnosticRule.ambiguousRing

    func check(_ geometry: Geometry, at pointer: JSONPointer, _ findings: inout LintFindings) {
        guard !geometry.isClearOfAntimeridian else { return }
        geometry.forEachPolygon(at: pointer.appending("coordinates")) { polygon, pointer in
            for (index, (ring, reading)) in zip(polygon.rings, polygon.readings).enumerated() {
                guard reading.evidence == .none, let jump = ring.firstWideStep else { continue }
                findings.report(rule, at: pointer.appending(index).appending(jump), Message("lint-ambiguous-ring"))
            }
        }
    }
}

extension Positions {
    /// The position at the end of the first step that may cross the antimeridian.
    fileprivate var firstWideStep: Int? {
        indices.dropFirst().first { index in
            WideSteps.allowsChoice(from: coordinate(at: index - 1).longitude, to: coordinate(at: index).longitude)
        }
    }
}
