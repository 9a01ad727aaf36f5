#if !canImport(CryptoKit)
    internal import CCrypto

    /// Calls of libcrypto.
    enum LibraryCall {
        /// Runs calls whose failure shows in what they return; what the library notes about it is forgotten. Others in the process,
        /// such as clients of databases, take what stands in the thread's list of errors for theirs.
        static func run<Value>(_ calls: () throws -> Value) rethrows -> Value {
            ERR_set_mark()
            defer { ERR_pop_to_mark() }
            return try calls()
        }
    }
#endif
