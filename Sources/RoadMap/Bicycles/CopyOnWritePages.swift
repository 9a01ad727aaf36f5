/// What one holder has changed in a column that others share: copies of the pages in which something is changed.
///
///     column    │ page 0 │ page 1 │ page 2 │ …        64 elements each; never written
///     table     │ an entry for 64 pages: where their leaf begins, 0 where none is copied │ leaf │ leaf │ …
///     leaf      │ an entry a page: the number of its copy from 1 on, 0 where it is not copied │
///     elements  │ copy 1: of page 2 │ copy 2: of page 0 │ …
///
/// It does not hold the column itself, which readers and writers pass in. The first change takes 4 bytes for each 4,096
/// elements and each further one a page at most, so that changing little of a large column takes microseconds.
@usableFromInline
package struct CopyOnWritePages<Element: BitwiseCopyable & Sendable>: Sendable {
    @usableFromInline var table: ContiguousArray<UInt32> = []
    /// How many elements the column has.
    @usableFromInline var count = 0
    /// The copied pages; the last page of the column is copied as one of full size.
    @usableFromInline package var elements: ContiguousArray<Element> = []

    /// Nothing is changed.
    @inlinable
    package init() {}

    @inlinable
    static var shift: Int { 6 }
    @inlinable
    static var pageSize: Int { 1 << shift }

    @inlinable
    package var isEmpty: Bool { elements.isEmpty }

    /// How many pages are copied.
    @inlinable
    package var pageCount: Int { elements.count >> Self.shift }

    /// Where the copy of an element is among `elements`; `nil` where its page is not copied.
    ///
    /// Not enforced: that anything is changed, and that the column has such an element.
    @inlinable @inline(__always)
    package func place(of index: Int) -> Int? {
        let table = table.span
        let leaf = Int(table[unchecked: index >> (2 * Self.shift)])
        guard leaf != 0 else { return nil }
        let number = Int(table[unchecked: leaf &+ (index >> Self.shift) & (Self.pageSize &- 1)])
        guard number != 0 else { return nil }
        return (number &- 1) << Self.shift | index & (Self.pageSize &- 1)
    }

    /// An element if its page is copied.
    @inlinable @inline(__always)
    package subscript(index: Int) -> Element? {
        guard !isEmpty, let place = place(of: index) else { return nil }
        return elements.span[unchecked: place]
    }

    /// Changes an element.
    ///
    /// - Parameters:
    ///   - count: how many elements the column has.
    ///   - column: gives the element of the column at an index, to copy its page.
    @inlinable @inline(__always)
    package mutating func set(_ element: Element, at index: Int, count: Int, _ column: (Int) -> Element) {
        if isEmpty { begin(count) }
        elements[place(of: index) ?? copy(index, column)] = element
    }

    @inlinable
    mutating func begin(_ count: Int) {
        self.count = count
        table = ContiguousArray(repeating: 0, count: count >> (2 * Self.shift) + 1)
    }

    /// Copies the page of an element; where the copy of the element is.
    @inlinable
    mutating func copy(_ index: Int, _ column: (Int) -> Element) -> Int {
        let root = index >> (2 * Self.shift)
        if table[root] == 0 {
            table[root] = UInt32(table.count)
            table.append(contentsOf: repeatElement(0, count: Self.pageSize))
        }
        let first = index & ~(Self.pageSize - 1)
        let place = elements.count
        for copied in first..<first + Self.pageSize { elements.append(column(min(copied, count - 1))) }
        table[Int(table[root]) + (index >> Self.shift) & (Self.pageSize - 1)] = UInt32(pageCount)
        return place + index - first
    }

    /// Gives the runs of elements next to each other, in order, each with where its copy starts if it is copied.
    ///
    /// Not enforced: that anything is changed.
    @inlinable @inline(__always)
    package func forEachRun(in indices: Range<Int>, _ body: (_ run: Range<Int>, _ place: Int?) -> Void) {
        var first = indices.lowerBound
        while first < indices.upperBound {
            let end = min((first | (Self.pageSize &- 1)) &+ 1, indices.upperBound)
            body(first..<end, place(of: first))
            first = end
        }
    }

    /// Gives all elements of copied pages.
    @inlinable
    package func forEach(_ body: (_ index: Int, _ element: Element) -> Void) {
        guard !isEmpty else { return }
        for first in stride(from: 0, to: count, by: Self.pageSize) {
            guard let place = place(of: first) else { continue }
            for index in first..<min(first + Self.pageSize, count) { body(index, elements[place + index - first]) }
        }
    }
}
