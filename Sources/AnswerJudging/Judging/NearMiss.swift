/// What is nearly right in an answer that is not.
public enum NearMiss: Sendable, Hashable {
    /// The spelling is off by just too much.
    case spelling
    /// The number would be right in another unit.
    case unit
    /// The number has the wrong sign.
    case sign
    /// Two neighbouring digits have changed places.
    case digits
    /// The answer says more than was asked for.
    case moreThanAsked
    /// Everything is there, in another order.
    case order
    /// Everything given is right, but more is asked for.
    case incomplete(given: Int, wanted: Int)
    /// The code is right but for characters that are easily misread, capital letters, or spaces.
    case confusedCharacters

    /// What is nearly right in a number, as far as that can be told without looking at its digits.
    package init?(_ number: ExactDecimal, wanted: (ExactDecimal) -> Bool) {
        guard !number.isZero, wanted(number.negated) else { return nil }
        self = .sign
    }
}
