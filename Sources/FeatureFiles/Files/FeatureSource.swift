public import Compression
public import Support

/// A file of Features that can be read more than once, standard input too.
///
///     let source = try FeatureSource(path: "city.geojson.gz", named: .geojson)
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
    /// Whether its name says another form than its first bytes, which count.
    public let isMisnamed: Bool
    /// How it is packed; `nil` where it is not, and before it was read.
    public private(set) var compression: CompressionFormat?
    private var spool: SpooledBytes?
    /// What was opened to look at its first bytes and cannot be opened once more.
    private var opened: PeekedSource?

    /// Names a file whose form is known; `-` is standard input.
    public init(path: String, form: FeatureForm) {
        self.path = path
        self.form = form
        isMisnamed = false
        compression = nil
    }

    /// Names what was put aside.
    ///
    /// - Parameter path: what messages call it.
    public init(path: String, form: FeatureForm, spool: SpooledBytes) {
        self.path = path
        self.form = form
        self.spool = spool
        isMisnamed = false
        compression = nil
    }

    /// Looks at the first bytes of a file for how it holds Features: they have the last word, since files of an object on each
    /// line are often named `.geojson`.
    ///
    /// - Parameter named: what its name says; `nil` for a name that says nothing.
    /// - Throws: `FileError` where the file cannot be read; `PackedFileError` where it is packed and damaged.
    public init(path: String, named: FeatureForm?) throws {
        let input = try FeatureInput(path: path)
        let peeked = try PeekedSource(input.read)
        self.path = path
        let found = FormGuess(peeked.start).decide(.named(named)).form
        form = found
        isMisnamed = named != nil && named != found
        compression = input.compression
        if !input.isRereadable { opened = peeked }
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

    /// As `survey`, for those who want to know of the members `crs` and `bbox` alone: others that stand behind the Features may be
    /// missing. Most files are only searched for these names.
    ///
    /// - Throws: `FileError` where the file cannot be read; `PackedFileError` where it is packed and damaged.
    /// - Complexity: O(*n*).
    public func referenceSystemSurvey() throws -> CollectionMembers {
        guard form == .geojson else { return CollectionMembers() }
        try prepareToReread()
        if let members = try CollectionMembers(ofHead: reader()) { return members }
        return try CollectionMembers(read: reader())
    }

    /// Copies input that cannot be opened twice, so that it can be read repeatedly; does nothing the second time.
    ///
    /// - Throws: `FileError` where the file cannot be read; `PackedFileError` where it is packed and damaged.
    public func prepareToReread() throws {
        guard spool == nil else { return }
        let read: (UnsafeMutableRawBufferPointer) throws -> Int
        if opened == nil {
            let input = try FeatureInput(path: path)
            guard !input.isRereadable else { return }
            compression = input.compression
            // The first bytes of standard input are gone from there by now.
            read = input.read
        } else {
            read = try reader()
        }
        let spool = SpooledBytes(memoryLimit: 2 << 20)
        let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
        defer { room.deallocate() }
        while true {
            let count = try read(room)
            if count == 0 { break }
            try spool.append(UnsafeRawBufferPointer(rebasing: room[..<count]))
        }
        self.spool = spool
    }

    /// Reads the file, or its copy, from the start.
    ///
    /// - Throws: `FileError` where the file cannot be opened.
    public func reader() throws -> (UnsafeMutableRawBufferPointer) throws -> Int {
        if let spool {
            var offset = 0
            return { buffer in
                let count = try spool.read(at: offset, into: buffer)
                offset += count
                return count
            }
        }
        if let opened {
            self.opened = nil
            return opened.read
        }
        let input = try FeatureInput(path: path)
        compression = input.compression
        return input.read
    }

    /// Reads the file from its start, without a byte-order mark.
    ///
    /// - Throws: what `reader` throws.
    public func markless() throws -> (UnsafeMutableRawBufferPointer) throws -> Int {
        let peeked = try PeekedSource(reader())
        if peeked.start.starts(with: ByteOrderMark.bytes) { peeked.pass(ByteOrderMark.bytes.count) }
        return peeked.read
    }

    /// Everything in the file, unpacked.
    ///
    /// - Throws: what reading throws.
    public func readToEnd() throws -> [UInt8] {
        let read = try reader()
        var text: [UInt8] = []
        let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
        defer { room.deallocate() }
        while true {
            let count = try read(room)
            if count == 0 { return text }
            text += room[..<count]
        }
    }
}
