#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The piece of the text that is being looked at, filled from a source as it is used up, with line and column.
///
///     ┌ consumed ─┬ token under way ─┬ not yet looked at ─┬ free ─┐
///     0        position                                  end   capacity
///
/// Grows only while one token does not fit, up to `largestToken`.
struct XMLBuffer: ~Copyable {
    static let largestToken = 1 << 20

    typealias Source = (UnsafeMutableRawBufferPointer) throws -> Int

    private(set) var base: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private(set) var end = 0
    /// Where the next token begins.
    var position = 0
    private(set) var isAtSourceEnd = false
    private let source: Source

    private var countedTo = 0
    private var line = 1
    private var column = 1

    package init(capacity: Int, source: @escaping Source) {
        self.capacity = capacity
        self.source = source
        base = .allocate(capacity: capacity)
    }

    deinit { base.deallocate() }

    var available: Int { end - position }
    /// Whether no more fits without growing.
    var isFull: Bool { position == 0 && end == capacity }

    /// Makes at least one more byte available behind `end`; false at the end of the text.
    ///
    /// Offsets into the buffer change: `position` moves to 0.
    mutating func fill() throws -> Bool {
        guard !isAtSourceEnd else { return false }
        makeRoom()
        guard end < capacity else { throw error(.tooLong, at: position) }
        let before = end
        // Filled completely, so that a token is scanned again a few times at most, however slow the source.
        while end < capacity {
            let count = try source(UnsafeMutableRawBufferPointer(start: base + end, count: capacity - end))
            guard count > 0 else {
                isAtSourceEnd = true
                break
            }
            end += min(count, capacity - end)
        }
        return end > before
    }

    private mutating func makeRoom() {
        count(to: position)
        if position > 0 {
            memmove(base, base + position, available)
            countedTo -= position
            end -= position
            position = 0
        } else if end == capacity, capacity < Self.largestToken {
            let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity * 2)
            memcpy(larger, base, end)
            base.deallocate()
            base = larger
            capacity *= 2
        }
    }

    /// Whether `count` bytes are available, after filling if need be.
    @inline(__always)
    mutating func has(_ count: Int) throws -> Bool {
        while available < count {
            guard try fill() else { return false }
        }
        return true
    }

    /// Whether the next bytes are those of a literal.
    mutating func starts(with literal: StaticString) throws -> Bool {
        guard try has(literal.utf8CodeUnitCount) else { return false }
        return memcmp(base + position, literal.utf8Start, literal.utf8CodeUnitCount) == 0
    }

    /// The offset of a byte at or behind `start`, in what is available.
    @inline(__always)
    func firstIndex(of byte: UInt8, from start: Int, to limit: Int) -> Int? {
        guard start < limit, let found = memchr(base + start, Int32(byte), limit - start) else { return nil }
        return UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found))
    }

    /// The offset of a literal of at least two bytes at or behind `position`, in what is available.
    func firstIndex(of literal: StaticString) -> Int? {
        var start = position
        let length = literal.utf8CodeUnitCount
        while let found = firstIndex(of: literal.utf8Start[0], from: start, to: end), found + length <= end {
            if memcmp(base + found, literal.utf8Start, length) == 0 { return found }
            start = found + 1
        }
        return nil
    }

    /// Moves `position` behind the next occurrence of a literal without keeping what is skipped.
    package mutating func skip(past literal: StaticString, inside what: String) throws {
        while true {
            if let found = firstIndex(of: literal) {
                position = found + literal.utf8CodeUnitCount
                return
            }
            position = max(position, end - literal.utf8CodeUnitCount + 1)
            guard try fill() else { throw error(.unexpectedEnd(inside: what), at: end) }
        }
    }

    /// Counts lines and columns up to an offset. Bytes before it may be changed afterwards.
    mutating func count(to offset: Int) {
        guard offset > countedTo else { return }
        var start = countedTo
        while let newline = firstIndex(of: 0x0A, from: start, to: offset) {
            line += 1
            column = 1
            start = newline + 1
        }
        for index in start..<offset where base[index] & 0xC0 != 0x80 { column += 1 }
        countedTo = offset
    }

    /// Line and column at an offset not before one that was counted.
    mutating func location(at offset: Int) -> (line: Int, column: Int) {
        count(to: offset)
        return (line, column)
    }

    package mutating func error(_ problem: XMLError.Problem, at offset: Int) -> XMLError {
        let place = location(at: offset)
        return XMLError(line: place.line, column: place.column, problem: problem)
    }

    package func text(_ range: Range<Int>) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count)
    }
}
