#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A browser's connection: a head is read, its answer written, and only then the next head looked at. Never waits for the browser.
final class BrowserConnection {
    let descriptor: Int32
    private(set) var isClosed = false
    /// Since when it has neither completed a request nor taken anything of an answer.
    private(set) var idleSince: ContinuousClock.Instant
    private var received: [UInt8] = []
    private var rest: Rest?

    /// What is still to be written. Contents are not copied.
    private struct Rest {
        var answer: ServedFiles.Answer
        let head: [UInt8]
        var headPlace = 0
        let isLast: Bool
    }

    /// The most bytes of contents that are written before other connections have their turn.
    private static let turnSize = 1 << 20

    init(_ descriptor: Int32, now: ContinuousClock.Instant) {
        self.descriptor = descriptor
        idleSince = now
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        var one: Int32 = 1
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
        #if canImport(Darwin)
            setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &one, socklen_t(MemoryLayout<Int32>.size))
        #endif
    }

    deinit { close(descriptor) }

    /// Whether an answer is not yet written whole.
    var isAnswering: Bool { rest != nil }

    /// What to wait for. While an answer is being written no further requests are read, which bounds what is kept of them.
    var awaitedEvents: Int16 { Int16(isAnswering ? POLLOUT : POLLIN) }

    /// Lets the browser go.
    func end() { isClosed = true }

    /// Does what can be done now.
    func proceed(_ files: ServedFiles, port: UInt16, now: ContinuousClock.Instant) {
        if isAnswering { write(now) } else { receive() }
        while !isClosed, !isAnswering, let end = HTTPRequest.end(in: received) {
            let request = HTTPRequest(received[..<end])
            received.removeSubrange(..<end)
            let answer = files.answer(to: request, port: port)
            // After what cannot be read, nobody knows where the next request begins.
            rest = Rest(answer: answer, head: Array(answer.head.utf8), isLast: request == nil)
            idleSince = now
            write(now)
        }
        if !isAnswering, received.count > HTTPRequest.sizeLimit { isClosed = true }
    }

    private func receive() {
        var room = [UInt8](repeating: 0, count: 8_192)
        let count = recv(descriptor, &room, room.count, 0)
        if count > 0 {
            received += room[..<count]
        } else if count == 0 || !Self.mayGoOn(errno) {
            isClosed = true
        }
    }

    /// Writes of the answer what the browser takes, up to the size of a turn.
    private func write(_ now: ContinuousClock.Instant) {
        guard var rest else { return }
        var room = Self.turnSize
        while rest.headPlace < rest.head.count {
            let count = rest.head.withUnsafeBytes { send(UnsafeRawBufferPointer(rebasing: $0[rest.headPlace...])) }
            guard count > 0 else { return pause(rest) }
            rest.headPlace += count
            idleSince = now
        }
        while let content = rest.answer.content, !rest.answer.range.isEmpty {
            guard room > 0 else { return pause(rest) }
            let start = rest.answer.range.lowerBound
            var count = 0
            content.withBytes(start..<start + min(rest.answer.range.count, room)) { count = send($0) }
            guard count > 0 else { return pause(rest) }
            rest.answer.range = start + count..<rest.answer.range.upperBound
            room -= count
            idleSince = now
        }
        self.rest = nil
        if rest.isLast { isClosed = true }
    }

    private func pause(_ rest: Rest) { self.rest = rest }

    private func send(_ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Darwin)
            let count = Darwin.send(descriptor, bytes.baseAddress, bytes.count, 0)
        #elseif canImport(Glibc)
            let count = Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(truncatingIfNeeded: MSG_NOSIGNAL))
        #else
            let count = Musl.send(descriptor, bytes.baseAddress, bytes.count, Int32(truncatingIfNeeded: MSG_NOSIGNAL))
        #endif
        if count < 0, !Self.mayGoOn(errno) { isClosed = true }
        return count
    }

    private static func mayGoOn(_ code: Int32) -> Bool { code == EAGAIN || code == EWOULDBLOCK || code == EINTR }
}
