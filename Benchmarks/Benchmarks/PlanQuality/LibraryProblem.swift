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

    private var terms: [String: String] = [:]
    private var places: [[Double]] = []
    private var weights: [Double] = []
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
            let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            let key = parts[0]
            guard key.hasSuffix("_SECTION") else {
                terms[key] = parts.count > 1 ? parts[1] : ""
                continue
            }
            var rows: [[Double]] = []
            while let first = lines.first?.first, !first.isLetter, let row = next() {
                rows.append(
                    try row.split(whereSeparator: \.isWhitespace).map {
                        guard let value = Double($0) else { throw error("‘\($0)’ is no number", number) }
                        return value
                    })
            }
            try take(key, rows, number)
        }
        name = terms["NAME"] ?? file
        limit = terms["COST_LIMIT"].flatMap { Double($0) }.map { Int64($0) }
        try measure(number)
    }

    private func error(_ message: String, _ line: Int) -> LibraryProblemError {
        LibraryProblemError(description: "\(file), line \(line): \(message)")
    }

    private mutating func take(_ section: String, _ rows: [[Double]], _ line: Int) throws {
        let count = terms["DIMENSION"].flatMap { Int($0) } ?? 0
        switch section {
        case "NODE_COORD_SECTION":
            places = Array(repeating: [], count: count)
            for row in rows where !row.isEmpty {
                guard let node = Int(exactly: row[0]), (1...max(1, count)).contains(node), row.count > 2 else {
                    throw error("no place of a node from 1 to \(count)", line)
                }
                places[node - 1] = Array(row.dropFirst())
            }
        case "NODE_SCORE_SECTION":
            var scores = [Int64](repeating: 0, count: count)
            for row in rows where !row.isEmpty {
                guard row.count == 2, let node = Int(exactly: row[0]), (1...max(1, count)).contains(node) else {
                    throw error("no score of a node from 1 to \(count)", line)
                }
                scores[node - 1] = Int64(row[1])
            }
            self.scores = scores
        case "DEPOT_SECTION": depot = max(0, Int(rows.first?.first ?? 1) - 1)
        case "EDGE_WEIGHT_SECTION": weights = rows.flatMap { $0 }
        default: break
        }
    }

    private mutating func measure(_ line: Int) throws {
        guard let count = terms["DIMENSION"].flatMap({ Int($0) }), count > 1, depot < count else {
            throw error("no DIMENSION, or a depot beyond it", line)
        }
        distances = TravelMatrix(count: count)
        let kind = terms["EDGE_WEIGHT_TYPE"] ?? ""
        if kind == "EXPLICIT" { return try fill(terms["EDGE_WEIGHT_FORMAT"] ?? "", count, line) }
        guard let metric = Self.metric(kind) else { throw error("EDGE_WEIGHT_TYPE ‘\(kind)’ is not known", line) }
        guard places.count == count, places.allSatisfy({ $0.count >= 2 }) else {
            throw error("a place is missing", line)
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
                return Int64(6378.388 * acos(0.5 * ((1 + q1) * q2 - (1 - q1) * q3)) + 1)
            }
        default: return nil
        }
    }

    private mutating func fill(_ format: String, _ count: Int, _ line: Int) throws {
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
            guard let columns = columns(row) else { throw error("EDGE_WEIGHT_FORMAT ‘\(format)’ is not known", line) }
            for column in columns {
                guard let weight = rest.popFirst() else { throw error("too few weights", line) }
                guard row != column else { continue }
                distances[row, column] = Int64(weight)
                if format != "FULL_MATRIX" { distances[column, row] = Int64(weight) }
            }
        }
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
