#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// How long the processor took for one thing, each time that it was done.
///
/// Time in which the system gave the processor to others is not counted: a pause of four milliseconds is the machine's, and no
/// percentile of what is measured.
struct Durations {
    private(set) var microseconds: [Double] = []

    /// Carries out a task and notes how long it took.
    mutating func time<Result>(_ task: () throws -> Result) rethrows -> Result {
        let start = Durations.now()
        let result = try task()
        microseconds.append(Durations.now() - start)
        return result
    }

    /// The processor time of this thread.
    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }

    mutating func add(_ sum: Double) { microseconds.append(sum) }

    func print(_ what: String) {
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
