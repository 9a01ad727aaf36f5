import Dispatch

/// One blob on its way to a block, decoded by whichever thread comes to it first.
///
/// The thread that needs the result does the work itself when no other has begun, so it never waits for work that
/// nobody does, however busy the system's threads are.
final class BlobDecoding: @unchecked Sendable {
    // `result` is written once, by the thread that took the only token of `claim`, and read after `done`.
    let blob: Blob
    let endOfBlob: Int
    let size: Int
    private let parts: OSMElementKinds
    private let claim = DispatchSemaphore(value: 0)
    private let done = DispatchSemaphore(value: 0)
    private var result: Result<OSMBlock, OSMReadingError.Problem>?

    init(_ blob: Blob, endOfBlob: Int, parts: OSMElementKinds) {
        self.blob = blob
        self.endOfBlob = endOfBlob
        size = blob.unpackedSize
        self.parts = parts
        claim.signal()
    }

    /// Offers the work to the system's threads.
    func start() {
        DispatchQueue.global(qos: .userInitiated).async { self.decodeUnlessTaken() }
    }

    /// The block, once.
    func finish() throws(OSMReadingError.Problem) -> OSMBlock {
        decodeUnlessTaken()
        done.wait()
        guard let result else { return OSMBlock() }
        return try result.get()
    }

    private func decodeUnlessTaken() {
        guard claim.wait(timeout: .now()) == .success else { return }
        result = Result { () throws(OSMReadingError.Problem) in
            try blob.withContent { (bytes) throws(OSMFileDamage) in try PrimitiveBlock.decode(bytes, parts: parts) }
        }
        done.signal()
    }
}
