/// A file that GDAL has open.
struct VectorDataset: ~Copyable {
    let functions: GDALFunctions
    let handle: GDALFunctions.Handle

    deinit { functions.close(handle) }

    /// The layers with their names.
    var layers: [(name: String, handle: GDALFunctions.Handle)] {
        (0..<functions.layerCount(handle)).compactMap { index in
            functions.layer(handle, index).map { layer in
                (functions.layerName(layer).map { String(cString: $0) } ?? "", layer)
            }
        }
    }

    /// Opens a file of this computer for reading.
    ///
    /// - Throws: `driverMissing`, `unreadable`.
    init(
        reading path: String, format: VectorFormat, library: GDALLibrary, _ messages: GDALMessages
    ) throws(VectorFormatError) {
        let functions = library.functions
        guard let driver = library.driver(format, that: .reads) else {
            throw .driverMissing(format: format.name, version: library.version)
        }
        let (isVector, isVerbose): (UInt32, UInt32) = (0x04, 0x40)
        let opened = CStrings.list([driver.name]) { functions.open(path, isVector | isVerbose, $0, nil, nil) }
        guard let opened else { throw .unreadable(path: path, reason: messages.takeFailure() ?? "") }
        messages.forgive()
        self.functions = functions
        handle = opened
    }

    /// Creates a file.
    ///
    /// - Throws: `driverMissing`, `unwritable`.
    init(
        creating path: String, format: VectorFormat, library: GDALLibrary, _ messages: GDALMessages
    ) throws(VectorFormatError) {
        let functions = library.functions
        guard let driver = library.driver(format, that: .creates) else {
            throw .driverMissing(format: format.name, version: library.version)
        }
        let created = CStrings.list(format.traits.datasetOptions) {
            functions.create(driver.handle, path, 0, 0, 0, 0, $0)
        }
        guard let created else { throw .unwritable(path: path, reason: messages.takeFailure() ?? "") }
        self.functions = functions
        handle = created
    }

    /// Writes what is left.
    ///
    /// - Throws: `unwritable`.
    static func close(
        _ dataset: consuming VectorDataset, path: String, _ messages: GDALMessages
    ) throws(VectorFormatError) {
        _ = consume dataset
        if let reason = messages.takeFailure() { throw .unwritable(path: path, reason: reason) }
    }
}
