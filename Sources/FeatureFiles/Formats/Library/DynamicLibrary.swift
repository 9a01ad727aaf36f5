#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A library that was loaded at run time. It is never unloaded, since libraries that register callbacks may not survive that.
struct DynamicLibrary: ~Copyable {
    /// The name or path it was loaded by.
    let name: String
    private let handle: UnsafeMutableRawPointer

    /// Loads a library by a name that the system's loader looks for, or by a path; `nil` where there is none, or none that can be loaded.
    init?(_ name: String) {
        guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
        self.name = name
        self.handle = handle
    }

    /// Why the last library could not be loaded, as the system's message.
    static var reason: String { dlerror().map { String(cString: $0) } ?? "" }

    /// A function of the library. `Function` must be the type that the library's header gives it, `@convention(c)`.
    ///
    /// - Throws: `missingFunction`.
    borrowing func function<Function>(_ symbol: String) throws(VectorFormatError) -> Function {
        guard let address = dlsym(handle, symbol) else { throw .missingFunction(symbol, library: name) }
        return unsafeBitCast(address, to: Function.self)
    }
}
