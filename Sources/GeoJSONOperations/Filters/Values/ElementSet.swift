import JSON

/// An array as a set, for the array functions (clause 7.8, requirement array-predicates B).
struct ElementSet: Sendable, Hashable {
    private var elements: Set<Element>

    /// One element in a form that equal elements share.
    enum Element: Sendable, Hashable {
        case null
        case boolean(Bool)
        case integer(Int64)
        case number(DecimalKey)
        case text(String)
        case instant(Instant)
        case list([Element])
        case object(JSONObject)

        init(_ number: Number) {
            switch number {
            case .integer(let integer) where Number.isSmall(integer): self = .integer(integer)
            case .double(let double):
                if let integer = Int64(exactly: double), Number.isSmall(integer) {
                    self = .integer(integer)
                } else {
                    self = .number(number.exact)
                }
            default: self = .number(number.exact)
            }
        }

        init(_ value: Value) {
            switch value {
            case .null, .structure: self = .null
            case .boolean(let flag): self = .boolean(flag)
            case .number(let number): self.init(number)
            case .text(let text): self = .text(text)
            case .instant(let instant): self = .instant(instant)
            }
        }

        init(_ value: JSONValue) {
            switch value {
            case .array(let elements): self = .list(elements.map { Element($0) })
            case .object(let object): self = .object(object)
            default: self.init(Value(value))
            }
        }
    }

    /// No elements.
    init() { elements = [] }

    /// The elements of an array in a file.
    init(_ array: [JSONValue]) { elements = Set(array.map { Element($0) }) }

    /// Adds an element.
    mutating func insert(_ element: Element) { elements.insert(element) }

    /// Whether any element is a date or a moment.
    private var hasInstants: Bool {
        elements.contains { if case .instant = $0 { true } else { false } }
    }

    /// The set with texts that are dates or moments converted to them.
    private var readingInstants: ElementSet {
        var result = ElementSet()
        for element in elements {
            if case .text(let text) = element, let instant = Instant(text) {
                result.elements.insert(.instant(instant))
            } else {
                result.elements.insert(element)
            }
        }
        return result
    }

    /// Whether the relation holds. Texts of a file are read as dates and moments where the other set has some.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    static func holds(_ relation: ArrayRelation, _ left: ElementSet, _ right: ElementSet) -> Bool {
        let left = right.hasInstants ? left.readingInstants : left
        let right = left.hasInstants ? right.readingInstants : right
        return switch relation {
        case .equals: left.elements == right.elements
        case .contains: left.elements.isSuperset(of: right.elements)
        case .containedBy: left.elements.isSubset(of: right.elements)
        case .overlaps: !left.elements.isDisjoint(with: right.elements)
        }
    }
}

/// The array functions (clause 7.8).
enum ArrayRelation: String, Sendable, Hashable, CaseIterable {
    case equals = "A_EQUALS"
    case contains = "A_CONTAINS"
    case containedBy = "A_CONTAINEDBY"
    case overlaps = "A_OVERLAPS"
}
