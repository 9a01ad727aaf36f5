/// A number that a task asks for, with its tolerance and its unit.
///
///     NumberAnswer("1984", tolerance: .absolute("2"))
///     NumberAnswer("12.5", tolerance: .percent("10"), unit: MeasureUnit("m"))
///
/// Everything is exact decimal arithmetic, and both ends of the tolerance are right answers. An answer without a unit is in the
/// unit of the key; one in another unit of the same dimension is converted. If the key has no unit, an answer with one is nearly
/// right, since it cannot be compared.
public struct NumberAnswer: Sendable, Hashable {
    /// By how much an answer may be off.
    public enum Tolerance: Sendable, Hashable {
        /// Not at all.
        case exact
        /// By this number of units, as decimal text.
        case absolute(String)
        /// By this many hundredths of the number, as decimal text.
        case percent(String)
    }

    /// The number.
    public var value: String { number.normalForm }
    /// By how much an answer may be off.
    public let tolerance: Tolerance
    /// The unit of the number.
    public let unit: MeasureUnit?
    /// Whether only whole numbers are right.
    public let isWhole: Bool

    package let number: ExactDecimal
    /// The lowest and the highest right number, in the unit of the key.
    let lowest: ExactDecimal
    let highest: ExactDecimal

    /// Prepares a number; `nil` if a text is not a decimal number such as `-12.5`, or the tolerance is negative.
    public init?(_ value: String, tolerance: Tolerance = .exact, unit: MeasureUnit? = nil, isWhole: Bool = false) {
        guard let number = ExactDecimal(value), number.digitCount <= 40 else { return nil }
        let margin: ExactDecimal?
        switch tolerance {
        case .exact: margin = .zero
        case .absolute(let text): margin = ExactDecimal(text)
        case .percent(let text): margin = ExactDecimal(text).map { $0 * number.magnitude.shifted(-2) }
        }
        guard let margin, !margin.isNegative, margin.digitCount <= 80 else { return nil }
        self.number = number
        self.tolerance = tolerance
        self.unit = unit
        self.isWhole = isWhole
        lowest = number - margin
        highest = number + margin
    }

    /// The verdict on an answer that is not blank.
    func judge(_ text: String) -> Verdict {
        let readings = WrittenMeasure.readings(of: FoldedText(text, .plain).scalars, for: unit)
        guard !readings.isEmpty else { return .rejected(.notANumber) }
        var nearness: NearMiss?
        for reading in readings {
            if let inUnit = shape.converted(reading), accepts(inUnit, reading) {
                return .accepted(AnswerMatch(form: written, agreement: agreement(reading, inUnit)))
            }
            nearness = nearness ?? self.nearness(reading)
        }
        return nearness.map(Verdict.nearly) ?? .rejected(.noMatch)
    }

    /// The number with its unit, for people.
    var written: String { written(number) }

    private func written(_ number: ExactDecimal) -> String { number.normalForm + (unit.map { " " + $0.symbol } ?? "") }

    /// Candidates for a right answer: the number itself and the neighbouring whole numbers.
    var samples: [String] {
        let nearest = [0, -1, 1].map { number.wholePart + ExactDecimal($0) }
        return [written] + (isWhole ? nearest.filter(isWithin).map(written) : [])
    }

    var shape: NumberShape { NumberShape(unit: unit, isWhole: isWhole) }

    private func accepts(_ based: ExactDecimal, _ reading: WrittenMeasure) -> Bool {
        (!isWhole || reading.number.isWhole && (reading.unit == nil || reading.unit == unit))
            && based >= shape.base(lowest) && based <= shape.base(highest)
    }

    private func isWithin(_ number: ExactDecimal) -> Bool { number >= lowest && number <= highest }

    private func agreement(_ reading: WrittenMeasure, _ based: ExactDecimal) -> AnswerMatch.Agreement {
        if based != shape.base(number) { return .tolerance }
        return reading.number == number && (reading.unit == nil || reading.unit == unit) ? .number : .unit
    }

    private func nearness(_ reading: WrittenMeasure) -> NearMiss? {
        if isWithin(reading.number) {
            if isWhole, !reading.number.isWhole { return nil }
            return reading.hasUnknownUnit || unit == nil ? .moreThanAsked : .unit
        }
        if let nearness = NearMiss(reading.number, wanted: isWithin) { return nearness }
        return number.digitCount >= 4 && number.isTransposed(reading.number) ? .digits : nil
    }
}

/// What is needed to normalise a number: its unit and whether it is whole, not the number itself.
public struct NumberShape: Sendable, Hashable {
    /// The unit of an answer that names none.
    public let unit: MeasureUnit?
    /// Whether only whole numbers are right.
    public let isWhole: Bool

    package init(unit: MeasureUnit?, isWhole: Bool) {
        self.unit = unit
        self.isWhole = isWhole
    }

    /// Converts a number from the unit of the key to the base unit of its dimension.
    func base(_ number: ExactDecimal) -> ExactDecimal { unit?.base(number) ?? number }

    /// Converts a number in any unit to the base unit of the key's dimension; `nil` if it has another dimension.
    func converted(_ reading: WrittenMeasure) -> ExactDecimal? {
        guard !reading.hasUnknownUnit else { return nil }
        guard let given = reading.unit else { return base(reading.number) }
        guard let unit else { return nil }
        if given.dimension == unit.dimension { return given.base(reading.number) }
        // “20 degrees” is a temperature if the key asks for one.
        return given.dimension == .angle && unit.dimension == .temperature ? unit.base(reading.number) : nil
    }
}
