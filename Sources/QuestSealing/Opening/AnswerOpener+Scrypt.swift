public import Answers

extension AnswerOpener {
    /// Opens the sealed answers of a riders' edition, with the library that the system has.
    ///
    ///     var referee = Referee(quest: quest, opener: .scrypt)
    ///     let verdict = try referee.submit("ель", to: "task-1", at: now)  // away from the main thread: it takes tenths of a second
    ///
    /// CryptoKit of Apple systems has no scrypt, which is plain Swift there: it takes longer.
    public static let scrypt = AnswerOpener(
        stretch: { text, salt, cost in KeyDerivation.scrypt(text, salt: salt, cost: cost) },
        open: { box, key in SealedBytes.open(box, key: key) })
}
