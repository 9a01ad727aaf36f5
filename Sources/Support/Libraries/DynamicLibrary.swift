#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
    /// A library that was loaded at run time. It is never unloaded, since libraries that register callbacks may not survive that.
    package struct DynamicLibrary: ~Copyable {
        /// The name or path it was loaded by.
        package let name: String
        private let handle: UnsafeMutableRawPointer

        /// Loads a library by a name that the system's loader looks for, or by a path; `nil` where there is none, or none that can be
        /// loaded.
        package init?(_ name: String) {
            guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
            self.name = name
            self.handle = handle
        }

        /// Loads the first of some that can be loaded.
        package init?(anyOf names: [String]) {
            for name in names {
                if let library = DynamicLibrary(name) {
                    self = library
                    return
                }
            }
            return nil
        }

        /// Why the last library could not be loaded, as the system's message.
        package static var reason: String { dlerror().map { String(cString: $0) } ?? "" }

        /// The address of a function in the library, or in one that it is linked with; `nil` where there is none.
        package borrowing func address(of symbol: String) -> UnsafeMutableRawPointer? { dlsym(handle, symbol) }

        /// The names under which a library is looked for, best first.
        ///
        /// - Parameter versions: the numbers in its file's name on Linux. On macOS the package managers' folders are searched too.
        package static func names(_ name: String, versions: [Int]) -> [String] {
            #if canImport(Darwin)
                ["", "/opt/homebrew/lib/", "/usr/local/lib/", "/opt/local/lib/"].map { "\($0)lib\(name).dylib" }
            #else
                versions.map { "lib\(name).so.\($0)" } + ["lib\(name).so"]
            #endif
        }
    }
#endif
