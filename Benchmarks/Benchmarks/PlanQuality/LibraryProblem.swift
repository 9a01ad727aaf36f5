import Foundation
import TourPlanning

/// What is wrong with a file, and in which line.
struct LibraryProblemError: Error, CustomStringConvertible {
    let description: String
}

/// A file of TSPLIB or OPLib.
///
/// All keywords and weights of TSPLIB 95 that are for symmetric and asymmetric problems are read, but for XRAY1, XRAY2 and SPECIAL;
/// of OPLib also `COST_LIMIT`, `NODE_SCORE_SECTION` and `DEPOT_SECTION`.
///
/// Sources: Reinelt, *TSPLIB 95* (1995); Kobeaga, Merino and Lozano, *An efficient evolutionary algorithm for the orienteering
/// problem*, Computers & Operations Research 90 (2018).
struct LibraryProblem {
    private(set) var name = ""
    private(set) var distances = TravelMatrix(count: 0)
    private(set) var scores: [Int64]?
    private(set) var limit: Int64?
    private(set) var depot = 0

    private var terms: [String: (value: String, line: Int)] = [:]
    private var places: [[Double]] = []
    private var weights: [(value: Double, line: Int)] = []
    private let file: String

    init(_ text: String, file: String) throws {
        self.file = file
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
            $0.trimmingCharacters(in: .whitespaces)
        }[...]
        var number = 0
        func next() -> String? {
            number += 1
            return lines.popFirst()
        }
        while let line = next(), line != "EOF" {
            guard !line.isEmpty else { continue }
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            let key = parts[0]
            guard key.hasSuffix("_SECTION") else {
                guard parts.count > 1, key.first?.isLetter == true else {
                    throw error("neither a keyword with a colon nor a number of a section: ‘\(line)’", number)
                }
                guard key == "COMMENT" || terms[key] == nil else { throw error("\(key) is given twice", number) }
                terms[key] = (parts[1], number)
                continue
            }
            var rows: [Row] = []
            let begin = number
            while let first = lines.first, !isKeyword(first), let row = next() {
                let cells = try row.split(whereSeparator: \.isWhitespace).map { cell in
                    guard let value = Double(cell), abs(value) < 1e15 else {
                        throw error("‘\(cell)’ is no number of this file", number)
                    }
                    return value
                }
                if !cells.isEmpty { rows.append(Row(cells: cells, line: number)) }
            }
            try take(key, rows, begin)
        }
        name = terms["NAME"]?.value ?? file
        if let stated = terms["COST_LIMIT"] {
            guard let value = Double(stated.value), (0..<1e15).contains(value) else {
                throw error("COST_LIMIT ‘\(stated.value)’ is no length", stated.line)
            }
            limit = Int64(value)
        }
        try measure(number)
    }

    /// A line of numbers.
    private struct Row {
        let cells: [Double]
        let line: Int
    }

    /// Whether a line begins with a keyword rather than with a number, such as `EOF` or `NODE_SCORE_SECTION`.
    private func isKeyword(_ line: String) -> Bool {
        line.prefix { $0.isLetter || $0 == "_" }.count > 1 && line.first?.isUppercase == true
    }

    private func error(_ message: String, _ line: Int) -> LibraryProblemError {
        LibraryProblemError(description: "\(file), line \(line): \(message)")
    }

    /// - Throws: an error for a DIMENSION that is none, or for which no matrix is made.
    private func count() throws -> Int {
        guard let stated = terms["DIMENSION"] else { throw error("no DIMENSION before the sections", 1) }
        guard let count = Int(stated.value), (2...20_000).contains(count) else {
            throw error("DIMENSION ‘\(stated.value)’ is no number from 2 to 20000", stated.line)
        }
        return count
    }

    private mutating func take(_ section: String, _ rows: [Row], _ line: Int) throws {
        let count = try count()
        func node(of row: Row) throws -> Int {
            guard let node = row.cells.first.flatMap({ Int(exactly: $0) }), (1...count).contains(node) else {
                throw error("no node from 1 to \(count)", row.line)
            }
            return node - 1
        }
        switch section {
        case "NODE_COORD_SECTION":
            places = Array(repeating: [], count: count)
            for row in rows {
                let node = try node(of: row)
                guard row.cells.count > 2 else { throw error("a place needs two coordinates", row.line) }
                guard places[node].isEmpty else { throw error("node \(node + 1) has a place already", row.line) }
                places[node] = Array(row.cells.dropFirst())
            }
        case "NODE_SCORE_SECTION":
            var scores = [Int64?](repeating: nil, count: count)
            for row in rows {
                let node = try node(of: row)
                guard row.cells.count == 2, row.cells[1] >= 0 else { throw error("one score is needed", row.line) }
                guard scores[node] == nil else { throw error("node \(node + 1) has a score already", row.line) }
                scores[node] = Int64(row.cells[1])
            }
            if let missing = scores.firstIndex(of: nil) { throw error("node \(missing + 1) has no score", line) }
            self.scores = scores.compactMap { $0 }
        case "DEPOT_SECTION":
            guard let row = rows.first else { throw error("no depot", line) }
            depot = try node(of: row)
        case "EDGE_WEIGHT_SECTION": weights = rows.flatMap { row in row.cells.map { ($0, row.line) } }
        default: break
        }
    }

    private mutating func measure(_ line: Int) throws {
        let count = try count()
        distances = TravelMatrix(count: count)
        let kind = terms["EDGE_WEIGHT_TYPE"]
        if kind?.value == "EXPLICIT" { return try fill(count, line) }
        guard let metric = Self.metric(kind?.value ?? "") else {
            throw error("EDGE_WEIGHT_TYPE ‘\(kind?.value ?? "")’ is not known", kind?.line ?? line)
        }
        if let missing = places.isEmpty ? 0 : places.firstIndex(where: \.isEmpty) {
            throw error("node \(missing + 1) has no place", line)
        }
        for from in 0..<count {
            for to in 0..<count where from != to { distances[from, to] = metric(places[from], places[to]) }
        }
    }

    private static func metric(_ kind: String) -> (([Double], [Double]) -> Int64)? {
        func apart(_ a: [Double], _ b: [Double]) -> [Double] { zip(a, b).map { abs($0 - $1) } }
        func length(_ a: [Double], _ b: [Double]) -> Double {
            apart(a, b).reduce(0) { $0 + $1 * $1 }.squareRoot()
        }
        switch kind {
        case "EUC_2D", "EUC_3D": return { Int64(length($0, $1) + 0.5) }
        case "CEIL_2D": return { Int64(length($0, $1).rounded(.up)) }
        case "MAN_2D", "MAN_3D": return { Int64(apart($0, $1).reduce(0, +) + 0.5) }
        case "MAX_2D", "MAX_3D": return { Int64(apart($0, $1).map { Int64($0 + 0.5) }.max() ?? 0) }
        case "ATT": return { Int64((length($0, $1) / 10.0.squareRoot()).rounded(.up)) }
        case "GEO":
            return { from, to in
                // Degrees and minutes, with the constants of TSPLIB.
                func angle(_ x: Double) -> Double {
                    let degrees = x.rounded(.towardZero)
                    return 3.141592 * (degrees + 5 * (x - degrees) / 3) / 180
                }
                let q1 = cos(angle(from[1]) - angle(to[1]))
                let q2 = cos(angle(from[0]) - angle(to[0]))
                let q3 = cos(angle(from[0]) + angle(to[0]))
                return Int64(6378.388 * acos(min(1, max(-1, 0.5 * ((1 + q1) * q2 - (1 - q1) * q3)))) + 1)
            }
        default: return nil
        }
    }

    private mutating func fill(_ count: Int, _ line: Int) throws {
        let (format, stated) = terms["EDGE_WEIGHT_FORMAT"] ?? ("", line)
        var rest = weights[...]
        func columns(_ row: Int) -> Range<Int>? {
            switch format {
            case "FULL_MATRIX": 0..<count
            case "UPPER_ROW", "LOWER_COL": (row + 1)..<count
            case "LOWER_ROW", "UPPER_COL": 0..<row
            case "UPPER_DIAG_ROW", "LOWER_DIAG_COL": row..<count
            case "LOWER_DIAG_ROW", "UPPER_DIAG_COL": 0..<(row + 1)
            default: nil
            }
        }
        for row in 0..<count {
            guard let columns = columns(row) else { throw error("EDGE_WEIGHT_FORMAT ‘\(format)’ is not known", stated) }
            for column in columns {
                guard let weight = rest.popFirst() else { throw error("too few weights", weights.last?.line ?? line) }
                guard row != column else { continue }
                guard weight.value >= 0 else { throw error("a weight is negative", weight.line) }
                distances[row, column] = Int64(weight.value)
                if format != "FULL_MATRIX" { distances[column, row] = Int64(weight.value) }
            }
        }
        if let further = rest.first { throw error("more weights than \(format) has", further.line) }
    }
}

