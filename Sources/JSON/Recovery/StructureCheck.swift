/// Checks that the brackets, quotes, colons and commas of a value are correct, whatever stands between them.
///
/// The end of a value that passes is certain, even where its words and numbers are invalid.
package enum StructureCheck {
    /// The result of a check.
    package enum Outcome: Equatable {
        /// The structure is correct, and the value ends here.
        case end(Int)
        /// The structure is correct up to the end of the text.
        case cutOff
        /// Something is misplaced.
        case fault(Int)
    }

    /// Which tokens may follow.
    private enum Expected {
        case value
        case valueOrEnd
        case name
        case nameOrEnd
        case colon
        case commaOrEnd
    }

    /// Checks the value at a place.
    ///
    /// - Complexity: O(*n*) in the length of the value.
    package static func value(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Outcome {
        var arrays: [Bool] = []
        var place = start
        var expected = Expected.value
        while place < bytes.count {
            let byte = bytes[place]
            if StrictScanner.isSpace(byte) {
                place += 1
                continue
            }
            switch (expected, byte) {
            case (.value, UInt8(ascii: "{")), (.valueOrEnd, UInt8(ascii: "{")):
                arrays.append(false)
                expected = .nameOrEnd
                place += 1
                continue
            case (.value, UInt8(ascii: "[")), (.valueOrEnd, UInt8(ascii: "[")):
                arrays.append(true)
                expected = .valueOrEnd
                place += 1
                continue
            case (.commaOrEnd, UInt8(ascii: "}")), (.nameOrEnd, UInt8(ascii: "}")):
                guard arrays.popLast() == false else { return .fault(place) }
                place += 1
            case (.commaOrEnd, UInt8(ascii: "]")), (.valueOrEnd, UInt8(ascii: "]")):
                guard arrays.popLast() == true else { return .fault(place) }
                place += 1
            case (.commaOrEnd, UInt8(ascii: ",")):
                // A superfluous comma leaves no doubt about the end of the value.
                expected = arrays.last == true ? .valueOrEnd : .nameOrEnd
                place += 1
                continue
            case (.colon, UInt8(ascii: ":")):
                expected = .value
                place += 1
                continue
            case (.value, UInt8(ascii: "\"")), (.valueOrEnd, UInt8(ascii: "\"")):
                guard let end = endOfText(in: bytes, from: place + 1) else { return .cutOff }
                guard end > 0 else { return .fault(place) }
                place = end
            case (.name, UInt8(ascii: "\"")), (.nameOrEnd, UInt8(ascii: "\"")):
                guard let end = endOfText(in: bytes, from: place + 1) else { return .cutOff }
                guard end > 0 else { return .fault(place) }
                place = end
                expected = .colon
                continue
            case (.value, _), (.valueOrEnd, _):
                guard isOfWord(byte) else { return .fault(place) }
                while place < bytes.count, isOfWord(bytes[place]) { place += 1 }
                if place == bytes.count { return .cutOff }
            default: return .fault(place)
            }
            if arrays.isEmpty { return .end(place) }
            expected = .commaOrEnd
        }
        return .cutOff
    }

    /// The offset after the closing quote; 0 where the line ends before it, `nil` where the text does.
    private static func endOfText(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var place = start
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "\""): return place + 1
            case UInt8(ascii: "\\"): place += 2
            case 0x0A, 0x0D: return 0
            default: place += 1
            }
        }
        return nil
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "_"), 0x30...0x39, 0x41...0x5A,
            0x61...0x7A, 0x80...:
            true
        default: false
        }
    }
}
