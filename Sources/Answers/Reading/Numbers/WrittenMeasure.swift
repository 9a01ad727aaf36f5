/// A number with or without a unit, as a person writes it: `12,5 км`, `1 h 30 min`, `$ 5`, `двадцать один метр`.
struct WrittenMeasure: Sendable, Hashable {
    /// The number in `unit`.
    let number: ExactDecimal
    let unit: MeasureUnit?
    /// Whether the number is followed by something that is no known unit.
    private(set) var hasUnknownUnit = false

    /// The readings of a text; empty if it does not start with a number.
    /// - Parameters:
    ///   - plain: a text after the folding of compatibility.
    ///   - unit: the unit of the key.
    static func readings(of plain: [UInt32], for unit: MeasureUnit?) -> [WrittenMeasure] {
        readings(of: plain, whole: WrittenNumber.readings(of: plain, asYears: unit == nil))
    }

    /// The readings of a text of which it is known what it reads as as a whole.
    static func readings(of plain: [UInt32], whole: [ExactDecimal]) -> [WrittenMeasure] {
        guard plain.count <= 120 else { return [] }
        if !whole.isEmpty, !plain.contains(0x25), !plain.contains(0x2030) {
            return whole.map { WrittenMeasure(number: $0, unit: nil) }
        }
        var small = WrittenNumber.withSign(plain)
        _ = LetterCaseFolding.apply(to: &small)
        return small.contains(where: ScalarClass.isDigit) ? withDigits(small) : inWords(small)
    }

    // MARK: - Digits

    private static func withDigits(_ text: [UInt32]) -> [WrittenMeasure] {
        guard let start = text.firstIndex(where: ScalarClass.isDigit) else { return [] }
        var begin = start
        if begin > 0, text[begin - 1] == 0x2E || text[begin - 1] == 0x2C { begin -= 1 }
        var front = text[..<begin]
        let isNegative = front.last(where: { !ScalarClass.isWhiteSpace($0) }).map(ScalarClass.isMinus) ?? false
        if isNegative, let minus = front.lastIndex(where: ScalarClass.isMinus) { front = front[..<minus] }
        let prefix = trimmed(front)
        var parts: [(numbers: [ExactDecimal], unit: ArraySlice<UInt32>)] = []
        var rest = text[begin...]
        while !trimmed(rest).isEmpty {
            let end = numberEnd(rest)
            let numbers = WrittenNumber.digits(WrittenNumber.stripped(rest[..<end]).body, isNegative)
            let next = rest[end...].firstIndex(where: ScalarClass.isDigit) ?? rest.endIndex
            // The 2 of m2 belongs to the unit.
            let unitEnd = next < rest.endIndex && next > end && isSquare(rest, next) ? next + 1 : next
            guard !numbers.isEmpty else { return [] }
            parts.append((numbers, trimmed(rest[end..<unitEnd])))
            rest = rest[unitEnd...]
        }
        if parts.count == 1, let part = parts.first { return readings(part.numbers, part.unit, prefix) }
        return prefix.isEmpty ? composed(parts).map { [$0] } ?? [] : []
    }

    private static func readings(
        _ numbers: [ExactDecimal], _ suffix: ArraySlice<UInt32>, _ prefix: ArraySlice<UInt32>
    ) -> [WrittenMeasure] {
        var suffix = suffix
        var power = 0
        let word = suffix.prefix { $0 != 0x20 && $0 != 0x2E }
        if let shift = UnitNames.power(word) {
            power = shift
            suffix = trimmed(suffix[word.endIndex...])
        }
        let name = suffix.isEmpty ? prefix : suffix
        let unit = UnitNames.unit(name)
        let isUnknown = unit == nil && !name.isEmpty || !suffix.isEmpty && !prefix.isEmpty
        return numbers.map { WrittenMeasure(number: $0.shifted(power), unit: unit, hasUnknownUnit: isUnknown) }
    }

    /// `1 h 30 min` in minutes: units of one dimension, from large to small.
    private static func composed(
        _ parts: [(numbers: [ExactDecimal], unit: ArraySlice<UInt32>)]
    ) -> WrittenMeasure? {
        var sum = ExactDecimal.zero
        var last: MeasureUnit?
        for part in parts.reversed() {
            guard let unit = UnitNames.unit(part.unit), unit.offset.isZero, let number = part.numbers.first,
                !number.isNegative
            else { return nil }
            if let last { guard unit.dimension == last.dimension, last.factor < unit.factor else { return nil } }
            sum = sum + unit.base(number)
            last = unit
        }
        guard let last else { return nil }
        let base = MeasureUnit(dimension: last.dimension, symbol: last.symbol, factor: "1")
        return WrittenMeasure(number: sum, unit: base)
    }

    /// Where the digits, marks and spaces between groups of digits end.
    private static func numberEnd(_ text: ArraySlice<UInt32>) -> Int {
        var end = text.startIndex
        while end < text.endIndex {
            let scalar = text[end]
            let next = end + 1 < text.endIndex ? text[end + 1] : 0
            let isMark = scalar == 0x2E || scalar == 0x2C || scalar == 0x27 || scalar == 0x2019
            let belongs =
                ScalarClass.isDigit(scalar)
                || (isMark || ScalarClass.isWhiteSpace(scalar)) && ScalarClass.isDigit(next)
            guard belongs else { break }
            end += 1
        }
        return end
    }

    /// Whether a 2 or 3 directly follows m or м and no part of a number follows it.
    private static func isSquare(_ text: ArraySlice<UInt32>, _ index: Int) -> Bool {
        let isLast = index + 1 == text.endIndex || !ScalarClass.isDigit(text[index + 1])
        let before = text[index - 1]
        return isLast && (text[index] == 0x32 || text[index] == 0x33) && (before == 0x6D || before == 0x43C)
    }

    // MARK: - Words

    private static func inWords(_ text: [UInt32]) -> [WrittenMeasure] {
        let words = text.split(separator: 0x20, maxSplits: 12)
        guard (2...12).contains(words.count), NumberWords.mayBegin(WrittenNumber.stripped(words[0]).body)
        else { return [] }
        for unitCount in 1...3 where unitCount < words.count {
            guard let last = words.dropLast(unitCount).last else { break }
            let number = WrittenNumber.readings(of: Array(text[..<last.endIndex]))
            guard let value = number.first else { continue }
            let name = trimmed(text[words[words.count - unitCount].startIndex...])
            let unit = UnitNames.unit(name)
            return [WrittenMeasure(number: value, unit: unit, hasUnknownUnit: unit == nil)]
        }
        return []
    }

    private static func trimmed(_ text: ArraySlice<UInt32>) -> ArraySlice<UInt32> {
        func isRemoved(_ scalar: UInt32) -> Bool {
            scalar != 0x25 && scalar != 0x2030
                && (ScalarClass.isWhiteSpace(scalar) || ScalarClass.isPunctuation(scalar))
        }
        var text = text
        while let first = text.first, isRemoved(first) { text.removeFirst() }
        while let last = text.last, isRemoved(last) { text.removeLast() }
        return text
    }
}
