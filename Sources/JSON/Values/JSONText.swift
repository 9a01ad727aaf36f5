/// The checked text of one JSON object, in memory shared with others.
package struct JSONText: Sendable {
    private let page: TextPage
    /// The place in the page, which is less than 2³¹, and in the highest bit whether the text is compact.
    private let place: UInt32
    private let length: UInt32

    package init(page: TextPage, offset: Int, length: Int, isCompact: Bool = false) {
        self.page = page
        place = UInt32(truncatingIfNeeded: offset) | (isCompact ? 1 << 31 : 0)
        self.length = UInt32(truncatingIfNeeded: length)
    }

    /// Whether it is known that there is no blank space between the tokens.
    var isCompact: Bool { place >> 31 == 1 }

    private var offset: Int { Int(place & 0x7FFF_FFFF) }

    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        withExtendedLifetime(page) {
            body(UnsafeBufferPointer(start: page.bytes + offset, count: Int(length)))
        }
    }

    var isEmptyObject: Bool {
        withBytes { bytes in !bytes.contains(UInt8(ascii: "\"")) }
    }

    func decodedMembers() -> [JSONObject.Member] {
        withBytes { bytes in
            var decoder = ValueDecoder(bytes)
            return decoder.object()?.members ?? []
        }
    }

    func decodedValue(of key: String) -> JSONValue? {
        withBytes { bytes in
            var decoder = ValueDecoder(bytes)
            return decoder.lastMember(named: key)
        }
    }
}

/// Memory that many texts share and that is freed with the last of them.
///
/// Bytes are written once, before anybody can see them, and never changed: that makes it sendable.
package final class TextPage: @unchecked Sendable {
    static let ordinarySize = 1 << 16

    let bytes: UnsafeMutablePointer<UInt8>
    let capacity: Int

    package init(capacity: Int) {
        bytes = .allocate(capacity: capacity)
        self.capacity = capacity
    }

    deinit {
        bytes.deallocate()
    }
}

/// Puts texts into pages, one after the other.
package struct TextArena {
    private var page: TextPage?
    private var used = 0

    package init() {}

    /// Copies a text. `nil` for one beyond four gigabytes, whose length would not fit.
    ///
    /// `isCompact` says that there is no blank space between its tokens.
    package mutating func keep(_ start: UnsafePointer<UInt8>, count: Int, isCompact: Bool = false) -> JSONText? {
        if let page, page.capacity - used >= count {
            return place(start, count, isCompact, in: page)
        }
        guard UInt32(exactly: count) != nil else { return nil }
        if count > TextPage.ordinarySize / 4 {
            // A page of its own, so that the rest of the current one is not wasted.
            let own = TextPage(capacity: count)
            own.bytes.update(from: start, count: count)
            return JSONText(page: own, offset: 0, length: count, isCompact: isCompact)
        }
        let fresh = TextPage(capacity: TextPage.ordinarySize)
        page = fresh
        used = 0
        return place(start, count, isCompact, in: fresh)
    }

    private mutating func place(
        _ start: UnsafePointer<UInt8>, _ count: Int, _ isCompact: Bool, in page: TextPage
    ) -> JSONText {
        (page.bytes + used).update(from: start, count: count)
        defer { used += count }
        return JSONText(page: page, offset: used, length: count, isCompact: isCompact)
    }
}
