extension StrictScanner {
    /// Checks any value; returns the place behind it. `depth` counts the brackets that are open around it.
    package func skipValue(_ pointer: BytePointer, depth: Int, _ keys: inout KeyTable) -> BytePointer? {
        switch byte(at: pointer) {
        case UInt8(ascii: "\""): skipString(pointer + 1)
        case UInt8(ascii: "{"): skipObject(pointer, depth: depth, &keys)
        case UInt8(ascii: "["): skipArray(pointer, depth: depth, &keys)
        case UInt8(ascii: "t"): matches(pointer, UInt64(ascii: "true"), count: 4) ? pointer + 4 : nil
        case UInt8(ascii: "f"): matches(pointer, UInt64(ascii: "false"), count: 5) ? pointer + 5 : nil
        case UInt8(ascii: "n"): matches(pointer, UInt64(ascii: "null"), count: 4) ? pointer + 4 : nil
        default: skipNumber(pointer)
        }
    }

    /// Checks an object, `pointer` at its opening bracket. A member named twice counts as wrong.
    package func skipObject(_ start: BytePointer, depth: Int, _ keys: inout KeyTable) -> BytePointer? {
        guard depth < depthLimit else { return nil }
        var pointer = skipSpace(start + 1, &keys)
        if byte(at: pointer) == UInt8(ascii: "}") { return pointer + 1 }
        let scope = keys.openScope()
        while true {
            guard byte(at: pointer) == UInt8(ascii: "\""), let (hash, keyEnd) = key(pointer + 1) else { return nil }
            guard keys.insert(hash, scope) else { return nil }
            pointer = skipSpace(keyEnd, &keys)
            guard byte(at: pointer) == UInt8(ascii: ":") else { return nil }
            guard let valueEnd = skipValue(skipSpace(pointer + 1, &keys), depth: depth + 1, &keys) else { return nil }
            pointer = skipSpace(valueEnd, &keys)
            switch byte(at: pointer) {
            case UInt8(ascii: ","): pointer = skipSpace(pointer + 1, &keys)
            case UInt8(ascii: "}"):
                keys.closeScope(scope)
                return pointer + 1
            default: return nil
            }
        }
    }

    private func skipArray(_ start: BytePointer, depth: Int, _ keys: inout KeyTable) -> BytePointer? {
        guard depth < depthLimit else { return nil }
        var pointer = skipSpace(start + 1, &keys)
        if byte(at: pointer) == UInt8(ascii: "]") { return pointer + 1 }
        while true {
            guard let valueEnd = skipValue(pointer, depth: depth + 1, &keys) else { return nil }
            pointer = skipSpace(valueEnd, &keys)
            switch byte(at: pointer) {
            case UInt8(ascii: ","): pointer = skipSpace(pointer + 1, &keys)
            case UInt8(ascii: "]"): return pointer + 1
            default: return nil
            }
        }
    }

    @inlinable @inline(__always)
    func skipSpace(_ pointer: BytePointer, _ keys: inout KeyTable) -> BytePointer {
        guard pointer < end, pointer.pointee <= 0x20 else { return pointer }
        keys.hasSeenSpace = true
        return skipSpaceRun(pointer)
    }

    /// Checks a key; returns its hash and the place behind its closing quote. Most keys fit in one word.
    @inlinable @inline(__always)
    func key(_ start: BytePointer) -> (UInt64, BytePointer)? {
        let word = word(at: start)
        let special = Self.specialBytes(word)
        let length = special.trailingZeroBitCount >> 3
        if length < 8, length > 0, byte(at: start + length) == UInt8(ascii: "\"") {
            let seed = UInt64(truncatingIfNeeded: length) &* 0x9E37_79B9_7F4A_7C15
            return (Self.mixed(seed, word & (~0 >> UInt64(64 - 8 * length))), start + length + 1)
        }
        guard let end = skipString(start) else { return nil }
        return (keyHash(start, end - 1), end)
    }

    /// A hash of a checked key, the same for `a` and `\u0061`.
    @inlinable @inline(__always)
    package func keyHash(_ start: BytePointer, _ keyEnd: BytePointer) -> UInt64 {
        var hash = UInt64(bitPattern: Int64(keyEnd - start)) &* 0x9E37_79B9_7F4A_7C15
        var pointer = start
        while pointer < keyEnd {
            var piece = word(at: pointer)
            let left = keyEnd - pointer
            if left < 8 { piece &= ~0 >> UInt64(64 - 8 * left) }
            let backslashes = piece ^ 0x5C5C_5C5C_5C5C_5C5C
            if (backslashes &- 0x0101_0101_0101_0101) & ~backslashes & 0x8080_8080_8080_8080 != 0 {
                return escapedKeyHash(start, keyEnd)
            }
            hash = Self.mixed(hash, piece)
            pointer += 8
        }
        return hash
    }

    @inlinable @inline(__always)
    static func mixed(_ hash: UInt64, _ piece: UInt64) -> UInt64 {
        let product = (hash ^ piece).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        return product.high ^ product.low
    }

    @usableFromInline @inline(never)
    func escapedKeyHash(_ start: BytePointer, _ keyEnd: BytePointer) -> UInt64 {
        var bytes = Array(StringDecoder.string(start, keyEnd).utf8)
        let count = bytes.count
        bytes.append(contentsOf: repeatElement(0, count: 8))
        var hash = UInt64(count) &* 0x9E37_79B9_7F4A_7C15
        for offset in stride(from: 0, to: count, by: 8) {
            var piece: UInt64 = 0
            for index in 0..<min(8, count - offset) { piece |= UInt64(bytes[offset + index]) << UInt64(8 * index) }
            hash = Self.mixed(hash, piece)
        }
        return hash
    }
}
