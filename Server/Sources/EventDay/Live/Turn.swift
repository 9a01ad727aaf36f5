/// Lets one caller after the other through, within an actor that awaits in between.
///
/// Used on one actor alone, which is what makes it safe.
final class Turn: @unchecked Sendable {
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func wait(isolation: isolated (any Actor)? = #isolation) async {
        guard isTaken else {
            isTaken = true
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    func signal(isolation: isolated (any Actor)? = #isolation) {
        if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
}
