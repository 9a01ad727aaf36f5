public import Answers

extension AnswerOpener {
    /// Opens the sealed answers of a riders' edition in plain Swift, where no library does, as in a web page.
    ///
    /// Gives the bytes that `AnswerOpener.scrypt` of the module QuestSealing gives, more slowly.
    public static let portable = AnswerOpener(
        stretch: { text, salt, cost in
            guard !text.isEmpty, !salt.isEmpty else { return nil }
            return Scrypt.derive(text, salt: salt, cost: cost, count: 64)
        },
        open: { box, key in ChaChaPoly.open(box, key: key) })
}
