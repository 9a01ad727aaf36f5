/// Memory of numbers that the positions of several geometries share, freed with the last of them.
///
///     page   lon lat lon lat … | lon lat alt … | lon lat …
///            a line             another         a ring
///
/// Numbers are written once, before anybody can see them, and never changed: that makes it sendable.
package final class NumberPage: @unchecked Sendable {
    /// Valid as long as the page.
    let numbers: UnsafeMutablePointer<Double>

    /// Room for `capacity` numbers, none of them written.
    init(capacity: Int) {
        numbers = .allocate(capacity: capacity)
    }

    deinit {
        numbers.deallocate()
    }

    /// A page for these numbers alone; `nil` for none.
    static func holding(_ numbers: UnsafeBufferPointer<Double>) -> NumberPage? {
        guard let start = numbers.baseAddress, !numbers.isEmpty else { return nil }
        let page = NumberPage(capacity: numbers.count)
        page.numbers.initialize(from: start, count: numbers.count)
        return page
    }
}

/// Puts numbers into pages, one after the other.
struct NumberArena {
    /// Numbers of an ordinary page: few enough that keeping one geometry of a file keeps little else.
    private static let pageCapacity = 1 << 11

    private var page: NumberPage?
    private var used = Self.pageCapacity

    /// Copies numbers; returns where they are now.
    mutating func keep(_ numbers: UnsafeBufferPointer<Double>) -> (page: NumberPage?, start: Int) {
        guard let start = numbers.baseAddress else { return (nil, 0) }
        if Self.pageCapacity - used < numbers.count {
            // A page of its own, so that the rest of the current one is not wasted.
            if numbers.count > Self.pageCapacity / 4 { return (NumberPage.holding(numbers), 0) }
            page = NumberPage(capacity: Self.pageCapacity)
            used = 0
        }
        guard let page else { return (nil, 0) }
        let place = used
        (page.numbers + place).initialize(from: start, count: numbers.count)
        used = place + numbers.count
        return (page, place)
    }
}
