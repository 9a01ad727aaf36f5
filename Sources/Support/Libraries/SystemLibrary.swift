#if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
    /// A library of the system whose functions are called through tables of their addresses, so that a program which never calls
    /// them starts without it.
    package struct SystemLibrary: Sendable {
        /// What people call it.
        package let name: String
        /// The names of its file, best first.
        package let files: [String]
        /// The packages that have it, of Debian and Ubuntu and of Homebrew.
        package let packages: (apt: String, brew: String)

        /// Describes a library.
        package init(_ name: String, files: [String], apt: String, brew: String) {
            (self.name, self.files, packages) = (name, files, (apt, brew))
        }

        /// Functions of a library: their names, the places for their addresses in the same order, and how many there are.
        package struct Functions {
            let names: UnsafePointer<UnsafePointer<CChar>?>
            let addresses: UnsafeMutablePointer<UnsafeMutableRawPointer?>
            let count: Int
            let isOptional: Bool

            /// Describes a table. The functions of an optional one are all there or none of them.
            package init(
                _ names: UnsafePointer<UnsafePointer<CChar>?>?,
                _ addresses: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, count: Int, isOptional: Bool = false
            ) {
                guard let names, let addresses else { preconditionFailure("a table without functions") }
                (self.names, self.addresses, self.count) = (names, addresses, count)
                self.isOptional = isOptional
            }
        }

        /// Loads the library and fills tables with its functions. To be called once, before the first of them is called.
        package func load(_ tables: Functions...) -> Result<Void, SystemLibraryError> {
            guard let library = DynamicLibrary(anyOf: files) else {
                return .failure(.missing(library: name, apt: packages.apt, brew: packages.brew))
            }
            for table in tables {
                var found: [UnsafeMutableRawPointer] = []
                for index in 0..<table.count {
                    guard let symbol = table.names[index].map({ String(cString: $0) }) else { break }
                    if let address = library.address(of: symbol) {
                        found.append(address)
                    } else if table.isOptional {
                        break
                    } else {
                        return .failure(.unusable(library: name, file: library.name, function: symbol))
                    }
                }
                guard found.count == table.count else { continue }
                for (index, address) in found.enumerated() { table.addresses[index] = address }
            }
            return .success(())
        }
    }
#endif

/// Why a library of the system cannot be used.
public enum SystemLibraryError: Error, Sendable, Hashable {
    /// It is not installed where the system's loader looks, or cannot be loaded. With the packages that have it, of Debian and Ubuntu
    /// and of Homebrew.
    case missing(library: String, apt: String, brew: String)
    /// It is too old, or another library: it lacks a function.
    case unusable(library: String, file: String, function: String)
}
