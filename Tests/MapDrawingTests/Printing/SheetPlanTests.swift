import Geodesy
import Quests
import Support
import Testing

@testable import MapDrawing

@Suite("Sheets of paper")
struct SheetPlanTests {
    /// A quest with tasks so many metres east and north of a place.
    private static func quest(_ places: [(Double, Double)], about origin: Coordinate = SmallTown.centre) throws -> Quest
    {
        let projection = TransverseMercator(origin: origin)
        return try Quest(
            tasks: places.enumerated().map { index, place in
                Quest.Task(
                    id: .init("t\(index)"), name: "\(index)",
                    coordinate: projection.coordinate(PlanePoint(east: place.0, north: place.1)))
            })
    }

    @Test("paper has the sizes of its standards")
    func paper() {
        #expect(Paper.a4.size(.landscape) == PaperSize(width: 297, height: 210))
        #expect(Paper.a3.size(.portrait) == PaperSize(width: 297, height: 420))
        #expect(Paper.letter.size(.portrait) == PaperSize(width: 215.9, height: 279.4))
    }

    @Test("the largest scale and the orientation that fit are taken")
    func automatic() throws {
        // 186 × 235 mm of map upright on A4, 273 × 148 lying, of which 11 mm on each side stay free.
        let wide = try SheetPlan(for: Self.quest([(0, 0), (2_400, 500)]), on: .a4)
        #expect(wide.scale == 10_000 && wide.sheetCount == 1 && wide.size.width == 297)
        let tall = try SheetPlan(for: Self.quest([(0, 0), (500, 3_000)]), on: .a4)
        #expect(tall.scale == 15_000 && tall.size.width == 210)
        let small = try SheetPlan(for: Self.quest([(0, 0)]), on: .letter)
        #expect(small.scale == 5_000)
        let far = try SheetPlan(for: Self.quest([(0, 0), (25_000, 25_000)]), on: .a3)
        #expect(far.scale == 50_000 && far.sheetCount > 1)
    }

