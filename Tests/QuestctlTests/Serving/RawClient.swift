#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A connection to a port of this computer, for what no browser does.
final class RawClient {
    private let descriptor: Int32

    struct NoConnection: Error { let code: Int32 }

    init(port: UInt16) throws {
        #if canImport(Darwin)
            descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #else
            descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let own = descriptor
        let isConnected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(own, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isConnected else { throw NoConnection(code: errno) }
    }

    deinit { close(descriptor) }

    /// Sends text; what the other side no longer takes is lost.
    func send(_ text: String) {
        let bytes = Array(text.utf8)
        #if canImport(Darwin)
            _ = Darwin.send(descriptor, bytes, bytes.count, 0)
        #elseif canImport(Glibc)
            _ = Glibc.send(descriptor, bytes, bytes.count, Int32(truncatingIfNeeded: MSG_NOSIGNAL))
        #else
            _ = Musl.send(descriptor, bytes, bytes.count, Int32(truncatingIfNeeded: MSG_NOSIGNAL))
        #endif
    }

    /// Whether the other side ends the connection within a time, in milliseconds. Bytes that come are lost.
    func isEnded(within time: Int32) -> Bool {
        var room = [UInt8](repeating: 0, count: 4_096)
        var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&polled, 1, time) > 0 else { return false }
        return recv(descriptor, &room, room.count, 0) <= 0
    }

    /// What comes until there is as much as wanted and nothing more for half a second, or until the connection ends.
    func bytes(atLeast count: Int) -> [UInt8] {
        var found: [UInt8] = []
        var room = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&polled, 1, found.count < count ? 10_000 : 500) > 0 else { return found }
            let received = recv(descriptor, &room, room.count, 0)
            guard received > 0 else { return found }
            found += room[..<received]
        }
    }
}
