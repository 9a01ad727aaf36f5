/// Unicode's compatibility composition (NFKC, UAX 15), without invisible characters and with digits of all scripts as 0 to 9.
enum CompatibilityFolding {
    /// Brings scalars into NFKC, drops invisible ones, and writes decimal digits as 0 to 9.
    ///
    /// № ´ ™ ℠ stay as they are: in an answer they are punctuation, not *No*, a space with an accent, *TM* or *SM*.
    /// - Returns: whether anything changed.
    static func apply(to scalars: inout [UInt32]) -> Bool {
        guard scalars.contains(where: { !isInert($0) }) else { return false }
        var result: [UInt32] = []
        result.reserveCapacity(scalars.count)
        for scalar in scalars where !isInvisible(scalar) {
            if isKept(scalar) {
                result.append(scalar)
            } else {
                Decompositions.shared.decompose(scalar, into: &result)
            }
        }
        for index in result.indices { result[index] = plainDigit(result[index]) }
        order(&result)
        compose(&result)
        guard result != scalars else { return false }
        scalars = result
        return true
    }

    /// Whether a scalar is in NFKC as it is, in any context, and visible. `false` means: the full algorithm decides.
    private static func isInert(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0...0x7F, 0xA1...0xA7, 0xAB...0xAC, 0xC0...0x131, 0x134...0x13E, 0x141...0x148, 0x14A...0x17E,
            0x400...0x482, 0x48A...0x52F, 0x2012...0x2016, 0x2018...0x201F, numero:
            true
        default: false
        }
    }

    private static let numero = ScalarClass.numero

    private static func isKept(_ scalar: UInt32) -> Bool {
        switch scalar {
        case numero, 0xB4, 0x2122, 0x2120: true
        default: false
        }
    }

    private static func isInvisible(_ scalar: UInt32) -> Bool {
        Unicode.Scalar(scalar)?.properties.isDefaultIgnorableCodePoint != false
    }

    private static func plainDigit(_ scalar: UInt32) -> UInt32 {
        guard let properties = Unicode.Scalar(scalar)?.properties,
            properties.generalCategory == .decimalNumber, let value = properties.numericValue, value >= 0, value <= 9
        else { return scalar }
        return 0x30 + UInt32(value)
    }

    private static func combiningClass(_ scalar: UInt32) -> UInt8 {
        Unicode.Scalar(scalar)?.properties.canonicalCombiningClass.rawValue ?? 0
    }

    /// The canonical ordering algorithm (Unicode standard, section 3.11): consecutive marks are sorted by their classes.
    private static func order(_ scalars: inout [UInt32]) {
        var index = 0
        while index < scalars.count {
            guard combiningClass(scalars[index]) != 0 else {
                index += 1
                continue
            }
            var end = index + 1
            while end < scalars.count, combiningClass(scalars[end]) != 0 { end += 1 }
            // Sorted by class and position, since Swift does not guarantee a stable sort.
            let marks = scalars[index..<end].enumerated().sorted {
                (combiningClass($0.element), $0.offset) < (combiningClass($1.element), $1.offset)
            }
            scalars.replaceSubrange(index..<end, with: marks.map { $0.element })
            index = end
        }
    }

    /// The canonical composition algorithm (Unicode standard, section 3.11).
    private static func compose(_ scalars: inout [UInt32]) {
        var starter: Int?
        var lastClass: UInt8 = 0
        var end = 0
        for scalar in scalars {
            let current = combiningClass(scalar)
            if let start = starter, end == start + 1 || lastClass < current, end == start + 1 || lastClass != 0,
                let composite = Decompositions.shared.composite(scalars[start], scalar)
            {
                scalars[start] = composite
                continue
            }
            if current == 0 { starter = end }
            lastClass = current
            scalars[end] = scalar
            end += 1
        }
        scalars.removeSubrange(end...)
    }
}
