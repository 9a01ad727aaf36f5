/// JSON text being written: collected in a buffer that is emptied into an array or handed to a consumer.
@usableFromInline
package struct JSONOutput: ~Copyable {
    @usableFromInline static let room = 1 << 15

    @usableFromInline let buffer: UnsafeMutablePointer<UInt8>
    @usableFromInline var used = 0
    private var bytes: [UInt8] = []
    private let sink: ((UnsafeRawBufferPointer) -> Void)?
    @usableFromInline package let options: JSONWritingOptions
    @usableFromInline let isPretty: Bool
    @usableFromInline package internal(set) var level: Int
    @usableFromInline var numbers = NumberText()

    package init(_ options: JSONWritingOptions, level: Int = 0, sink: ((UnsafeRawBufferPointer) -> Void)? = nil) {
        self.level = level
        buffer = .allocate(capacity: Self.room)
        self.sink = sink
        self.options = options
        isPretty = options.layout == .pretty
    }

    deinit {
        buffer.deallocate()
    }

    /// Everything that was written and nobody took.
    package mutating func finished() -> [UInt8] {
        if isPretty { raw(0x0A) }
        empty()
        return bytes
    }

    package var hasSink: Bool { sink != nil }

    /// Bytes that were written and that nobody took.
    package var count: Int { bytes.count + used }

    /// Hands over everything that was written, and empties the buffer.
    package mutating func handOver(_ take: (UnsafeBufferPointer<UInt8>) -> Void) {
        bytes.withUnsafeBufferPointer(take)
        take(UnsafeBufferPointer(start: buffer, count: used))
        bytes.removeAll(keepingCapacity: true)
        used = 0
    }

    /// Makes room for what is still to come, and lets `body` write some of it there itself and say how much that was.
    package mutating func gather(expecting more: Int, _ body: (UnsafeMutableBufferPointer<UInt8>) -> Int) {
        let head = count
        bytes = [UInt8](unsafeUninitializedCapacity: head + more) { memory, initialized in
            guard let start = memory.baseAddress else { return }
            bytes.withUnsafeBufferPointer { if let from = $0.baseAddress { start.update(from: from, count: $0.count) } }
            (start + bytes.count).update(from: buffer, count: used)
            initialized = head + body(UnsafeMutableBufferPointer(rebasing: memory[head...]))
        }
        used = 0
    }

    @usableFromInline @inline(never)
    mutating func empty() {
        let full = UnsafeBufferPointer(start: buffer, count: used)
        if let sink { sink(UnsafeRawBufferPointer(full)) } else { bytes.append(contentsOf: full) }
        used = 0
    }

    package mutating func open(_ bracket: Unicode.Scalar) {
        raw(UInt8(ascii: bracket))
        level += 1
    }

    package mutating func close(_ bracket: Unicode.Scalar, isEmpty: Bool = false) {
        level -= 1
        if !isEmpty { breakLine() }
        raw(UInt8(ascii: bracket))
    }

    /// What precedes an element or a member: a comma unless it is the first, and a new line.
    @inlinable @inline(__always)
    package mutating func separate(_ isFirst: Bool) {
        if !isFirst { raw(UInt8(ascii: ",")) }
        breakLine()
    }

    @inlinable @inline(__always)
    mutating func breakLine() {
        guard isPretty else { return }
        raw(0x0A)
        for _ in 0..<2 * level { raw(0x20) }
    }

    /// A name of ASCII letters and its colon.
    package mutating func key(_ name: StaticString, isFirst: Bool = false) {
        separate(isFirst)
        raw(UInt8(ascii: "\""))
        raw(name)
        raw(UInt8(ascii: "\""))
        colon()
    }

    package mutating func key(_ name: String, isFirst: Bool) {
        separate(isFirst)
        string(name)
        colon()
    }

    private mutating func colon() {
        raw(UInt8(ascii: ":"))
        if isPretty { raw(0x20) }
    }

    @inlinable @inline(__always)
    package mutating func raw(_ text: StaticString) {
        let count = text.utf8CodeUnitCount
        if Self.room - used < count { empty() }
        // Texts of a program are short; no call is made for one whose length is known.
        (buffer + used).update(from: text.utf8Start, count: count)
        used += count
    }

    package mutating func raw(_ text: String) {
        var text = text
        text.withUTF8 { raw($0) }
    }

    package mutating func raw(_ text: UnsafeBufferPointer<UInt8>) {
        guard let start = text.baseAddress else { return }
        if Self.room - used < text.count { empty() }
        guard text.count <= Self.room else {
            if let sink { sink(UnsafeRawBufferPointer(text)) } else { bytes.append(contentsOf: text) }
            return
        }
        (buffer + used).update(from: start, count: text.count)
        used += text.count
    }

    @inlinable @inline(__always)
    package mutating func raw(_ byte: UInt8) {
        if used == Self.room { empty() }
        buffer[used] = byte
        used += 1
    }

    /// A text in quotes; only what RFC 8259 section 7 demands is escaped.
    package mutating func string(_ text: String) {
        raw(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { utf8 in
            var start = 0
            for index in utf8.indices {
                let byte = utf8[index]
                guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
                raw(UnsafeBufferPointer(rebasing: utf8[start..<index]))
                start = index + 1
                escape(byte)
            }
            raw(UnsafeBufferPointer(rebasing: utf8[start...]))
        }
        raw(UInt8(ascii: "\""))
    }

    private mutating func escape(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): raw("\\\"")
        case UInt8(ascii: "\\"): raw("\\\\")
        case 0x08: raw("\\b")
        case 0x09: raw("\\t")
        case 0x0A: raw("\\n")
        case 0x0C: raw("\\f")
        case 0x0D: raw("\\r")
        default:
            raw(byte < 0x10 ? "\\u000" : "\\u00")
            raw(String(byte, radix: 16))
        }
    }

    /// A whole number.
    package mutating func integer(_ number: Int64) {
        guard number.magnitude < 10_000_000_000_000_000 else { return raw(String(number)) }
        if Self.room - used < NumberText.longest { empty() }
        used += NumberText.write(number.magnitude, decimals: 0, isNegative: number < 0, to: buffer + used)
    }

    /// A coordinate, with the chosen decimals.
    @inlinable @inline(__always)
    package mutating func coordinate(_ number: Double) {
        if Self.room - used < NumberText.longest { empty() }
        if let decimals = options.decimals {
            used += numbers.write(number, decimals: decimals, to: buffer + used)
        } else {
            used += numbers.write(number, to: buffer + used)
        }
    }

    /// Pairs of coordinates in brackets, with commas between them and without blank space: `[1,2],[3,4]`.
    package mutating func compactPairs(_ coordinates: UnsafeBufferPointer<Double>) {
        guard let first = coordinates.baseAddress, options.decimals == nil else { return }
        // Local, since memory that is written through pointers could be that of this structure.
        var text = numbers
        var place = buffer + used
        let limit = buffer + (Self.room - 2 * NumberText.longest - 4)
        var index = 0
        while index < coordinates.count {
            if place > limit {
                used = place - buffer
                empty()
                place = buffer
            }
            if index > 0 {
                place.pointee = UInt8(ascii: ",")
                place += 1
            }
            place.pointee = UInt8(ascii: "[")
            place += 1
            place += text.write(first[index], to: place)
            place.pointee = UInt8(ascii: ",")
            place += 1
            place += text.write(first[index + 1], to: place)
            place.pointee = UInt8(ascii: "]")
            place += 1
            index += 2
        }
        used = place - buffer
        numbers = text
    }
}

