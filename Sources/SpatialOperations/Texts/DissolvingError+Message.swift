public import Support

extension DissolvingError {
    /// Which Features, counted from 1, what is wrong with them and what to do.
    public var message: Message {
        let numbers = features.prefix(5).map { String($0 + 1) }.joined(separator: ", ")
        let more = features.count > 5 ? ", …" : ""
        let text = reason.message
        guard features.count != 1 else {
            return Message("dissolving-error", ["numbers": .of(numbers), "text": .of(text)])
        }
        return Message("dissolving-error-2", ["numbers": .of(numbers), "more": .of(more), "text": .of(text)])
    }
}
