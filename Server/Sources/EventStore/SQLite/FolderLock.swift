import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A lock on a folder that the kernel takes back when the process ends, however it ends.
final class FolderLock: @unchecked Sendable {
    // Guarded by the lock beside it.
    private var file: Int32
    private let guarding = NSLock()

    /// Takes the lock.
    /// - Throws: `StoreError.held` where another process, or another store of this one, has it.
    init(_ path: String) throws {
        file = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw StoreError.unusable("\(path): \(String(cString: strerror(errno)))") }
        guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
            close(file)
            throw StoreError.held(path)
        }
    }

    deinit { release() }

    /// Gives the lock back.
    func release() {
        guarding.withLock {
            guard file >= 0 else { return }
            // A child process that is just being started has the file too, and would keep the lock a moment longer.
            _ = flock(file, LOCK_UN)
            close(file)
            file = -1
        }
    }
}
