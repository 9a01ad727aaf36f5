import CMemory
import ServiceLifecycle

/// Gives the system back, once a minute, what the allocator holds free.
///
/// glibc keeps the pages that a peak took, as the gathering of positions or an export, while something small lives beyond them. Over an
/// evening that adds up to more than what is stored in them.
struct MemoryRelease: Service {
    func run() async {
        try? await cancelWhenGracefulShutdown {
            while true {
                try await Task.sleep(for: .seconds(60))
                memory_trim()
            }
        }
    }
}
