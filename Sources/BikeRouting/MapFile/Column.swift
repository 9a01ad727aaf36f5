/// One column of a map: a run of equal-sized values in the bytes of a `MapImage`.
///
/// The values live as long as the image, which every holder of columns keeps. Hot loops take `values.span` into a local
/// constant; its accesses are bounds-checked.
struct Column<Element: BitwiseCopyable>: @unchecked Sendable {
    let values: UnsafeBufferPointer<Element>

    var count: Int { values.count }

    /// Not enforced here but by `RoadGraph.init`: that indices taken from one column are in range of the next.
    @inline(__always)
    subscript(index: Int) -> Element {
        precondition(index >= 0 && index < values.count)
        return values[index]
    }
}
