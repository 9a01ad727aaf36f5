/// The order of names in a list: letter case does not matter, ё stands with е, and numbers are ordered by their value.
struct ListOrder: Comparable {
    private let letters: [UInt32]
    private let text: String

    init(_ text: String) {
        self.text = text
        var letters: [UInt32] = []
        var digits: [UInt32] = []
        func number() -> [UInt32] {
            let value = digits.drop { $0 == 0x30 }
            // Of two numbers that with more digits is larger; all of them stand where digits stand among letters.
            return digits.isEmpty ? [] : [0x30, UInt32(value.count)] + value
        }
        for scalar in text.lowercased().unicodeScalars {
            if (0x30...0x39).contains(scalar.value) {
                digits.append(scalar.value)
                continue
            }
            letters += number()
            digits = []
            letters.append(scalar == "ё" ? 0x435 : scalar.value)
        }
        self.letters = letters + number()
    }

    static func < (one: ListOrder, other: ListOrder) -> Bool {
        if one.letters != other.letters { return one.letters.lexicographicallyPrecedes(other.letters) }
        return one.text < other.text
    }
}
