import Dispatch

/// One blob on its way to a block and what is made of it, decoded by whichever thread comes to it first.
///
/// The thread that needs the result does the work itself when no other has begun, so it never waits for work that
/// nobody does, however busy the system's threads are.
final class BlobDecoding<Output: Sendable>: @unchecked Sendable {
    // `result` is written once, by the thread that took the only token of `claim`, and read after `done`.
    let offset: Int
    let endOfBlob: Int
    let size: Int
    private var blob: Blob?
    private let parts: OSMElementKinds
    private let transform: @Sendable (OSMBlock) -> Output
    private let claim = DispatchSemaphore(value: 0)
    private let done = DispatchSemaphore(value: 0)
    private var result: Result<Output, OSMReadingError.Problem>?

    package init(
        _ blob: Blob, endOfBlob: Int, parts: OSMElementKinds, transform: @escaping @Sendable (OSMBlock) -> Output
    ) {
        self.blob = blob
        self.endOfBlob = endOfBlob
        self.parts = parts
        self.transform = transform
        offset = blob.offset
        size = blob.unpackedSize
        claim.signal()
    }

    /// Offers the work to the system's threads.
    func start() {
        DispatchQueue.global(qos: .userInitiated).async { self.decodeUnlessTaken() }
    }

    /// What was made of the block.
    func finish() throws(OSMReadingError.Problem) -> Output {
        decodeUnlessTaken()
        done.wait()
        guard let result else { throw .truncated }
        return try result.get()
    }

    private func decodeUnlessTaken() {
        guard claim.wait(timeout: .now()) == .success, let blob else { return }
        result = Result { () throws(OSMReadingError.Problem) in
            let block = try blob.withContent { (bytes) throws(OSMFileDamage) in
                try PrimitiveBlock.decode(bytes, parts: parts)
            }
            return transform(block)
        }
        self.blob = nil
        done.signal()
    }
}
