import CAllocator

/// The heap of the process.
package enum ProcessHeap {
    /// Makes the allocator return freed blocks to the system soon, and share one arena among all threads, where that can be set.
    ///
    /// By default glibc keeps freed blocks of up to 32 MB once a block of that size was freed, and opens up to eight arenas for each
    /// core. A command that streams a file frees large buffers all the time, and would hold several times what it uses.
    package static func returnFreedBlocks() {
        allocator_return_freed_blocks(1 << 17, 1)
    }
}
