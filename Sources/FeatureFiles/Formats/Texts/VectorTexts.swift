import Support

/// Messages while files are read and written.
enum VectorTexts {
    static func renamedColumns(_ names: [(String, String)]) -> Message {
        let list = names.map { "\($0) → \($1)" }.joined(separator: ", ")
        return Message("vector-renamed-columns", ["list": .of(list)])
    }

    static func withoutPlace(_ lines: [Int], of count: Int) -> Message {
        let list = lines.map(String.init).joined(separator: ", ") + (count > lines.count ? ", …" : "")
        return Message("vector-without-place", ["count": .of(count), "list": .of(list)])
    }
}
