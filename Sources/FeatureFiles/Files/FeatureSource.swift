import FileAccess

/// A file of Features that can be read more than once, standard input too.
///
///     let source = FeatureSource(path: "city.geojson.gz", form: .geojson)
///     let survey = try source.survey()
///     try run.take(source.form, read: source.reader(), …)
///
/// Input that cannot be opened twice is copied while it is read for the first time: into memory, beyond some megabytes into a
/// temporary file.
public final class FeatureSource {
    /// The file, as the caller named it.
    public let path: String
    /// How it holds Features.
    public let form: FeatureForm
    private var spool: SpooledBytes?

    /// Names a file; `-` is standard input.
    public init(path: String, form: FeatureForm) {
        self.path = path
        self.form = form
    }

    /// The members of the file's collection around its Features. Records are not examined.
    ///
    /// - Throws: `FileError` where the file cannot be read; `PackedFileError` where it is packed and damaged.
    /// - Complexity: O(*n*), much faster than reading the Features.
    public func survey() throws -> CollectionMembers {
        guard form == .geojson else { return CollectionMembers() }
        try prepareToReread()
        return try CollectionMembers(read: reader())
    }

    /// Copies input that cannot be opened twice, so that it can be read repeatedly; does nothing the second time.
    ///
    /// - Throws: `FileError` where the file cannot be read; `PackedFileError` where it is packed and damaged.
    public func prepareToReread() throws {
        guard spool == nil else { return }
        let input = try FeatureInput(path: path)
        guard !input.isRereadable else { return }
        let spool = SpooledBytes(memoryLimit: 2 << 20)
        let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
        defer { room.deallocate() }
        while true {
            let count = try input.read(into: room)
            if count == 0 { break }
            try spool.append(UnsafeRawBufferPointer(rebasing: room[..<count]))
        }
        self.spool = spool
    }

    /// Reads the file, or its copy, from the start.
    ///
    /// - Throws: `FileError` where the file cannot be opened.
    public func reader() throws -> (UnsafeMutableRawBufferPointer) throws -> Int {
        guard let spool else { return try FeatureInput(path: path).read }
        var offset = 0
        return { buffer in
            let count = try spool.read(at: offset, into: buffer)
            offset += count
            return count
        }
    }
}
