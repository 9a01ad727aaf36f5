// In place of the standard library's, which are more specialised code for each type of element than all else that sorts.

extension Sequence {
    /// The elements in order; equal ones stay in theirs.
    public func sorted(by areInIncreasingOrder: (Element, Element) -> Bool) -> [Element] {
        var elements = Array(self)
        elements.sort(by: areInIncreasingOrder)
        return elements
    }
}

extension Sequence where Element: Comparable {
    /// The elements in order; equal ones stay in theirs.
    public func sorted() -> [Element] { sorted(by: <) }
}

extension Array {
    /// Puts the elements in order; equal ones stay in theirs.
    ///
    /// Few elements are put in order in place, without an allocation: most arrays that are sorted while a rider rides are such.
    public mutating func sort(by areInIncreasingOrder: (Element, Element) -> Bool) {
        guard count > SortingOrder.few else { return sortFew(by: areInIncreasingOrder) }
        var order = SortingOrder(count)
        while let (later, earlier) = order.question { order.answer(areInIncreasingOrder(self[later], self[earlier])) }
        self = order.places.map { self[Int($0)] }
    }

    /// Inserts each element behind those before it that it does not come before.
    private mutating func sortFew(by areInIncreasingOrder: (Element, Element) -> Bool) {
        var end = 1
        while end < count {
            var place = end
            while place > 0, areInIncreasingOrder(self[place], self[place - 1]) {
                swapAt(place, place - 1)
                place -= 1
            }
            end += 1
        }
    }
}

extension Array where Element: Comparable {
    /// Puts the elements in order; equal ones stay in theirs.
    public mutating func sort() { sort(by: <) }
}

extension ContiguousArray {
    /// Puts the elements in order; equal ones stay in theirs.
    public mutating func sort(by areInIncreasingOrder: (Element, Element) -> Bool) {
        self = ContiguousArray(Array(self).sorted(by: areInIncreasingOrder))
    }
}

extension ContiguousArray where Element: Comparable {
    /// Puts the elements in order; equal ones stay in theirs.
    public mutating func sort() { sort(by: <) }
}
