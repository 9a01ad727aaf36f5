import Support

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Serves files to browsers on this computer, and to nobody else (HTTP/1.1, RFC 9112).
///
/// One thread looks after all connections and waits for none of them: of each a head of bounded size is read, then its answer written
/// as fast as the browser takes it. Who asks nothing, or takes nothing, for longer than the server's patience is let go.
final class LoopbackServer: Sendable {
    /// The port that it listens on.
    let port: UInt16
    private let listener: Int32
    private let files: ServedFiles

    private let patience: Duration

    /// The most connections at once; for a further one the one that has been idle longest goes.
    static let connectionLimit = 64
    /// How long a connection must have moved nothing of its answer before a further one may take its place.
    private static let stallTime = Duration.seconds(5)

    /// Listens on 127.0.0.1.
    ///
    /// - Parameters:
    ///   - port: 0 for any that is free.
    ///   - patience: How long a connection may take for the head of a request, and how long it may take nothing of an answer.
    /// - Throws: `FileError` where the port is taken or not allowed.
    init(port: UInt16, files: ServedFiles, patience: Duration = .seconds(30)) throws(FileError) {
        let place = "127.0.0.1:\(port)"
        #if canImport(Darwin)
            let opened = socket(AF_INET, SOCK_STREAM, 0)
        #else
            let opened = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        guard opened >= 0 else { throw FileError(path: place, operation: .read, code: errno) }
        var one: Int32 = 1
        setsockopt(opened, SOL_SOCKET, SO_REUSEADDR, &one, socklen_t(MemoryLayout<Int32>.size))
        _ = fcntl(opened, F_SETFD, FD_CLOEXEC)
        // A connection that ends before it is accepted must not keep the thread waiting.
        _ = fcntl(opened, F_SETFL, O_NONBLOCK)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { general in
                bind(opened, general, size) == 0 && listen(opened, 64) == 0 && getsockname(opened, general, &size) == 0
            }
        }
        guard isBound else {
            let code = errno
            close(opened)
            throw FileError(path: place, operation: .read, code: code)
        }
        listener = opened
        self.port = UInt16(bigEndian: address.sin_port)
        self.files = files
        self.patience = patience
    }

    deinit { close(listener) }

    /// Answers until the program ends, or until `isOver` says so, which is asked every second and behind each event.
    func run(until isOver: () -> Bool = { false }) {
        var connections: [BrowserConnection] = []
        var canAccept = true
        while !isOver() {
            var polled = connections.map { pollfd(fd: $0.descriptor, events: $0.awaitedEvents, revents: 0) }
            polled.append(pollfd(fd: canAccept ? listener : -1, events: Int16(POLLIN), revents: 0))
            let count = poll(&polled, nfds_t(polled.count), canAccept ? 1_000 : 100)
            let now = ContinuousClock.now
            canAccept = true
            if count > 0 {
                for (connection, state) in zip(connections, polled) where state.revents != 0 {
                    connection.proceed(files, port: port, now: now)
                }
            }
            for connection in connections where now - connection.idleSince > patience { connection.end() }
            connections.removeAll { $0.isClosed }
            if count > 0, let last = polled.last, last.revents != 0 {
                canAccept = accept(into: &connections, now: now)
            }
        }
    }

    /// Takes one waiting connection; false where the system has no space for it now.
    private func accept(into connections: inout [BrowserConnection], now: ContinuousClock.Instant) -> Bool {
        if connections.count >= Self.connectionLimit {
            guard let idle = Self.dispensable(connections, now: now) else { return false }
            connections.remove(at: idle)
        }
        let descriptor = systemAccept(listener)
        if descriptor >= 0 {
            connections.append(BrowserConnection(descriptor, now: now))
            return true
        }
        guard errno == EMFILE || errno == ENFILE else { return true }
        if let idle = Self.dispensable(connections, now: now) { connections.remove(at: idle) }
        return false
    }

    /// The connection that has asked nothing for longest; where all are being answered, the one that has stalled longest.
    private static func dispensable(_ connections: [BrowserConnection], now: ContinuousClock.Instant) -> Int? {
        let order = connections.indices.sorted { connections[$0].idleSince < connections[$1].idleSince }
        return order.first { !connections[$0].isAnswering }
            ?? order.first.flatMap { now - connections[$0].idleSince > stallTime ? $0 : nil }
    }
}

/// The system's `accept`, which has the name of a method of the server.
private func systemAccept(_ listener: Int32) -> Int32 { accept(listener, nil, nil) }
