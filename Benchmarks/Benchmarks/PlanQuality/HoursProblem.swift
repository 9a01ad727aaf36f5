import Foundation
import TourPlanning

/// A file of Solomon's problems of routes with hours, read as an orienteering problem: what a customer asks for is the prize, and one
/// tour has until the depot closes. Lengths are cut off after one decimal, as the literature does.
///
/// Sources: Solomon, *Algorithms for the vehicle routing and scheduling problems with time window constraints*, Operations Research 35
/// (1987); Righini and Salani, *Decremental state space relaxation strategies and initialization heuristics for solving the
/// orienteering problem with time windows with dynamic programming*, Computers & Operations Research 36 (2009).
struct HoursProblem {
    let named: NamedProblem

    /// - Parameter text: the name; after that of each line with seven numbers: number, x, y, demand, opening, closing, duration. The
    ///   first of them is the depot.
    init(_ text: String, file: String) throws {
        var rows: [[Double]] = []
        for (line, text) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let cells = text.split(whereSeparator: \.isWhitespace)
            // Before the table are the name, the vehicles and the heads of columns.
            guard cells.count == 7 || !rows.isEmpty && !cells.isEmpty else { continue }
            let row = cells.compactMap { Double($0) }.filter { abs($0) < 1e12 }
            guard row.count == 7, cells.count == 7, row[0] == Double(rows.count) else {
                throw LibraryProblemError(
                    description: "\(file), line \(line + 1): seven numbers are needed, the first \(rows.count)")
            }
            rows.append(row)
        }
        guard rows.count > 1, let depot = rows.first else {
            throw LibraryProblemError(description: "\(file): no lines of seven numbers for the depot and customers")
        }
        var costs = TravelMatrix(count: rows.count)
        for from in rows.indices {
            for to in rows.indices where from != to {
                costs[from, to] = Int64(hypot(rows[from][1] - rows[to][1], rows[from][2] - rows[to][2]) * 10 + 1e-9)
            }
        }
        var problem = OrienteeringProblem(costs: costs, start: 0, end: 0, limit: Int64(depot[5] * 10))
        for (stop, row) in rows.enumerated().dropFirst() {
            problem.stops[stop].prize = Int64(row[3])
            problem.stops[stop].opens = Int64(row[4] * 10)
            problem.stops[stop].closes = Int64(row[5] * 10)
            problem.stops[stop].duration = Int64(row[6] * 10)
        }
        named = NamedProblem(name: URL(filePath: file).deletingPathExtension().lastPathComponent, problem: problem)
    }
}
