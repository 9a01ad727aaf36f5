/// The answers to a task in a riders' edition: they can be recognised, but not read.
///
/// Each right answer in its normal form has a seal of 64 bytes, derived with scrypt: the first half is compared, the second half
/// hides the key to the texts for riders who have solved the task. Decoy seals pad the number, so that it reveals little.
///
/// A short answer can still be found by trying all possible ones: a seal delays, it does not protect.
public struct SealedAnswer: Sendable, Hashable {
    /// The seal of a right answer, or a decoy.
    package struct Seal: Sendable, Hashable {
        package static let length = 64

        package let bytes: [UInt8]

        package init?(_ bytes: [UInt8]) {
            guard bytes.count == Self.length else { return nil }
            self.bytes = bytes
        }

        /// A seal from the scrypt output for an answer and the key to hide in it.
        package init?(_ stretched: [UInt8], hiding key: SealKey) {
            guard stretched.count == Self.length else { return nil }
            bytes = stretched[..<32] + zip(stretched[32...], key.bytes).map { $0 ^ $1 }
        }

        fileprivate func key(_ stretched: [UInt8]) -> SealKey? {
            SealKey(zip(stretched[32...], bytes[32...]).map { $0 ^ $1 })
        }
    }

    /// The permitted lengths of a salt, in bytes.
    package static let saltLengths = 8...64
    /// The most seals of a task.
    package static let mostSeals = 2 * AnswerKey.mostNormalForms

    /// How answers are brought into normal forms.
    public let shape: AnswerShape
    /// Whether the seals alone decide: `false` if typing errors are forgiven as well, which only the organiser's edition can judge.
    public let isExact: Bool
    /// The work for one guess.
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

    /// The verdict on an answer, and the key it yields if it is right.
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
            else { return (.pending(.organiser), nil) }
            if let place = places[Array(stretched[..<32])], let key = seals[place].key(stretched) {
                return (.accepted(AnswerMatch(form: answer, agreement: .sealed)), key)
            }
        }
        return (isExact ? .rejected(.noMatch) : .pending(.spelling), nil)
    }

    /// Two sealed answers are equal if everything in the file is.
    public static func == (left: SealedAnswer, right: SealedAnswer) -> Bool {
        left.salt == right.salt && left.seals == right.seals && left.shape == right.shape && left.cost == right.cost
            && left.isExact == right.isExact && left.success == right.success
    }

    /// Hashes the salt, which is unique to an answer.
    public func hash(into hasher: inout Hasher) { hasher.combine(salt) }
}
