/// Removal of marks on letters that do not change the word.
enum AccentFolding {
    /// ё becomes е.
    /// - Returns: whether anything changed.
    static func removeYo(from scalars: inout [UInt32]) -> Bool {
        var hasChanged = false
        for index in scalars.indices where scalars[index] == 0x451 || scalars[index] == 0x401 {
            scalars[index] = scalars[index] == 0x451 ? 0x435 : 0x415
            hasChanged = true
        }
        return hasChanged
    }

    /// Latin and Greek letters lose their marks, unless the language has the letter in its alphabet; letters of any script lose
    /// marks that have no composed form with them, such as the stress in за́мок. Cyrillic й, ї, ў stay.
    /// - Returns: whether anything changed.
    static func removeMarks(from scalars: inout [UInt32], language: AnswerLanguage) -> Bool {
        guard scalars.contains(where: mayChange) else { return false }
        var result: [UInt32] = []
        result.reserveCapacity(scalars.count + 2)
        for scalar in scalars {
            guard mayChange(scalar), !language.letters.contains(scalar) else {
                result.append(scalar)
                continue
            }
            if !isLooseMark(scalar) { appendPlain(scalar, to: &result) }
        }
        guard result != scalars else { return false }
        scalars = result
        return true
    }

    /// ä, ö and ü as ae, oe and ue; `nil` where there are none.
    static func spellingUmlauts(_ scalars: [UInt32]) -> [UInt32]? {
        guard scalars.contains(where: { umlaut($0) != nil }) else { return nil }
        return scalars.flatMap { scalar in umlaut(scalar).map { [$0, 0x65] } ?? [scalar] }
    }

    private static func umlaut(_ scalar: UInt32) -> UInt32? {
        switch scalar {
        case 0xE4, 0xC4: 0x61
        case 0xF6, 0xD6: 0x6F
        case 0xFC, 0xDC: 0x75
        default: nil
        }
    }

    private static func mayChange(_ scalar: UInt32) -> Bool {
        scalar >= 0xC0 && !(0x410...0x44F).contains(scalar) && !(0x2010...0x2027).contains(scalar)
    }

    private static func isLooseMark(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x300...0x36F, 0x591...0x5BD, 0x5BF, 0x5C1, 0x5C2, 0x64B...0x65F, 0x670: true
        default: false
        }
    }

    private static func appendPlain(_ scalar: UInt32, to result: inout [UInt32]) {
        switch scalar {
        case 0xE6, 0xC6: result += [0x61, 0x65]
        case 0x153, 0x152: result += [0x6F, 0x65]
        case 0xFE, 0xDE: result += [0x74, 0x68]
        case 0xF0, 0xD0, 0x111, 0x110: result.append(0x64)
        case 0xF8, 0xD8: result.append(0x6F)
        case 0x142, 0x141: result.append(0x6C)
        case 0x127, 0x126: result.append(0x68)
        case 0x131: result.append(0x69)
        // е and и with a grave accent carry a stress.
        case 0x450: result.append(0x435)
        case 0x45D: result.append(0x438)
        default:
            let base = Decompositions.shared.base(of: scalar) ?? scalar
            let isLatinOrGreek = base < 0x250 || (0x370...0x3FF).contains(base)
            result.append(isLatinOrGreek ? base : scalar)
        }
    }
}