    @Test("what does not fit at a scale goes on several sheets, which overlap and show every place")
    func several() throws {
        let seed: UInt64 = 3
        var random = SeededGenerator(seed: seed)
        for round in 0..<40 {
            let origin = Coordinate(
                longitude: .random(in: -180...180, using: &random), latitude: .random(in: -70...75, using: &random))
            let places = (0..<20).map { _ in
                (Double.random(in: -6_000...6_000, using: &random), Double.random(in: -6_000...6_000, using: &random))
            }
            let quest = try Self.quest(places, about: origin)
            let overlap = Double.random(in: 0...40, using: &random)
            let plan = try SheetPlan(for: quest, on: .a4, scale: 15_000, overlap: overlap)
            for task in quest.tasks {
                let shown = plan.sheets(showing: task.coordinate)
                #expect(!shown.isEmpty, "seed \(seed), round \(round)")
                // 5 mm of circle and more fit on at least one of them where the overlap is wide enough.
                guard overlap > 12 else { continue }
                #expect(
                    shown.contains { sheet in
                        let frame = plan.frame(of: sheet)
                        return frame.box.grown(by: -5 / Page.unit).contains(frame.point(task.coordinate))
                    })
            }
            for sheet in plan.sheets {
                guard let next = plan.sheet(row: sheet.row, column: sheet.column + 1) else { continue }
                let shared = plan.size.mapWidth - (next.middle.east - sheet.middle.east) / 15
                #expect((shared - overlap).magnitude < 1e-6)
            }
            #expect(plan.sheets.map(\.number) == Array(1...plan.sheetCount))
        }
    }

    @Test("a task is listed on a sheet that shows its circle and number whole")
    func bestSheet() throws {
        let quest = try Self.quest([(0, 0), (4_000, 0)])
        let plan = try SheetPlan(for: quest, on: .a4, orientation: .portrait, scale: 15_000, overlap: 30)
        try #require(plan.sheetCount == 2)
        // 1 mm from the right edge of the first sheet, and 29 mm from the left edge of the second.
        let edge = plan.sheets[0].middle.east + (plan.size.mapWidth / 2 - 1) * plan.metresPerMillimetre
        let place = plan.projection.coordinate(PlanePoint(east: edge, north: plan.sheets[0].middle.north))
        #expect(plan.sheets(showing: place).map(\.number) == [1, 2])
        #expect(plan.bestSheet(for: place)?.number == 2)
        #expect(plan.bestSheet(for: quest.tasks[0].coordinate)?.number == 1)
        let outside = plan.projection.coordinate(PlanePoint(east: 90_000, north: 0))
        #expect(plan.bestSheet(for: outside) == nil)
        let narrow = try SheetPlan(for: quest, on: .a4, orientation: .portrait, scale: 15_000, overlap: 4)
        let seam = narrow.sheets[0].middle.east + (narrow.size.mapWidth / 2 - 1) * narrow.metresPerMillimetre
        let between = narrow.projection.coordinate(PlanePoint(east: seam, north: narrow.sheets[0].middle.north))
        #expect(narrow.bestSheet(for: between)?.number == 2)
    }

    @Test("lengths on paper are those on the ground divided by the scale", arguments: [5_000, 15_000, 50_000])
    func lengths(scale: Int) throws {
        let quest = try Self.quest([(0, 0), (Double(scale) * 0.14, Double(scale) * 0.18)])
        let plan = try SheetPlan(for: quest, on: .a4, orientation: .portrait, scale: scale)
        let frame = plan.frame(of: plan.sheets[0])
        let points = quest.tasks.map { frame.point($0.coordinate) }
        let millimetres = points[0].distance(to: points[1]) * Page.unit
        let ground = quest.tasks[0].coordinate.distance(to: quest.tasks[1].coordinate)
        #expect((millimetres - ground * 1000 / Double(scale)).magnitude < 0.001)
    }

    @Test("a quest across the antimeridian lies on one sheet")
    func antimeridian() throws {
        let quest = try Self.quest([(-900, 0), (900, 300)], about: Coordinate(longitude: 180, latitude: -16.8))
        #expect(try SheetPlan(for: quest, on: .a4).sheetCount == 1)
    }

    @Test("impossible wishes are refused")
    func refused() throws {
        let quest = try Self.quest([(0, 0), (1_000, 1_000)])
        #expect(throws: PrintError.scaleOutOfRange(999)) { try SheetPlan(for: quest, on: .a4, scale: 999) }
        #expect(throws: PrintError.overlapOutOfRange(61)) { try SheetPlan(for: quest, on: .a4, overlap: 61) }
        #expect(throws: PrintError.overlapOutOfRange(-1)) { try SheetPlan(for: quest, on: .a4, overlap: -1) }
        let far = try Self.quest([(0, 0), (900_000, 900_000)])
        let error = #expect(throws: PrintError.self) { try SheetPlan(for: far, on: .a4) }
        guard case .tooFarApart(let count, 50_000, nil)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(count > 64)
        #expect(throws: PrintError.self) { try SheetPlan(for: far, on: .a4, scale: 15_000) }
    }

    @Test("tasks too far apart for the scales that are tried are printed at a smaller one, which the error names")
    func smaller() throws {
        let quest = try Self.quest([(0, 0), (300_000, 50_000)])
        let error = #expect(throws: PrintError.self) { try SheetPlan(for: quest, on: .a4) }
        guard case .tooFarApart(let count, 50_000, let smaller?)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(count > 64 && error?.message[.english].contains("--scale \(smaller)") == true)
        #expect(try SheetPlan(for: quest, on: .a4, scale: smaller).sheetCount <= 64)
    }

    @Test("squares have letters to the east and numbers to the south")
    func grid() {
        let grid = KilometreGrid(scale: 15_000, west: -2_300, north: 1_900)
        #expect(grid.interval == 1_000)
        #expect(grid.reference(of: PlanePoint(east: -2_299, north: 1_899)) == "A1")
        #expect(grid.reference(of: PlanePoint(east: 10, north: 10)) == "D2")
        #expect(grid.reference(of: PlanePoint(east: 10, north: -10)) == "D3")
        #expect(grid.columnName(-3 + 25) == "Z" && grid.columnName(-3 + 26) == "AA" && grid.columnName(-3 + 52) == "BA")
        #expect(
            [5_000, 10_000, 25_000, 50_000, 100_000].map { KilometreGrid(scale: $0, west: 0, north: 0).interval }
                == [250, 500, 1_000, 2_000, 5_000])
    }
}
