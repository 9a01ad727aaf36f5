/// Lets one caller after the other through, within an actor that awaits in between.
///
/// Used on one actor alone, which is what makes it safe.
final class AsyncLock: @unchecked Sendable {
    private var isLocked = false
    private var waiters: [CheckedContinuation<Void, Never>] = []

    /// Waits until nobody has the lock, and takes it.
    func lock(isolation: isolated (any Actor)? = #isolation) async {
        guard isLocked else {
            isLocked = true
            return
        }
        await withCheckedContinuation { waiters.append($0) }
    }

    /// Gives the lock to the one who waits longest.
    func unlock(isolation: isolated (any Actor)? = #isolation) {
        if waiters.isEmpty { isLocked = false } else { waiters.removeFirst().resume() }
    }
}
