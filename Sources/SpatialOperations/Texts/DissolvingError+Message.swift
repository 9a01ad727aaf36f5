public import Support

extension DissolvingError {
    /// Which Features, counted from 1, what is wrong with them and what to do.
    public var message: LocalizedText {
        let numbers = features.prefix(5).map { String($0 + 1) }.joined(separator: ", ")
        let more = features.count > 5 ? ", …" : ""
        let text = reason.message
        guard features.count != 1 else {
            return LocalizedText("Feature \(numbers): \(text.english)", "объект \(numbers): \(text.russian)")
        }
        return LocalizedText(
            "Features \(numbers)\(more): \(text.english)", "объекты \(numbers)\(more): \(text.russian)")
    }
}
