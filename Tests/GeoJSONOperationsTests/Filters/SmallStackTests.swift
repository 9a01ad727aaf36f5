import Foundation
import GeoJSON
import GeoJSONOperations
import Testing

/// Filters nested as deep as they may be, on the stack that background threads have on iOS.
@Suite("Deep filters on a small stack")
struct SmallStackTests {
    /// Runs on a thread with a stack of 512 KiB; one that is too small crashes.
    private func onSmallStack(_ work: @escaping @Sendable () -> Bool) async -> Bool {
        await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: work()) }
            thread.stackSize = 512 << 10
            thread.start()
        }
    }

    @Test(
        "what is nested as deep as it may be is read, judged, compared, written and read again",
        arguments: [
            ("NOT (", 9, "a = 1", ")"), ("-(", 19, "a", ")"), ("(1 + ", 19, "a", ")"),
            ("(a = 1 OR ", 19, "a = 2", ")"),
        ])
    func deep(opening: String, count: Int, middle: String, closing: String) async throws {
        let nested = String(repeating: opening, count: count) + middle + String(repeating: closing, count: count)
        let text = middle == "a" ? "\(nested) IS NOT NULL" : "\(nested) OR TRUE"
        let feature = try feature(#"{"a":1}"#)
        let isRight = await onSmallStack {
            guard let filter = try? FeatureFilter(text), let again = try? FeatureFilter(filter.description) else {
                return false
            }
            return filter == again && filter.hashValue == again.hashValue && again.matches(feature)
        }
        #expect(isRight, "\(text)")
        let tooDeep = String(repeating: opening, count: 10_000)
        #expect(await onSmallStack { (try? FeatureFilter(tooDeep)) == nil })
    }
}
