import Geodesy
import JSON
import Support

/// Coordinates do not have decimals finer than a centimetre.
struct PrecisionRule: LintRule {
    let rule = DiagnosticRule.precision

    func check(_ geometry: Geometry, at pointer: JSONPointer, _ findings: inout LintFindings) {
        let isTooFine =
            switch geometry.shape {
            case .emptyPoint, .geometryCollection: false
            case .point(let position): Self.isTooFine(position.longitude) || Self.isTooFine(position.latitude)
            case .multiPoint(let positions), .lineString(let positions): Self.areTooFine(positions)
            case .multiLineString(let lines): Self.areTooFine(lines.joined)
            case .polygon(let polygon): Self.areTooFine(polygon.rings.joined)
            case .multiPolygon(let polygons): Self.areTooFine(polygons.rings.joined)
            }
        guard isTooFine else { return }
        findings.report(
            rule, at: pointer.appending("coordinates"),
            Message("lint-too-precise"))
    }

    private static func areTooFine(_ positions: Positions) -> Bool {
        let width = positions.stride
        return positions.withFlatNumbers { numbers in
            stride(from: 0, to: numbers.count, by: width).contains {
                isTooFine(numbers[$0]) || isTooFine(numbers[$0 + 1])
            }
        }
    }

    @inline(__always)
    private static func isTooFine(_ number: Double) -> Bool {
        // Larger numbers than 2⁵³ have no decimals at all.
        number.magnitude < 0x1p53 && ((number * 1e7).rounded() / 1e7) != number
    }
}
