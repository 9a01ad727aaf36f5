import Foundation
import NIOConcurrencyHelpers

/// How long answers took, and what went wrong.
final class Measurements: Sendable {
    private struct State {
        var seconds: [Double] = []
        var failures: [String: Int] = [:]
    }

    private let state = NIOLockedValueBox(State())

    func add(_ seconds: Double) { state.withLockedValue { $0.seconds.append(seconds) } }

    func fail(_ reason: String) { state.withLockedValue { $0.failures[reason, default: 0] += 1 } }

    /// The counts and the times in milliseconds.
    func summary(_ title: String, over duration: Double) -> String {
        let (times, failures) = state.withLockedValue { ($0.seconds.sorted(), $0.failures) }
        guard !times.isEmpty else { return "\(title): nothing was measured; failures \(failures)" }
        func part(_ share: Double) -> String {
            String(format: "%.1f", times[min(times.count - 1, Int(Double(times.count) * share))] * 1000)
        }
        let failed = failures.values.reduce(0, +)
        return
            "\(title): \(times.count) in \(String(format: "%.0f", duration)) s (\(String(format: "%.0f", Double(times.count) / duration)) a second), "
            + "median \(part(0.5)) ms, p99 \(part(0.99)) ms, longest \(part(1)) ms, failures \(failed)"
            + failures.sorted { $0.key < $1.key }.map { "\n  \($0.value) × \($0.key)" }.joined()
    }

    var failed: Int { state.withLockedValue { $0.failures.values.reduce(0, +) } }
}

/// Prints a line at once: whoever reads it through a pipe learns from it how far the load is.
func report(_ text: String) {
    print(text)
    fflush(nil)
}
