// Whether the overlay sorts as it should, and is what the compiler takes in place of the standard library; test.py runs it, built as for
// web pages: against a module of its own, which no file imports.

struct Element: Equatable {
    var key: Int
    var place: Int
}

/// What two elements were compared, in the order in which it happened.
final class Comparisons {
    var pairs: [[Int]] = []

    func isBefore(_ left: Element, _ right: Element) -> Bool {
        pairs.append([left.place, right.place])
        return left.key < right.key
    }
}

let seed: UInt64 = 20_261_126
var state = seed

func random(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
}

/// The elements in order by the slowest way: the first of the least ones, again and again.
func selected(_ elements: [Element]) -> [Element] {
    var left = elements
    var found: [Element] = []
    while var least = left.first {
        for element in left where element.key < least.key { least = element }
        left.removeAll { $0 == least }
        found.append(least)
    }
    return found
}

/// What the overlay compares: by insertion where there are few, what `SortingOrder` asks for where there are many.
func expected(_ elements: [Element]) -> [[Int]] {
    let comparisons = Comparisons()
    guard elements.count <= SortingOrder.few else {
        var order = SortingOrder(elements.count)
        while let (later, earlier) = order.question {
            order.answer(comparisons.isBefore(elements[later], elements[earlier]))
        }
        return comparisons.pairs
    }
    var sorted: [Element] = []
    for element in elements {
        let place = sorted.lastIndex { !comparisons.isBefore(element, $0) }
        sorted.insert(element, at: place.map { $0 + 1 } ?? 0)
    }
    return comparisons.pairs
}

func check(_ elements: [Element], _ about: String) {
    let right = selected(elements)
    let compared = expected(elements)
    let keys = right.map { $0.key }

    var array = elements
    let ofArray = Comparisons()
    array.sort(by: ofArray.isBefore)
    precondition(array == right, "\(about): sort(by:) of an array")
    precondition(ofArray.pairs == compared, "\(about): another sort(by:) than the overlay's sorted the array")

    let ofSequence = Comparisons()
    precondition(AnySequence(elements).sorted(by: ofSequence.isBefore) == right, "\(about): sorted(by:) of a sequence")
    precondition(ofSequence.pairs == compared, "\(about): another sorted(by:) than the overlay's sorted the sequence")
    precondition(elements[...].sorted { $0.key < $1.key } == right, "\(about): sorted(by:) of a slice")

    var packed = ContiguousArray(elements)
    let ofPacked = Comparisons()
    packed.sort(by: ofPacked.isBefore)
    precondition(Array(packed) == right, "\(about): sort(by:) of a contiguous array")
    precondition(
        ofPacked.pairs == compared, "\(about): another sort(by:) than the overlay's sorted the contiguous array")

    var plain = elements.map { $0.key }
    precondition(plain.sorted() == keys, "\(about): sorted()")
    plain.sort()
    precondition(plain == keys, "\(about): sort()")
    var packedKeys = ContiguousArray(elements.map { $0.key })
    packedKeys.sort()
    precondition(Array(packedKeys) == keys, "\(about): sort() of a contiguous array")

    // In order already: one comparison for each pair of neighbouring runs.
    let again = Comparisons()
    array.sort(by: again.isBefore)
    precondition(
        array == right && again.pairs.count <= elements.count,
        "\(about): in order already, with \(again.pairs.count) comparisons")
}

for count in Array(0...70) + [100, 1000, 2049] {
    for keys in [1, 2, 5, 100_000] {
        check(
            (0..<count).map { Element(key: random(below: keys), place: $0) },
            "\(count) elements, \(keys) keys, seed \(seed)")
    }
    check((0..<count).map { Element(key: -$0, place: $0) }, "\(count) elements backwards")
    check((0..<count).map { Element(key: $0 % 7, place: $0) }, "\(count) elements in sevens")
}
print("the overlay sorts as it should")
