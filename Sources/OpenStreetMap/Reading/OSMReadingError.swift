public import Support

/// Why an OpenStreetMap file cannot be read, where, and what to do.
public struct OSMReadingError: Error, Sendable, Hashable, LocalizedMessage {
    /// The file, as the caller named it.
    public var fileName: String
    /// Where in the file; `nil` where it concerns the whole.
    public var location: Location?
    /// What is wrong.
    public var problem: Problem

    /// A place in a file.
    public enum Location: Sendable, Hashable {
        /// Bytes from the start of a PBF file to the block that cannot be read.
        case byte(Int)
        /// Line and column (characters) in XML, both from 1.
        case line(Int, column: Int)
    }

    /// What can be wrong.
    public enum Problem: Error, Sendable, Hashable {
        /// The operating system refused.
        case file(FileError)
        /// A pipe or device, which cannot be read a second time.
        case notARegularFile
        /// There is nothing in the file.
        case empty
        /// A web page, most often an error page saved in place of the data.
        case webPage
        /// Data in a format that this package does not read; its name.
        case foreignFormat(String)
        /// A file packed in a way that is not unpacked here, and the program that unpacks it.
        case packed(String, unpacker: String)
        /// Changes to map data (osmChange, an augmented diff) in place of map data.
        case changes
        /// Nothing that is known.
        case unknownFormat
        /// The file stops in the middle.
        case truncated
        /// The file contradicts its format.
        case damaged(OSMFileDamage)
        /// A way of compression that this package does not read.
        case unsupportedCompression(String)
        /// A feature that the file requires of its readers and this one does not have.
        case unsupportedFeature(String)
        /// A file with every version of every element.
        case history
        /// The XML is not well formed or not what OpenStreetMap writes.
        case xml(Message)
    }

    /// Notes what is wrong with which file.
    public init(fileName: String, location: Location? = nil, problem: Problem) {
        self.fileName = fileName
        self.location = location
        self.problem = problem
    }
}

/// What exactly is wrong inside a file that pretends to be OpenStreetMap data.
public enum OSMFileDamage: Error, Sendable, Hashable, LocalizedMessage {
    /// A number that does not end within ten bytes, or at all.
    case endlessNumber
    /// A length that leads past the end of what contains it.
    case lengthBeyondEnd
    /// A field encoded in another way than the format says.
    case wrongFieldType
    /// A field that must be there is missing.
    case missingField
    /// A piece is longer than the format allows.
    case tooLarge
    /// The compressed data does not inflate.
    case badCompression
    /// The data inflates to another size than was announced.
    case wrongSize
    /// A tag or role points at a text that is not in the block's table.
    case missingText
    /// Lists that belong together have different lengths.
    case unequalLists
    /// A relation's member is neither node, way nor relation.
    case unknownMemberKind
    /// A node lies outside −180…180, −90…90 degrees.
    case nodeOutsideEarth(id: Int64)
}

extension InputFile {
    /// Opens a regular file.
    static func opened(_ path: String) throws(OSMReadingError.Problem) -> InputFile {
        do throws(FileError) { return try InputFile(path: path) } catch { throw .file(error) }
    }

    /// Reads the next bytes; 0 at the end.
    mutating func readSome(into buffer: UnsafeMutableRawBufferPointer) throws(OSMReadingError.Problem) -> Int {
        do throws(FileError) { return try read(into: buffer) } catch { throw .file(error) }
    }
}
