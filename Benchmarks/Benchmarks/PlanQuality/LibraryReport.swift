import Foundation
import TourPlanning

/// The best values known, by the names of problems.
struct KnownBest {
    private var values: [String: Int64] = [:]

    init() {}

    /// - Parameter text: a name and a value in each line, separated by white space.
    /// - Throws: an error for the first line that has something else.
    init(text: String, file: String = "the best values") throws {
        for (line, text) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let cells = text.split(whereSeparator: \.isWhitespace)
            guard let name = cells.first else { continue }
            guard cells.count == 2, let value = Int64(cells[1]) else {
                throw LibraryProblemError(
                    description: "\(file), line \(line + 1): a name and a whole number are needed")
            }
            values[String(name)] = value
        }
    }

    init(file: String) throws {
        try self.init(text: try String(contentsOfFile: file, encoding: .utf8), file: file)
    }

    subscript(name: String) -> Int64? { values[name] }
}

/// The plans of problems of a library beside the best values known.
struct LibraryReport {
    private let best: KnownBest
    private let effort: OrienteeringProblem.Effort
    private let seed: UInt64

    init(_ best: KnownBest, _ effort: OrienteeringProblem.Effort, _ seed: UInt64) {
        (self.best, self.effort, self.seed) = (best, effort, seed)
    }

    /// - Parameter paths: files, and folders of files.
    func run(_ paths: some Sequence<String>) throws {
        let names = ["oplib", "tsp", "atsp", "txt"]
        let files = try paths.flatMap { path in
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
                return [path]
            }
            return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
                .filter { names.contains(URL(filePath: $0).pathExtension) }.map { "\(path)/\($0)" }
        }
        run(
            try files.flatMap { file in
                let text = try String(contentsOfFile: file, encoding: .utf8)
                guard URL(filePath: file).pathExtension != "txt" else {
                    return [try HoursProblem(text, file: file).named]
                }
                return try LibraryProblem(text, file: file).problems(rounds: [:])
            })
    }

    func run(_ problems: [NamedProblem]) {
        print("| problem | stops | prize | best known | share | bound | seconds |")
        print("|---|--:|--:|--:|--:|--:|--:|")
        var shares: [(stops: Int, share: Double, seconds: Double)] = []
        for named in problems {
            let start = ContinuousClock.now
            let plan = named.problem.plan(effort: effort, seed: seed)
            let seconds = (ContinuousClock.now - start).seconds
            let prize = plan.map { $0.prize + named.scoreOfDepot }
            let bound = plan?.bound.map { $0 + named.scoreOfDepot }
            let known = best[named.name]
            var share: Double?
            if let prize, let known { share = Double(prize) / Double(known) }
            func text(_ number: Int64?) -> String { number.map { "\($0)" } ?? "" }
            let cells: [String] = [
                named.name, "\(named.problem.stops.count)", text(prize), text(known), share.map(percent) ?? "",
                text(bound),
                "\((seconds * 100).rounded() / 100)",
            ]
            print("| " + cells.joined(separator: " | ") + " |")
            fflush(nil)
            if let share { shares.append((named.problem.stops.count, share, seconds)) }
        }
        for (least, most) in [(0, 50), (51, 150), (151, 400)] {
            let part = shares.filter { (least...most).contains($0.stops) }
            guard !part.isEmpty else { continue }
            let mean: Double = part.map(\.share).reduce(0, +) / Double(part.count)
            let reached = part.filter { $0.share >= 1 }.count
            let worst = part.map(\.share).min() ?? 1
            let slowest = part.map(\.seconds).max() ?? 0
            var text = "\(least) to \(most) stops: \(part.count) problems, \(reached) at the best known or above, "
            text += "mean \(percent(mean)), least \(percent(worst)), slowest \(milliseconds(slowest))"
            print(text)
        }
    }
}
