import Testing
import TourPlanning

@testable import PlanQuality

@Suite("Files of problems that are damaged")
struct DamagedProblemTests {
    private static let library = """
        NAME : five
        TYPE : OP
        DIMENSION : 3
        COST_LIMIT : 20
        EDGE_WEIGHT_TYPE : EUC_2D
        NODE_COORD_SECTION
        1 0 0
        2 3 4
        3 6 8
        NODE_SCORE_SECTION
        1 0
        2 7
        3 5
        DEPOT_SECTION
        1
        -1
        EOF
        """

    private static let matrix = """
        NAME: four
        DIMENSION: 3
        EDGE_WEIGHT_TYPE: EXPLICIT
        EDGE_WEIGHT_FORMAT: UPPER_ROW
        EDGE_WEIGHT_SECTION
        1 2
        3
        EOF
        """

    private func message(_ read: () throws -> Void) -> String {
        do { try read() } catch { return "\(error)" }
        return "read"
    }

    @Test("a whole file is read")
    func whole() throws {
        let problem = try LibraryProblem(Self.library, file: "a")
        #expect(problem.name == "five" && problem.limit == 20 && problem.scores == [0, 7, 5] && problem.depot == 0)
        #expect(problem.distances[0, 1] == 5 && problem.distances[2, 0] == 10)
        let matrix = try LibraryProblem(Self.matrix, file: "a")
        #expect(matrix.distances[0, 2] == 2 && matrix.distances[2, 1] == 3)
    }

    @Test(
        "what is wrong in a file of OPLib or TSPLIB is said with the line",
        arguments: [
            ("2 3 4", "2 three 4", 8), ("2 3 4", "2 nan 4", 8), ("2 3 4", "2 NaN 4", 8), ("2 3 4", "2 1e300 4", 8),
            ("2 3 4", "2 3", 8), ("2 3 4", "4 3 4", 8), ("2 3 4", "1 3 4", 8), ("2 3 4", "1.5 3 4", 8),
            ("2 3 4\n", "", 16), ("2 7", "2 7 7", 12), ("2 7", "2 -7", 12), ("2 7\n", "", 10), ("2 7", "3 7", 13),
            ("DIMENSION : 3", "DIMENSION : three", 3), ("DIMENSION : 3", "DIMENSION : 3000000", 3),
            ("DIMENSION : 3\n", "", 1), ("COST_LIMIT : 20", "COST_LIMIT : soon", 4),
            ("COST_LIMIT : 20", "COST_LIMIT : 1e300", 4), ("EUC_2D", "EUC_9D", 5), ("\n1\n-1", "\n9\n-1", 15),
            ("TYPE : OP", "7 8 9", 2), ("TYPE : OP", "TYPE", 2),
            ("TYPE : OP", "NAME : six", 2),
        ] as [(String, String, Int)])
    func library(_ part: String, _ damage: String, _ line: Int) throws {
        let range = try #require(Self.library.range(of: part))
        let text = Self.library.replacingCharacters(in: range, with: damage)
        let message = message { _ = try LibraryProblem(text, file: "five.oplib") }
        #expect(message.hasPrefix("five.oplib, line \(line): "), "\(message)")
    }

    @Test(
        "what is wrong in a matrix is said with the line",
        arguments: [
            ("\n3\n", "\n", 6), ("\n3\n", "\n3 4\n", 7), ("\n3\n", "\n-3\n", 7), ("UPPER_ROW", "SOME_ROW", 4),
        ] as [(String, String, Int)])
    func matrix(_ part: String, _ damage: String, _ line: Int) throws {
        let range = try #require(Self.matrix.range(of: part))
        let text = Self.matrix.replacingCharacters(in: range, with: damage)
        let message = message { _ = try LibraryProblem(text, file: "four.tsp") }
        #expect(message.hasPrefix("four.tsp, line \(line): "), "\(message)")
    }

    @Test("what is wrong in a problem with hours, in a classic one and in a list of best values is said with the line")
    func others() {
        let hours = "R1\n\nCUST NO. X Y\n0 0 0 0 0 100 0\n1 3 4 10 0 50 10\n"
        #expect(message { _ = try HoursProblem(hours, file: "a") } == "read")
        for damage in ["1 3 4 10 0 50", "2 3 4 10 0 50 10", "1 3 4 nan 0 50 10", "1 3 4 1e300 0 50 10", "one"] {
            let text = hours.replacing("1 3 4 10 0 50 10", with: damage)
            #expect(message { _ = try HoursProblem(text, file: "a") }.hasPrefix("a, line 5: "), "\(damage)")
        }
        #expect(message { _ = try HoursProblem("", file: "a") }.hasPrefix("a: "))
        let classic = "15\t1\n0 -7 0\n0 7 0\n-1 -6 6\n"
        #expect(message { _ = try ClassicInstance.problem(classic, file: "a") } == "read")
        for damage in ["-1 -6", "-1 -6 six", "-1 -6 1e300", "-1 -6 6 6"] {
            let text = classic.replacing("-1 -6 6", with: damage)
            #expect(message { _ = try ClassicInstance.problem(text, file: "a") }.hasPrefix("a, line 4: "), "\(damage)")
        }
        #expect(message { _ = try ClassicInstance.problem("15 1\n", file: "a") }.hasPrefix("a: "))
        #expect(message { _ = try ClassicInstance.problem("15 2\n", file: "a") }.hasPrefix("a, line 1: "))
        #expect(message { _ = try KnownBest(text: "five 12\nfour many\n", file: "best") }.hasPrefix("best, line 2: "))
    }
}
