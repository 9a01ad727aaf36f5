/// What is nearly right in an answer that is not accepted.
public enum NearMiss: Sendable, Hashable {
    /// The spelling has one error too many.
    case spelling
    /// The number would be right in another unit.
    case unit
    /// The number has the wrong sign.
    case sign
    /// Two neighbouring digits have changed places.
    case digits
    /// The answer has more than was asked for.
    case moreThanAsked
    /// All items are there, in another order.
    case order
    /// All items given are right, but more are required.
    case incomplete(given: Int, wanted: Int)
    /// The code is right except for characters that are easily misread, capital letters, or spaces.
    case confusedCharacters

    /// What is nearly right in a number, as far as can be said without comparing digits.
    init?(_ number: ExactDecimal, wanted: (ExactDecimal) -> Bool) {
        guard wanted(number.negated) else { return nil }
        self = .sign
    }
}
