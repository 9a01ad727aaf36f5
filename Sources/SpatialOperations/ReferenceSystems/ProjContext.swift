import CPROJ

/// A separate context of the PROJ library, with the last message that PROJ logged in it.
///
/// Downloads of grids are switched off, so that results depend on what is installed and on nothing else.
final class ProjContext {
    let handle: OpaquePointer
    private(set) var lastMessage = ""

    package init() throws(ReferenceSystemError) {
        if case .failure(let error) = ProjLibrary.loading { throw .library(error) }
        guard let handle = proj_context_create() else { throw .outOfMemory }
        self.handle = handle
        proj_context_set_enable_network(handle, 0)
        proj_log_level(handle, PJ_LOG_ERROR)
        proj_log_func(handle, Unmanaged.passUnretained(self).toOpaque()) { context, _, message in
            guard let context, let message else { return }
            Unmanaged<ProjContext>.fromOpaque(context).takeUnretainedValue().lastMessage = String(cString: message)
        }
    }

    deinit { proj_context_destroy(handle) }

    /// What PROJ logged since the last call, or its words for the error number.
    func takeReason() -> String {
        defer { lastMessage = "" }
        if !lastMessage.isEmpty { return lastMessage }
        return describe(proj_context_errno(handle))
    }

    func describe(_ code: Int32) -> String {
        guard code != 0, let text = proj_context_errno_string(handle, code) else { return "unknown PROJ error" }
        return String(cString: text)
    }
}
