import Foundation
import TestSupport
import Testing

@testable import RoadMap

/// The table of speeds in the article about hills is generated here.
@Suite("The article about hills")
struct HillArticleTests {
    private static let article = RealData.packageRoot.appending(path: "Sources/Routing/Routing.docc/Hills.md")
    private static let grades = [-0.06, -0.03, 0, 0.03, 0.06, 0.10]

    @Test("has the speeds of the code; VELOQUEST_UPDATE_PAGES=1 writes them")
    func table() throws {
        let page = String(decoding: try Data(contentsOf: Self.article), as: UTF8.self)
        let start = try #require(page.range(of: "<!-- speeds -->\n"))
        let end = try #require(page.range(of: "<!-- end -->", range: start.upperBound..<page.endIndex))
        let table = Self.rows.joined(separator: "\n")
        let renewed = page[..<start.upperBound] + "\n" + table + "\n\n" + page[end.lowerBound...]
        if ProcessInfo.processInfo.environment["VELOQUEST_UPDATE_PAGES"] == "1" {
            try Data(renewed.utf8).write(to: Self.article)
        } else {
            #expect(page == renewed)
        }
    }

    @Test("on the same power, mass and resistances speeds are BRouter's")
    func brouter() {
        let hills = HillModel(
            climbingPower: 100, mass: 90, rollingResistance: 0.01, dragArea: 0.375, descentSpeed: 12.5)
        let level = Self.brouterSpeed(onGrade: 0)
        #expect(abs(hills.power(atLevelSpeed: level) - 100) < 0.1)
        for grade in [0.04, 0.06, 0.1, 0.15] {
            // Its drag of 0.225 kg/m is that of 0.375 m² in air of 1.2 kg/m³. It takes the grade for the sine.
            let ratio = hills.speed(onGrade: grade, level: level) / Self.brouterSpeed(onGrade: grade)
            #expect(abs(ratio - 1) < 0.03, "\(grade) \(ratio)")
        }
    }

    private static var rows: [String] {
        var rows = [
            "| | −6 % | −3 % | 0 % | 3 % | 6 % | 10 % |", "|---|---|---|---|---|---|---|",
        ]
        for profile in BicycleProfile.named where profile.name != "flat" {
            rows.append(row("`\(profile.name)`", grades.map { speed(of: profile, onGrade: $0) }))
        }
        rows.append(row("BRouter, `trekking`", grades.map { (brouterSpeed(onGrade: $0), false) }))
        rows.append(row("Valhalla, hybrid bicycle", valhallaFactors.map { ($0 * 18 / 3.6, false) }))
        return rows
    }

    private static func row(_ name: String, _ speeds: [(speed: Double, isPushed: Bool)]) -> String {
        let cells = speeds.map { speed, isPushed in
            let minutes = Int((10_000 / speed / 60).rounded())
            return String(format: "%.1f, ", speed * 3.6) + "\(minutes) min" + (isPushed ? " (pushing)" : "")
        }
        return "| \(name) | " + cells.joined(separator: " | ") + " |"
    }

    /// On a residential street with a good surface.
    private static func speed(of profile: BicycleProfile, onGrade grade: Double) -> (speed: Double, isPushed: Bool) {
        let level = profile.riding(.residential).speed
        let riding = profile.hills.speed(onGrade: grade, level: level, fastest: profile.fastestSpeed)
        let walking = profile.pushing(.residential).speed / HillModel.pushing(onGrade: grade)
        let isPushed = profile.hills.isPushed(at: riding, level: level) || walking > riding
        return (isPushed ? walking : riding, isPushed)
    }

    /// `StdPath.computeKinematic` with the numbers of `RoutingContext`: 100 W, 90 kg, C_r 0.01, S_C_x 0.225, at most 45 km/h.
    private static func brouterSpeed(onGrade grade: Double) -> Double {
        let force = 90 * 9.81 * (0.01 + grade)
        var (low, high) = (0.0, 100.0)
        for _ in 0..<100 {
            let speed = (low + high) / 2
            if (0.225 * speed * speed + force) * speed > 100 { high = speed } else { low = speed }
        }
        return min(low, 45 / 3.6)
    }

    /// `kGradeBasedSpeedFactor` at −6.5, −3, 0, 3, 6.5 and 10 %.
    private static let valhallaFactors = [1.9, 1.4, 1, 0.85, 0.65, 0.5]
}
