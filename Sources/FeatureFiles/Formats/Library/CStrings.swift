#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Lists of texts as GDAL wants them.
enum CStrings {
    /// Hands texts over as a list that a null pointer ends, which is valid during `body`.
    static func list<Value>(_ texts: [String], _ body: (GDALFunctions.Strings?) throws -> Value) rethrows -> Value {
        var pointers: [UnsafeMutablePointer<CChar>?] = texts.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        return try pointers.withUnsafeMutableBufferPointer { buffer in
            try body(buffer.baseAddress.map { GDALFunctions.Strings($0) })
        }
    }
}
