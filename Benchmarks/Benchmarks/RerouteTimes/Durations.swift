/// How long one thing took, each time that it was done.
struct Durations {
    private(set) var microseconds: [Double] = []
    private let clock = ContinuousClock()

    /// Carries out a task and notes how long it took.
    mutating func time<Result>(_ task: () throws -> Result) rethrows -> Result {
        let start = clock.now
        let result = try task()
        microseconds.append((clock.now - start) / .microseconds(1))
        return result
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
