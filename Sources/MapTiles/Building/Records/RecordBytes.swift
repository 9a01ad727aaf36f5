/// Numbers and texts of records as bytes: whole numbers seven bits at a time, small ones short.
struct RecordWriter {
    private(set) var bytes: [UInt8] = []

    mutating func write(_ number: UInt64) {
        var rest = number
        while rest > 127 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 128)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    mutating func write(_ count: Int) { write(UInt64(UInt(bitPattern: count))) }

    mutating func write(signed number: Int64) { write(UInt64(bitPattern: number << 1 ^ number >> 63)) }

    mutating func write(_ text: String) {
        var text = text
        text.withUTF8 {
            write($0.count)
            bytes.append(contentsOf: $0)
        }
    }

    mutating func append(_ other: [UInt8]) { bytes.append(contentsOf: other) }

    mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }
}

/// Reads what `RecordWriter` wrote. Records never come from outside, so what is missing reads as zero.
struct RecordReader {
    private let bytes: ArraySlice<UInt8>
    private(set) var position: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    mutating func number() -> UInt64 {
        var number: UInt64 = 0
        var shift: UInt64 = 0
        while position < bytes.endIndex {
            let byte = bytes[position]
            position += 1
            number |= UInt64(byte & 127) << shift
            guard byte > 127 else { break }
            shift += 7
        }
        return number
    }

    mutating func count() -> Int { Int(truncatingIfNeeded: number()) }

    mutating func signed() -> Int64 {
        let number = number()
        return Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
    }

    mutating func slice(_ count: Int) -> ArraySlice<UInt8> {
        let end = min(position + max(count, 0), bytes.endIndex)
        defer { position = end }
        return bytes[position..<end]
    }

    mutating func text() -> String { String(decoding: slice(count()), as: UTF8.self) }
}
