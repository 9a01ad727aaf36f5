#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A library that was loaded while the program runs. It stays loaded: libraries that register things do not like to be unloaded.
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

    /// Why the library that was last asked for could not be loaded, in the words of the system.
    static var reason: String { dlerror().map { String(cString: $0) } ?? "" }

    /// A function of the library. `Function` must be the type that the library's header gives it, `@convention(c)`.
    ///
    /// - Throws: `missingFunction`.
    borrowing func function<Function>(_ symbol: String) throws(VectorFormatError) -> Function {
        guard let address = dlsym(handle, symbol) else { throw .missingFunction(symbol, library: name) }
        return unsafeBitCast(address, to: Function.self)
    }
}
