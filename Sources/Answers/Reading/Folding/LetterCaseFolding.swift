/// Folding of capital and small letters.
///
/// Upper case first, then lower case, to match Unicode's full case folding for ß, ς and the like (Unicode standard, section 3.13).
enum LetterCaseFolding {
    /// - Returns: whether anything changed.
    static func apply(to scalars: inout [UInt32]) -> Bool {
        var hasChanged = false
        for index in scalars.indices {
            let scalar = scalars[index]
            guard let small = small(scalar) else { return applyFully(to: &scalars) }
            if small != scalar {
                scalars[index] = small
                hasChanged = true
            }
        }
        return hasChanged
    }

    /// The small letter, if the mapping is one scalar to one by a simple rule.
    private static func small(_ scalar: UInt32) -> UInt32? {
        switch scalar {
        case 0x41...0x5A: scalar + 0x20
        case 0...0x7F: scalar
        case 0x410...0x42F: scalar + 0x20
        case 0x430...0x45F: scalar
        case 0x400...0x40F: scalar + 0x50
        case 0x2010...0x2027, ScalarClass.numero, 0xAB, 0xBB: scalar
        default: nil
        }
    }

    private static func applyFully(to scalars: inout [UInt32]) -> Bool {
        var result: [UInt32] = []
        result.reserveCapacity(scalars.count + 4)
        for value in scalars {
            guard let scalar = Unicode.Scalar(value) else { continue }
            for upper in scalar.properties.uppercaseMapping.unicodeScalars {
                for lower in upper.properties.lowercaseMapping.unicodeScalars { result.append(lower.value) }
            }
        }
        guard result != scalars else { return false }
        scalars = result
        return true
    }
}
