public import Compression
public import Support

/// A file of Features that appears whole or not at all, packed where its name ends in `.gz` or `.zst`.
///
///     let output = try FeatureOutput(path: "city.geojsonl.gz")
///     try pipeline.run(…, write: output.write, …)
///     try output.commit()
public final class FeatureOutput {
    private var file: OutputFile?
    private let compressor: Compressor?

    /// Starts a file that will stand at `path`; `-` is standard output, which is not packed.
    ///
    /// - Throws: `FileError` where the file cannot be created.
    public convenience init(path: String) throws(FileError) {
        try self.init(path: path, compression: CompressionFormat(path: path))
    }

    /// Starts a file that is packed in some way, whatever its name says; `nil` for not.
    ///
    /// - Throws: `FileError` where the file cannot be created.
    public init(path: String, compression: CompressionFormat?) throws(FileError) {
        file = try OutputFile(path: path)
        compressor = compression.map { Compressor($0) }
    }

    /// Appends bytes of the text.
    ///
    /// - Throws: `FileError` where the file cannot be written.
    public func write(_ bytes: UnsafeRawBufferPointer) throws {
        guard let compressor else { return try file?.write(bytes) ?? () }
        try compressor.write(bytes) { try file?.write($0) }
    }

    /// Makes the bytes durable and puts the file in its place.
    ///
    /// - Throws: `FileError` where the file cannot be written.
    public func commit() throws {
        try compressor?.finish { try file?.write($0) }
        if let file = file.take() { try file.commit() }
    }
}
