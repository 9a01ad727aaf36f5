/// One column of a map: a run of equal-sized values in the bytes of a `MapImage`.
///
/// The values live as long as the image, which every holder of columns keeps. Hot loops take `values.span` into a local
/// constant; its accesses are bounds-checked.
@usableFromInline
package struct Column<Element: BitwiseCopyable>: @unchecked Sendable {
    @usableFromInline package let values: UnsafeBufferPointer<Element>

    @inlinable
    package init(values: UnsafeBufferPointer<Element>) {
        self.values = values
    }

    @inlinable
    package var count: Int { values.count }

    /// Not enforced here but by `RoadGraph.init`: that indices taken from one column are in range of the next.
    @inlinable @inline(__always)
    package subscript(index: Int) -> Element {
        precondition(index >= 0 && index < values.count)
        return values[index]
    }
}
