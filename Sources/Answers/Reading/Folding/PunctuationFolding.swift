/// Folding of punctuation: to a space between words, or to nothing.
enum PunctuationFolding {
    /// Replaces punctuation.
    ///
    /// Removes apostrophes inside a word and №. Everything else that Unicode calls punctuation becomes a space; if `joins`, it is
    /// removed between two letters or a letter and a digit. Between two digits it always separates: `1.5` must not turn into `15`.
    /// A minus before a number is a sign and stays.
    /// - Parameter elides: whether an apostrophe inside a word separates it, as in *l’arbre*.
    /// - Returns: whether anything changed, and whether anything was removed that would separate words.
    /// - Complexity: O(*n*) in the number of scalars.
    static func apply(to scalars: inout [UInt32], joins: Bool, elides: Bool) -> (changed: Bool, joined: Bool) {
        guard let first = scalars.firstIndex(where: ScalarClass.isPunctuation) else { return (false, false) }
        var result: [UInt32] = []
        result.reserveCapacity(scalars.count)
        result += scalars[..<first]
        var hasJoined = false
        var runEnd = first
        for index in first..<scalars.count {
            let scalar = scalars[index]
            guard ScalarClass.isPunctuation(scalar) else {
                result.append(scalar)
                continue
            }
            if runEnd <= index { runEnd = end(ofRunAt: index, in: scalars) }
            let before = index > 0 ? scalars[index - 1] : 0x20
            let after = index + 1 < scalars.count ? scalars[index + 1] : 0x20
            if ScalarClass.isMinus(scalar), ScalarClass.isDigit(after), ScalarClass.isWhiteSpace(before) {
                result.append(0x2D)
            } else if vanishes(scalar) {
                continue
            } else if ScalarClass.isApostrophe(scalar), ScalarClass.isWordPart(before), ScalarClass.isWordPart(after) {
                if elides { result.append(0x20) }
            } else if joins, !partsDigits(scalars, runEnd, after: result.last) {
                hasJoined = true
            } else {
                result.append(0x20)
            }
        }
        guard result != scalars else { return (false, false) }
        scalars = result
        return (true, hasJoined)
    }

    /// Signs such as № and ™ are removed and do not separate words.
    private static func vanishes(_ scalar: UInt32) -> Bool {
        switch scalar {
        case ScalarClass.numero, 0xA9, 0xAE, 0x2122, 0x2120, 0x2117: true
        default: false
        }
    }

    /// Where the punctuation that begins at `index` ends.
    private static func end(ofRunAt index: Int, in scalars: [UInt32]) -> Int {
        scalars[index...].firstIndex { !ScalarClass.isPunctuation($0) } ?? scalars.count
    }

    /// Whether the characters before and after the punctuation are both digits.
    private static func partsDigits(_ scalars: [UInt32], _ runEnd: Int, after left: UInt32?) -> Bool {
        guard let left, runEnd < scalars.count else { return false }
        return ScalarClass.isDigit(left) && ScalarClass.isDigit(scalars[runEnd])
    }
}
