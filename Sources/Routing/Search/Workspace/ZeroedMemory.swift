#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A run of values that all start as zeros, for one owner.
///
/// The operating system hands out zeros page by page as they are touched, so that the memory for a large map costs nothing before
/// it is used, and nothing is ever read that was not written.
///
/// Not enforced: that the elements are not used after their owner is gone, and that all zeros stand for a value.
@usableFromInline
package struct ZeroedMemory<Element: BitwiseCopyable>: ~Copyable {
    @usableFromInline package let elements: UnsafeMutableBufferPointer<Element>

    package init(count: Int) {
        guard count > 0 else {
            elements = UnsafeMutableBufferPointer(start: nil, count: 0)
            return
        }
        let memory = calloc(count, MemoryLayout<Element>.stride)
        guard let memory else { preconditionFailure("no memory for \(count) values") }
        elements = UnsafeMutableBufferPointer(
            start: memory.bindMemory(to: Element.self, capacity: count), count: count)
    }

    @inlinable
    deinit { ZeroedMemory.release(elements) }

    @usableFromInline
    static func release(_ elements: UnsafeMutableBufferPointer<Element>) { free(elements.baseAddress) }
}
