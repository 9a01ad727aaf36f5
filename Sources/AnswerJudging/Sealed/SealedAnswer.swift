/// The answers to a task in a riders' edition: they can be recognised, and not be read.
///
/// Each right answer in its normal form has a seal of 64 bytes, made of what scrypt makes of it: the first half is compared, the
/// second half hides the key to what riders read once they have solved the task. Seals of no answer at all fill up their
/// number, so that it tells little.
///
/// A short answer can be found all the same by trying all there are: a seal delays, it does not protect.
public struct SealedAnswer: Sendable, Hashable {
    /// One right answer, or none.
    package struct Seal: Sendable, Hashable {
        package static let length = 64

        package let bytes: [UInt8]

        package init?(_ bytes: [UInt8]) {
            guard bytes.count == Self.length else { return nil }
            self.bytes = bytes
        }

        /// A seal from what scrypt makes of an answer, and the key that is hidden in it.
        package init?(_ stretched: [UInt8], hiding key: SealKey) {
            guard stretched.count == Self.length else { return nil }
            bytes = stretched[..<32] + zip(stretched[32...], key.bytes).map { $0 ^ $1 }
        }

        fileprivate func key(_ stretched: [UInt8]) -> SealKey? {
            SealKey(zip(stretched[32...], bytes[32...]).map { $0 ^ $1 })
        }
    }

    /// How long a salt is.
    package static let saltLengths = 8...64
    /// More seals than this nobody needs.
    package static let mostSeals = 2 * AnswerKey.mostNormalForms

    /// How answers are brought into normal forms.
    public let shape: AnswerShape
    /// Whether the seals are all there is to it: `false` where typing errors are forgiven as well, which only the organiser's
    /// edition can tell.
    public let isExact: Bool
    /// The work that one guess is.
    public let cost: SealCost

    package let salt: [UInt8]
    package let seals: [Seal]
    /// The box with the texts that riders read once the task is solved.
    package let success: [UInt8]?

    private let places: [[UInt8]: Int]

    package init?(
        shape: AnswerShape, isExact: Bool, cost: SealCost, salt: [UInt8], seals: [Seal], success: [UInt8]? = nil
    ) {
        guard Self.saltLengths.contains(salt.count), (1...Self.mostSeals).contains(seals.count) else { return nil }
        self.shape = shape
        self.isExact = isExact
        self.cost = cost
        self.salt = salt
        self.seals = seals
        self.success = success
        var places: [[UInt8]: Int] = [:]
        for (place, seal) in seals.enumerated() {
            let check = Array(seal.bytes[..<32])
            if places[check] == nil { places[check] = place }
        }
        self.places = places
    }

    /// The verdict on an answer, and the key it gives where it is right.
    ///
    /// It takes `cost` for each of the normal forms of the answer, one to four of them: some tenths of a second.
    public func open(_ answer: String, with opener: AnswerOpener) -> (verdict: Verdict, key: SealKey?) {
        guard answer.utf8.count <= AnswerKey.longestAnswer else { return (.rejected(.tooLong), nil) }
        guard !AnswerKey.isBlank(answer) else { return (.rejected(.empty), nil) }
        let forms = shape.normalForms(of: answer)
        guard !forms.isEmpty else { return (.rejected(shape.rejection(of: answer)), nil) }
        for form in forms {
            guard let stretched = opener.stretch(Array(form.utf8), salt: salt, cost: cost),
                stretched.count == Seal.length
            else { return (.pending, nil) }
            if let place = places[Array(stretched[..<32])], let key = seals[place].key(stretched) {
                return (.accepted(AnswerMatch(form: answer, agreement: .sealed)), key)
            }
        }
        return (isExact ? .rejected(.noMatch) : .deferred, nil)
    }

    /// Two sealed answers are one when all that is in the file is.
    public static func == (left: SealedAnswer, right: SealedAnswer) -> Bool {
        left.salt == right.salt && left.seals == right.seals && left.shape == right.shape && left.cost == right.cost
            && left.isExact == right.isExact && left.success == right.success
    }

    /// Hashes the salt, which no two answers share.
    public func hash(into hasher: inout Hasher) { hasher.combine(salt) }
}
