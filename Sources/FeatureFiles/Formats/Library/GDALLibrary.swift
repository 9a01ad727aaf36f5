import Support

/// GDAL, loaded at run time where it is installed: nothing is linked with it.
///
///     let library = try GDALLibrary()
///     library.version      // "3.6.2"
///
/// Only drivers of the formats in `VectorFormat.all` are used: none that connects to servers, runs programs or opens other files
/// that a file names.
///
/// Source: <https://gdal.org/api/vector_c_api.html>.
public struct GDALLibrary {
    /// Its version, for example `3.6.2`.
    public let version: String
    /// The name or path it was loaded by.
    public let name: String
    let functions: GDALFunctions

    /// The names of the library that the system's loader is asked for, newest first: GDAL 3.4 is number 30.
    static let usualNames = DynamicLibrary.names("gdal", versions: (30...45).reversed())

    /// Loads GDAL.
    ///
    /// - Parameter path: the library to load; `nil` for the one under a usual name.
    /// - Throws: `libraryMissing`, `libraryUnusable`, `libraryTooOld`, `missingFunction`.
    /// - Complexity: some ten milliseconds the first time, for the library's own drivers.
    public init(path: String? = nil) throws(VectorFormatError) {
        let library = try Self.load(path)
        functions = try GDALFunctions(library)
        name = library.name
        version = functions.versionInfo("RELEASE_NAME").map { String(cString: $0) } ?? ""
        let number = functions.versionInfo("VERSION_NUM").flatMap { Int(String(cString: $0)) } ?? 0
        guard number >= 3_040_000 else { throw .libraryTooOld(version: version, library: name) }
        functions.register()
    }

    private static func load(_ path: String?) throws(VectorFormatError) -> DynamicLibrary {
        if let path {
            guard let library = DynamicLibrary(path) else {
                throw .libraryUnusable(library: path, reason: DynamicLibrary.reason)
            }
            return library
        }
        guard let library = DynamicLibrary(anyOf: usualNames) else { throw .libraryMissing }
        return library
    }

    /// The best driver of a format with an ability; `nil` where GDAL was built without one.
    func driver(_ format: VectorFormat, that capability: Capability) -> (name: String, handle: GDALFunctions.Handle)? {
        for name in format.drivers {
            guard let driver = functions.driverNamed(name),
                let word = functions.metadataItem(driver, capability.rawValue, nil), String(cString: word) == "YES"
            else { continue }
            return (name, driver)
        }
        return nil
    }

    /// The abilities of drivers, by GDAL's names.
    enum Capability: String {
        case reads = "DCAP_OPEN"
        case creates = "DCAP_CREATE"
    }
}
