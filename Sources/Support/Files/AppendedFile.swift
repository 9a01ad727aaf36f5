#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A file that only grows, and of which nothing that was once appended is lost, whatever happens to the program or the device.
///
///     var file = try AppendedFile(path: "ride.jsonl")
///     let known = try file.contents()
///     try file.append(Array("{…}\n".utf8))
///
/// When `append` returns, the bytes are on the disk. A program that is killed in the middle of it leaves some of the bytes at the end
/// of the file, and so may a device that loses its power; `truncate(to:)` is for whoever finds them. An `append` that throws leaves
/// the file as it was: what was written of the bytes, for example before the disk was full, is taken away again, at the latest
/// before the next ones are written.
///
/// One value at a time has a file open, in this program or another; a second one is refused with `FileError` and the code
/// `EWOULDBLOCK`. The lock ends with the value, or with the program.
///
/// Not enforced: that programs which do not ask for the lock leave the file alone. Where the file was removed, renamed or
/// replaced in the meantime, `append` throws with the code `ESTALE` instead of writing where nobody would look.
public struct AppendedFile: ~Copyable, Sendable {
    /// The file, as the caller named it.
    public let path: String
    /// How many bytes it holds.
    public private(set) var count: Int

    private let descriptor: Int32
    private let identity: SystemCall.FileIdentity
    /// The path with links followed, which a change of the current folder does not lead elsewhere.
    private let place: String
    /// Whether there may be something behind `count`.
    private var hasRest = false

    /// Opens a file, or creates an empty one, and locks it.
    ///
    /// A new file is there after a loss of power too: its folder is made durable as well.
    ///
    /// - Throws: `FileError` where the file cannot be opened.
    public init(path: String) throws(FileError) {
        let opened = try SystemCall.openForAppending(path)
        let held: Held
        do {
            held = try Held(opened, path: path)
        } catch {
            SystemCall.unlockAndClose(opened)
            throw error
        }
        self.path = path
        descriptor = opened
        identity = held.identity
        place = held.place
        count = held.size
    }

    /// What is known of a file once nobody else can write it.
    private struct Held {
        let size: Int
        let identity: SystemCall.FileIdentity
        package let place: String

        package init(_ descriptor: Int32, path: String) throws(FileError) {
            size = try SystemCall.lock(descriptor, path: path)
            identity = try SystemCall.identity(of: descriptor, path: path)
            place = SystemCall.resolvingLinks(path)
            guard SystemCall.identity(at: place) == identity else {
                throw FileError(path: path, operation: .write, code: SystemCall.replaced)
            }
            // What a killed program wrote may be in the memory only, and is built upon from now on.
            try SystemCall.synchronize(descriptor, path: path)
            try SystemCall.synchronizeFolder(of: place, path: path)
        }
    }

    deinit { SystemCall.unlockAndClose(descriptor) }

    /// Everything in the file.
    ///
    /// - Throws: `FileError` where the file cannot be read.
    public borrowing func contents() throws(FileError) -> [UInt8] {
        var failure: FileError?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            do throws(FileError) {
                filled = try SystemCall.readAll(descriptor, into: UnsafeMutableRawBufferPointer(buffer), path: path)
            } catch { failure = error }
        }
        if let failure { throw failure }
        return bytes
    }

    /// Appends bytes; when it returns, they are on the disk.
    ///
    /// - Throws: `FileError` where the file cannot be written.
    public mutating func append(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
        try requireInPlace()
        if hasRest { try truncate(to: count) }
        guard !bytes.isEmpty else { return }
        hasRest = true
        do throws(FileError) {
            try SystemCall.writeAll(descriptor, bytes, path: path)
            try SystemCall.synchronize(descriptor, path: path)
        } catch {
            // Where this fails too, it is tried again before anything else is written.
            try? truncate(to: count)
            throw error
        }
        count += bytes.count
        hasRest = false
    }

    /// Appends bytes; when it returns, they are on the disk.
    ///
    /// - Throws: `FileError` where the file cannot be written.
    public mutating func append(_ bytes: [UInt8]) throws(FileError) {
        var failure: FileError?
        bytes.withUnsafeBytes { raw in
            do throws(FileError) { try append(raw) } catch { failure = error }
        }
        if let failure { throw failure }
    }

    /// Takes away everything behind the first `count` bytes; where there are no more, nothing changes.
    ///
    /// - Throws: `FileError` where the file cannot be written.
    public mutating func truncate(to count: Int) throws(FileError) {
        let kept = min(max(count, 0), self.count)
        guard ftruncate(descriptor, off_t(kept)) == 0 else {
            throw FileError(path: path, operation: .write, code: errno)
        }
        try SystemCall.synchronize(descriptor, path: path)
        self.count = kept
        hasRest = false
    }

    private borrowing func requireInPlace() throws(FileError) {
        guard SystemCall.identity(at: place) == identity else {
            throw FileError(path: path, operation: .write, code: SystemCall.replaced)
        }
    }
}
