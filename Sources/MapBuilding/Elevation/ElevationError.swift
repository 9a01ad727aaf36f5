public import Support

/// Why elevation data cannot be used: which file, what is wrong with it, and what to do.
public struct ElevationError: Error, Sendable, Hashable, LocalizedMessage {
    /// The file or folder as the caller named it; in archives with the name of the entry.
    public var path: String
    /// What is wrong.
    public var problem: Problem

    /// What can be wrong.
    public enum Problem: Sendable, Hashable {
        /// The file cannot be opened or read; the text is the operating system's, with the file's name.
        case unreadable(Message)
        /// A folder without elevation files.
        case noFiles
        /// Neither HGT nor GeoTIFF.
        case unknownFormat
        /// The name of an HGT tile does not begin with its corner.
        case wrongName
        /// No HGT tile has this number of bytes.
        case wrongSize(Int)
        /// A packed file cannot be unpacked.
        case damagedArchive
        /// An archive is encrypted, larger than 4 GB, or packed by an unsupported method.
        case unsupportedArchive
        /// No HGT tile in an archive.
        case emptyArchive
        /// A TIFF is damaged, or ends too early; with libtiff's message where there is one.
        case damagedTIFF(String)
        /// A TIFF has no position on the Earth.
        case notPlaced
        /// A TIFF's coordinates are not longitudes and latitudes in degrees, but those of this system.
        case projected(String)
        /// The rows of a TIFF do not run from west to east.
        case rotated
        /// A TIFF has this number of samples for each pixel.
        case bands(Int)
        /// A TIFF's samples are of another type.
        case unsupportedSamples(String)
        /// A TIFF is compressed by a method that the installed libtiff cannot read.
        case unsupportedCompression(Int)
        /// A strip or tile of a TIFF has this many bytes, too many to be unpacked at once.
        case largeBlocks(Int)
        /// libtiff, which a TIFF needs, is not installed, or too old.
        case library(SystemLibraryError)
    }

    /// Makes an error about a file.
    public init(path: String, problem: Problem) {
        self.path = path
        self.problem = problem
    }

    /// What is wrong and what to do about it, with the file's name.
    public var message: Message { ElevationTexts.message(of: self) }
}
