/// The list of an `IN` predicate; long lists of literals are looked up by hash.
struct InList: Sendable, Hashable {
    /// The elements in the order of the text.
    let elements: [Expression]
    private let texts: Set<String>?
    private let integers: Set<Int64>?

    /// Shorter lists are compared one by one.
    private static let fewElements = 8

    init(_ elements: [Expression]) {
        self.elements = elements
        var texts: Set<String> = []
        var integers: Set<Int64> = []
        for element in elements {
            switch element.constantValue {
            case .text(let text): texts.insert(text)
            case .number(.integer(let integer)): integers.insert(integer)
            default: break
            }
        }
        let isLong = elements.count > Self.fewElements
        let isText = elements.allSatisfy { if case .text? = $0.constantValue { true } else { false } }
        let isInteger = elements.allSatisfy { if case .number(.integer)? = $0.constantValue { true } else { false } }
        self.texts = isLong && isText ? texts : nil
        self.integers = isLong && isInteger ? integers : nil
    }

    /// Whether a value that is not null is in it; `nil` where the elements have to be compared.
    func contains(_ value: Value) -> Truth? {
        if let texts {
            guard case .text(let text) = value else { return .unknown }
            return Truth(texts.contains(text))
        }
        guard let integers else { return nil }
        switch value {
        case .number(.integer(let integer)): return Truth(integers.contains(integer))
        case .number(.double(let double)):
            // Beyond 53 bits the digits are compared.
            guard let integer = Int64(exactly: double) else { return double.rounded() == double ? nil : .no }
            return Number.isSmall(integer) ? Truth(integers.contains(integer)) : nil
        case .number(.decimal): return nil
        default: return .unknown
        }
    }
}
