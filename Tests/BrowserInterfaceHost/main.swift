import BrowserInterface

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

// BrowserInterfaceHost: answers the calls of web pages that come on standard input, until it ends.
//
//     request   length of the JSON, length of the data │ JSON │ data
//     reply     length of the JSON, length of the data, length of the log lines, microseconds │ JSON │ data │ log lines
//
// Lengths have 32 bits, the least significant byte first. A log line is preceded by the number of its ride and a space.

/// Reads so many bytes; `nil` at the end.
func read(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
        let got = bytes.withUnsafeMutableBytes {
            read(STDIN_FILENO, $0.baseAddress.map { $0 + filled }, count - filled)
        }
        guard got > 0 else { return nil }
        filled += got
    }
    return bytes
}

func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
}

func write(_ bytes: [UInt8]) {
    var done = 0
    while done < bytes.count {
        let put = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress.map { $0 + done }, bytes.count - done) }
        guard put > 0 else { exit(1) }
        done += put
    }
}

func littleEndian(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
}

var lines: [UInt8] = []
let interface = BrowserInterface { ride, line in lines += Array("\(ride) ".utf8) + line }

while let head = read(8) {
    guard let json = read(number(head[..<4])), let data = read(number(head[4...])) else { break }
    let clock = ContinuousClock()
    let start = clock.now
    let reply = interface.call(json, data: data)
    let duration = clock.now - start
    let microseconds = Int(
        duration.components.seconds * 1_000_000 + duration.components.attoseconds / 1_000_000_000_000)
    write(
        littleEndian(reply.json.count) + littleEndian(reply.data.count) + littleEndian(lines.count)
            + littleEndian(microseconds) + reply.json + reply.data + lines)
    lines = []
}
