/// A stable sort that asks for the comparisons it needs, so that its code is there once and not for each type that is sorted.
///
///     var order = SortingOrder(elements.count)
///     while let (left, right) = order.question { order.answer(isBefore(elements[left], elements[right])) }
///     // elements[order.places[0]] comes first
///
/// Merges runs of 1, 2, 4 … places, bottom up. Two runs that follow each other are left as they are after one comparison.
///
/// - Complexity: O(*n* log *n*) comparisons, *n* where the elements are in order.
public struct SortingOrder {
    /// Up to so many elements are sorted without it, by insertion.
    public static let few = 16

    /// The places of the elements, in order once there is no further question.
    public private(set) var places: [Int32]
    /// The places of the two elements whose order is asked for, the later one of them first; `nil` once all are in order.
    public private(set) var question: (Int, Int)?

    private var merged: [Int32]
    private var width = 1
    /// The runs that are merged: from `low` to `middle`, and from there to `high`.
    private var low = 0
    private var middle = 0
    private var high = 0
    /// What is merged next of both; the left one is `middle - 1` while it is asked whether the runs follow each other.
    private var left = 0
    private var right = 0
    private var isBegun = false

    /// The order of so many elements.
    @inline(never)
    public init(_ count: Int) {
        places = []
        places.reserveCapacity(count)
        for place in 0..<count { places.append(Int32(truncatingIfNeeded: place)) }
        merged = []
        merged.reserveCapacity(count)
        begin()
    }

    /// Takes the answer: whether the first element of the question comes before the second one.
    @inline(never)
    public mutating func answer(_ isBefore: Bool) {
        if !isBegun {
            guard isBefore else { return skip() }
            isBegun = true
            (left, right) = (low, middle)
            return ask(right, left)
        }
        if isBefore {
            merged.append(places[right])
            right += 1
        } else {
            merged.append(places[left])
            left += 1
        }
        if left < middle, right < high { return ask(right, left) }
        merged.append(contentsOf: places[left..<middle])
        merged.append(contentsOf: places[right..<high])
        for index in merged.indices { places[low + index] = merged[index] }
        merged.removeAll(keepingCapacity: true)
        skip()
    }

    private mutating func ask(_ later: Int, _ earlier: Int) { question = (Int(places[later]), Int(places[earlier])) }

    /// Goes on with the next two runs.
    private mutating func skip() {
        low = high
        begin()
    }

    private mutating func begin() {
        isBegun = false
        while width < places.count {
            middle = low + width
            if middle < places.count {
                high = min(middle + width, places.count)
                return ask(middle, middle - 1)
            }
            low = 0
            width *= 2
        }
        question = nil
    }
}
