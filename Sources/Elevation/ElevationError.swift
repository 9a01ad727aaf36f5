public import Languages

/// Why elevation data cannot be used: which file, what is wrong with it, and what to do.
public struct ElevationError: Error, Sendable, Hashable, LocalizedMessage {
    /// The file or folder as the caller named it; in archives with what of it.
    public var path: String
    /// What is wrong.
    public var problem: Problem

    /// What can be wrong.
    public enum Problem: Sendable, Hashable {
        /// The file cannot be opened or read; the text is the operating system's, with the file's name.
        case unreadable(LocalizedText)
        /// A folder without files of elevation.
        case noFiles
        /// Neither HGT nor GeoTIFF.
        case unknownFormat
        /// The name of an HGT tile does not begin with its corner.
        case wrongName
        /// No HGT tile has so many bytes.
        case wrongSize(Int)
        /// A packed file cannot be unpacked.
        case damagedArchive
        /// An archive is encrypted, larger than 4 GB, or packed in an uncommon way.
        case unsupportedArchive
        /// No HGT tile in an archive.
        case emptyArchive
        /// A TIFF is damaged, or ends too early; in the words of libtiff where it has some.
        case damagedTIFF(String)
        /// A TIFF does not say where on the Earth it lies.
        case notPlaced
        /// A TIFF's rows and columns are no longitudes and latitudes in degrees, but those of this system.
        case projected(String)
        /// The rows of a TIFF do not run from west to east.
        case rotated
        /// A TIFF has so many numbers in each place.
        case bands(Int)
        /// A TIFF's samples are of another type.
        case unsupportedSamples(String)
        /// A TIFF is packed in a way that the installed libtiff cannot read.
        case unsupportedCompression(Int)
        /// A piece of a TIFF that has to be unpacked at once is so large, in bytes.
        case largeBlocks(Int)
    }

    /// Notes the file and what is wrong with it.
    public init(path: String, problem: Problem) {
        self.path = path
        self.problem = problem
    }

    /// What is wrong and what to do about it, with the file's name.
    public var message: LocalizedText { ElevationTexts.message(of: self) }
}