extension LibraryProblem {
    /// The problems of a file: the one of OPLib, or of a file of TSPLIB those that OPLib makes of it.
    ///
    /// - Parameter rounds: the lengths of the shortest rounds, by the files' names; others are searched for.
    func problems(rounds: [String: Int64]) -> [NamedProblem] {
        if let scores, let limit {
            return [problem(name, scores, limit)]
        }
        var round = OrienteeringProblem(costs: distances, start: depot, end: depot, limit: TravelMatrix.infinite - 1)
        for stop in round.stops.indices { round.stops[stop].prize = 1 }
        let length = rounds[name] ?? round.plan(effort: .init(steps: 20_000))?.tours.first?.finish ?? 0
        return [1, 2, 3].map { generation in
            problem(
                "\(name)-gen\(generation)", GeneratedProblems.scores(generation, distances, depot: depot),
                (length + 1) / 2)
        }
    }

    private func problem(_ name: String, _ scores: [Int64], _ limit: Int64) -> NamedProblem {
        var problem = OrienteeringProblem(costs: distances, start: depot, end: depot, limit: limit)
        for (stop, score) in scores.enumerated() { problem.stops[stop].prize = score }
        // The library counts the depot's score as well.
        return NamedProblem(name: name, problem: problem, scoreOfDepot: scores[depot])
    }
}
