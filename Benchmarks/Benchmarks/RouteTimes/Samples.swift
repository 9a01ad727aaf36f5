/// The durations of one task, in seconds.
struct Samples {
    private var seconds: [Double] = []
    private let clock = ContinuousClock()

    /// Carries out a task and notes how long it took.
    mutating func time<Result>(_ task: () throws -> Result) rethrows -> Result {
        let start = clock.now
        let result = try task()
        seconds.append((clock.now - start) / .seconds(1))
        return result
    }

    /// Prints "task median p99".
    func print(_ task: String) {
        let sorted = seconds.sorted()
        guard !sorted.isEmpty else { return }
        Swift.print(task, sorted[sorted.count / 2], sorted[min(sorted.count * 99 / 100, sorted.count - 1)])
    }
}
