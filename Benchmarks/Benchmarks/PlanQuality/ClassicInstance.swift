import Foundation
import TourPlanning

/// One of the instances of Tsiligirides (1984) and Chao, Golden and Wasil (1996).
struct ClassicInstance {
    let name: String
    let best: Int64
    let problem: OrienteeringProblem

    var set: String { String(name.prefix { $0 != "/" }) }

    /// The instances of a folder with a table `BEST.tsv`: a file, its limit and the best value known, after a line of heads.
    static func all(in folder: String) throws -> [ClassicInstance] {
        let table = "\(folder)/BEST.tsv"
        let rows = try String(contentsOfFile: table, encoding: .utf8)
            .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return try rows.enumerated().dropFirst().filter { !$0.element.isEmpty }.map { line, row in
            let cells = row.split(separator: "\t").map(String.init)
            guard cells.count == 3, let best = Int64(cells[2]), best > 0 else {
                throw LibraryProblemError(
                    description: "\(table), line \(line + 1): a file, its limit and the best value are needed")
            }
            let file = "\(folder)/\(cells[0])"
            let text = try String(contentsOfFile: file, encoding: .utf8)
            return ClassicInstance(name: cells[0], best: best, problem: try problem(text, file: file))
        }
    }

    /// - Parameter text: the limit and the number of tours, then x, y and prize of the start, the end and the other places.
    static func problem(_ text: String, file: String) throws -> OrienteeringProblem {
        var limit: Double?
        var places: [[Double]] = []
        for (line, text) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let cells = text.split(whereSeparator: \.isWhitespace)
            let numbers = cells.compactMap { Double($0) }.filter { abs($0) < 1e9 }
            guard !cells.isEmpty else { continue }
            let count = limit == nil ? 2 : 3
            guard numbers.count == count, cells.count == count, limit != nil || numbers[0] >= 0 else {
                let needed = limit == nil ? "the limit and the number of tours" : "x, y and the prize of a place"
                throw LibraryProblemError(description: "\(file), line \(line + 1): \(needed) are needed")
            }
            guard limit != nil || numbers[1] == 1 else {
                throw LibraryProblemError(description: "\(file), line \(line + 1): only problems of one tour are read")
            }
            if limit == nil { limit = numbers[0] } else { places.append(numbers) }
        }
        guard let limit, places.count > 1 else {
            throw LibraryProblemError(description: "\(file): a limit, a start and an end are needed")
        }
        // A tour of exactly the limit is allowed, whatever its distances were rounded to.
        var problem = OrienteeringProblem(
            costs: euclidean(places.map { ($0[0], $0[1]) }), start: 0, end: 1, limit: Int64(limit * 1e6) + 50)
        for (stop, place) in places.enumerated() { problem.stops[stop].prize = Int64(place[2]) }
        return problem
    }
}

/// Distances in millionths.
func euclidean(_ places: [(x: Double, y: Double)]) -> TravelMatrix {
    var costs = TravelMatrix(count: places.count)
    for from in places.indices {
        for to in places.indices {
            let length = hypot(places[from].x - places[to].x, places[from].y - places[to].y)
            costs[from, to] = Int64((length * 1e6).rounded())
        }
    }
    return costs
}
