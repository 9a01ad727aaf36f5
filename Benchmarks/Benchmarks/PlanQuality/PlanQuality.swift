import Foundation
import TourPlanning

/// How good plans are and how long they take: the classic instances of the orienteering problem beside the best values known, problems
/// made like those of libraries, and the largest problems that are solved exactly.
///
///     PlanQuality                          the classic instances and generated problems
///     PlanQuality --seed 7                 with another seed
///     PlanQuality --effort 5               with five seconds for each plan
///     PlanQuality --best FILE PATH…        files of OPLib or TSPLIB, of Solomon where they end in .txt, or folders of them; FILE has
///                                          a name and the best value a line
@main
enum PlanQuality {
    static func main() {
        do { try run() } catch {
            FileHandle.standardError.write(Data("PlanQuality: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func run() throws {
        let data = ProcessInfo.processInfo.environment["VELOQUEST_DATA"] ?? "../../shared/data"
        var arguments = CommandLine.arguments.dropFirst()
        func option(_ name: String) -> String? {
            guard let place = arguments.firstIndex(of: name), place + 1 < arguments.endIndex else { return nil }
            defer { arguments.removeSubrange(place...(place + 1)) }
            return arguments[place + 1]
        }
        let seed = option("--seed").flatMap(UInt64.init) ?? 1
        let effort = OrienteeringProblem.Effort.seconds(option("--effort").flatMap(Double.init) ?? 2)
        let known = option("--best")
        if !arguments.isEmpty {
            return try LibraryReport(known.map { try KnownBest(file: $0) } ?? KnownBest(), effort, seed).run(arguments)
        }
        let instances = try ClassicInstance.all(in: "\(data)/op")
        print("| set | instances | best known reached | least | proven | mean gap | slowest |")
        print("|---|--:|--:|--:|--:|--:|--:|")
        var solved: [Solved] = []
        for set in Set(instances.map(\.set)).sorted() {
            let part = instances.filter { $0.set == set }.map { Solved($0, seed: seed) }
            print(row(set, part))
            solved += part
        }
        print(row("all", solved))
        for missed in solved where missed.share < 1 {
            print("\(missed.name): \(missed.prize) of \(missed.best)")
        }
        for better in solved where better.share > 1 {
            print("\(better.name): \(better.prize), better than the best known \(better.best)")
        }
        let generated = try KnownBest(text: GeneratedProblems.best)
        LibraryReport(generated, effort, seed).run(
            GeneratedProblems.layouts.flatMap { GeneratedProblems.problems(of: $0) })
        print("Fifteen stops, exactly: \(exact(15, tours: 1)), for a team of two \(exact(15, tours: 2))")
        print("Twelve stops whose prizes fall, exactly: \(exact(12, tours: 1, isFalling: true))")
    }

    private static func row(_ name: String, _ solved: [Solved]) -> String {
        let gap = solved.reduce(0) { $0 + $1.gap } / Double(max(1, solved.count))
        return "| \(name) | \(solved.count) | \(solved.count { $0.share >= 1 }) "
            + "| \(percent(solved.map(\.share).min() ?? 1)) | \(solved.count { $0.isProven }) | \(percent(gap)) "
            + "| \(milliseconds(solved.map(\.seconds).max() ?? 0)) |"
    }

    /// The time for stops all of which can be visited, in any order.
    private static func exact(_ stops: Int, tours: Int, isFalling: Bool = false) -> String {
        let slowest = (0..<5).map { round in
            let places = (0...stops).map { number in
                let turn = Double(number * (round + 3)) * 0.7
                return (x: turn * cos(turn), y: turn * sin(turn))
            }
            var problem = OrienteeringProblem(costs: euclidean(places), start: 0, end: 0, limit: 400_000_000)
            for stop in 1...stops { problem.stops[stop].prize = Int64(isFalling ? 100 * stop : stop) }
            if isFalling { problem.decay = .init(after: 0, every: 1_000_000, loss: 1) }
            problem.tourCount = tours
            let start = ContinuousClock.now
            let plan = problem.plan()
            precondition(plan?.isProvenOptimal == true)
            return (ContinuousClock.now - start).seconds
        }.max()
        return milliseconds(slowest ?? 0)
    }
}

/// An instance after its solution.
private struct Solved {
    let name: String
    let best: Int64
    let prize: Int64
    let gap: Double
    let isProven: Bool
    let seconds: Double

    init(_ instance: ClassicInstance, seed: UInt64) {
        let start = ContinuousClock.now
        let plan = instance.problem.plan(seed: seed)
        seconds = (ContinuousClock.now - start).seconds
        name = instance.name
        best = instance.best
        prize = plan?.prize ?? 0
        gap = plan?.gap ?? 1
        isProven = plan?.isProvenOptimal ?? false
    }

    var share: Double { Double(prize) / Double(best) }
}

extension Duration {
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}

func milliseconds(_ seconds: Double) -> String { "\(Int((seconds * 1000).rounded())) ms" }

func percent(_ share: Double) -> String { "\((share * 10000).rounded() / 100) %" }