extension JSONOutput {
    mutating func value(_ value: JSONValue) {
        switch value {
        case .null: raw("null")
        case .boolean(let flag): raw(flag ? "true" : "false")
        case .integer(let number): raw(String(number))
        // With the point it is read back as a floating-point number.
        case .double(let number): number.isFinite ? raw(number.description) : raw("null")
        case .decimal(let text): DecimalText.isNumber(text) ? raw(text) : raw("null")
        case .string(let text): string(text)
        case .array(let elements): array(elements)
        case .object(let object): members(of: object)
        }
    }

    private mutating func array(_ elements: [JSONValue]) {
        open("[")
        var isFirst = true
        for element in elements {
            separate(isFirst)
            isFirst = false
            value(element)
        }
        close("]", isEmpty: isFirst)
    }

    /// An object in braces.
    package mutating func members(of object: JSONObject) {
        if options.layout == .compact, case .text(let text) = object.storage {
            // The checked text as it is, except blank space.
            text.withBytes { bytes in text.isCompact ? raw(bytes) : compactText(bytes) }
            return
        }
        open("{")
        let isEmpty = append(object, isFirst: true)
        close("}", isEmpty: isEmpty)
    }

    /// Members without braces; returns whether still none is written.
    @discardableResult
    package mutating func append(_ object: JSONObject, isFirst: Bool) -> Bool {
        var isFirst = isFirst
        for member in object.members {
            key(member.key, isFirst: isFirst)
            isFirst = false
            value(member.value)
        }
        return isFirst
    }

    /// Copies checked JSON text, blank space between its tokens left out.
    private mutating func compactText(_ text: UnsafeBufferPointer<UInt8>) {
        var start = 0
        var index = 0
        while index < text.count {
            let byte = text[index]
            if byte == UInt8(ascii: "\"") {
                index = Self.endOfString(text, from: index + 1)
            } else if byte <= 0x20 {
                raw(UnsafeBufferPointer(rebasing: text[start..<index]))
                index += 1
                start = index
            } else {
                index += 1
            }
        }
        raw(UnsafeBufferPointer(rebasing: text[start...]))
    }

    /// Behind the closing quote of a checked string.
    private static func endOfString(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        while index < text.count {
            if text.count - index >= 8, let base = text.baseAddress {
                let word = UInt64(littleEndian: UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self))
                // A byte beyond ASCII stops this as well, and is passed below.
                let special = StrictScanner.specialBytes(word)
                if special == 0 {
                    index += 8
                    continue
                }
                index += special.trailingZeroBitCount >> 3
            }
            let byte = text[index]
            if byte == UInt8(ascii: "\"") { return index + 1 }
            index += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        return index
    }
}
