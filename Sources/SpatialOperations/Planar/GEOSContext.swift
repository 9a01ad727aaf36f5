import CGEOS

/// A separate context of the GEOS library, with the last error that GEOS reported in it.
package final class GEOSContext {
    let handle: OpaquePointer
    private var lastMessage = ""

    package init() throws(PlanarGeometryError) {
        if case .failure(let error) = GEOSLibrary.loading { throw .library(error) }
        guard let handle = GEOS_init_r() else { throw .outOfMemory }
        self.handle = handle
        let box = Unmanaged.passUnretained(self).toOpaque()
        // Notices repeat what the typed results say.
        _ = GEOSContext_setErrorMessageHandler_r(
            handle,
            { message, box in
                guard let message, let box else { return }
                Unmanaged<GEOSContext>.fromOpaque(box).takeUnretainedValue().lastMessage = String(cString: message)
            }, box)
    }

    deinit { GEOS_finish_r(handle) }

    /// What GEOS reported since the last call.
    func takeReason() -> String {
        defer { lastMessage = "" }
        return lastMessage.isEmpty ? "unknown GEOS error" : lastMessage
    }

    /// An error with what GEOS reported.
    func failure(of operation: PlanarGeometryError.Operation) -> PlanarGeometryError {
        .failed(operation, reason: takeReason())
    }
}
