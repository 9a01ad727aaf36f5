/// Answers typed while the keyboard had the other layout: *vtkmybwf* for мельница.
///
/// Source: the standard layouts QWERTY (US) and ЙЦУКЕН (Windows).
enum KeyboardLayout {
    /// The Latin characters on the keys of a Russian text; `nil` for other texts and short ones.
    static func latinKeys(of text: [UInt32]) -> [UInt32]? { keys(of: text, latin) }

    /// The Russian characters on the keys of a Latin text; `nil` for other texts and short ones.
    static func cyrillicKeys(of text: [UInt32]) -> [UInt32]? { keys(of: text, cyrillic) }

    /// The small characters of an answer; `nil` for one that has no letter or is short.
    static func typed(_ text: [UInt32]) -> [UInt32]? {
        guard (shortest...60).contains(text.count) else { return nil }
        var typed = text
        _ = LetterCaseFolding.apply(to: &typed)
        return typed
    }

    private static let shortest = 4

    private static func keys(of text: [UInt32], _ layout: [UInt32: UInt32]) -> [UInt32]? {
        guard var small = typed(text) else { return nil }
        for index in small.indices where small[index] != 0x20 {
            guard let key = layout[small[index]] else { return nil }
            small[index] = key
        }
        return small
    }

    /// The keys of the two layouts, from the top left.
    private static let latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
    private static let cyrillicKeys = "йцукенгшщзхъфывапролджэячсмитьбюё"
    private static let latin = pairs(cyrillicKeys, latinKeys)
    private static let cyrillic = pairs(latinKeys, cyrillicKeys)

    private static func pairs(_ from: String, _ to: String) -> [UInt32: UInt32] {
        var pairs: [UInt32: UInt32] = [:]
        for (key, value) in zip(from.unicodeScalars, to.unicodeScalars) {
            pairs[key.value] = value.value
        }
        return pairs
    }
}
