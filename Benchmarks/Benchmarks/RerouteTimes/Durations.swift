#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// How long the processor took for one thing, each time that it was done.
///
/// Time in which the system gave the processor to others is not counted: a pause of four milliseconds is the machine's, and no
/// percentile of what is measured. Where it is asked for, what a clock on the wall says stands beside it.
struct Durations {
    private(set) var microseconds: [Double] = []
    private var onTheWall: [Double] = []

    /// Carries out a task and notes how long it took, if its result is one that counts.
    mutating func time<Result>(
        _ task: () throws -> Result, where counts: (Result) -> Bool = { _ in true }
    ) rethrows -> Result {
        let (start, startOnTheWall) = (Durations.now(CLOCK_THREAD_CPUTIME_ID), Durations.now(CLOCK_MONOTONIC))
        let result = try task()
        let (end, endOnTheWall) = (Durations.now(CLOCK_THREAD_CPUTIME_ID), Durations.now(CLOCK_MONOTONIC))
        if counts(result) {
            microseconds.append(end - start)
            onTheWall.append(endOnTheWall - startOnTheWall)
        }
        return result
    }

    private static func now(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }

    mutating func add(_ sum: Double) { microseconds.append(sum) }

    func print(_ what: String) { Durations.print(what, microseconds) }

    func printWithWall(_ what: String) {
        print(what)
        Durations.print("  by the clock on the wall", onTheWall)
    }

    private static func print(_ what: String, _ microseconds: [Double]) {
        let sorted = microseconds.sorted()
        guard let worst = sorted.last else { return }
        func column(_ value: Double) -> String {
            let text = "\((value * 10).rounded() / 10)"
            return String(repeating: " ", count: max(11 - text.count, 0)) + text
        }
        Swift.print(
            what + String(repeating: " ", count: max(32 - what.count, 0)) + column(sorted[sorted.count / 2])
                + column(sorted[min(sorted.count * 99 / 100, sorted.count - 1)]) + column(worst))
    }
}
