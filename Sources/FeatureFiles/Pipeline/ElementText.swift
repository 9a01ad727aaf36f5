import GeoJSON
import JSON

/// Changes in the text of an element that leave all other bytes of it alone.
enum ElementText {
    /// The text with another geometry; `nil` where the text has no such member.
    static func replacingGeometry(
        in text: ArraySlice<UInt8>, by geometry: Geometry?, _ writer: GeoJSONWriter
    ) -> [UInt8]? {
        text.withUnsafeBufferPointer { bytes in
            guard let range = member("geometry", of: bytes) else { return nil }
            let value = geometry.map { writer.write($0) } ?? Array("null".utf8)
            return Array(bytes[..<range.lowerBound]) + value + Array(bytes[range.upperBound...])
        }
    }

    /// The text on one line: without blank space outside of strings, if it has a line break.
    static func onOneLine(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard text.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return text }
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var isInString = false
        var isEscaped = false
        for byte in text {
            if isInString {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isInString = false
                }
            } else if StrictScanner.isSpace(byte) {
                continue
            } else if byte == UInt8(ascii: "\"") {
                isInString = true
            }
            result.append(byte)
        }
        return result[...]
    }

    /// The value of a member of the object that a text is.
    private static func member(_ name: String, of bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        let quoted = Array("\"\(name)\"".utf8)
        var place = skipSpace(bytes, from: 1)
        while place < bytes.count, bytes[place] == UInt8(ascii: "\"") {
            guard let nameEnd = ValueBounds.end(of: bytes, from: place) else { return nil }
            let isWanted = bytes[place..<nameEnd].elementsEqual(quoted)
            let start = skipSpace(bytes, from: skipSpace(bytes, from: nameEnd) + 1)
            guard let end = ValueBounds.end(of: bytes, from: start) else { return nil }
            if isWanted { return start..<end }
            place = skipSpace(bytes, from: skipSpace(bytes, from: end) + 1)
        }
        return nil
    }

    private static func skipSpace(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var place = start
        while place < bytes.count, StrictScanner.isSpace(bytes[place]) { place += 1 }
        return place
    }
}
