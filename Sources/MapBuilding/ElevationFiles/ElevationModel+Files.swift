import Support

extension ElevationModel {
    /// Elevation data in files, which are recognised by their first bytes: HGT tiles, plain, with gzip or in ZIP archives (all tiles of
    /// an archive), and GeoTIFF in longitude and latitude. Folders, and folders in them, are searched for `.hgt`, `.hgt.gz`, `.zip`,
    /// `.tif` and `.tiff`; masks next to the heights of Copernicus, ALOS and ASTER (`…_WBM.tif` and the like) are skipped.
    ///
    /// Only headers and directories are read. An archive's tiles are unpacked as a whole when they are needed.
    ///
    /// - Throws: `ElevationError` with the name of the first file that cannot be used.
    public init(paths: [String]) throws(ElevationError) {
        var sources: [any ElevationSource] = []
        for file in try Self.files(in: paths) { sources += try Self.sources(in: file) }
        self.init(sources: sources)
    }

    /// The files that `init(paths:)` reads, in its order: folders and patterns stand for the files that they hold.
    ///
    /// - Throws: `ElevationError` where a folder holds no elevation data, or cannot be read.
    public static func files(in paths: [String]) throws(ElevationError) -> [String] {
        var files: [String] = []
        for path in paths { files += try Self.files(named: path) }
        return files
    }

    private static func files(named path: String) throws(ElevationError) -> [String] {
        do {
            return try FileNames.named(by: path) { isElevation($0.lowercased()) }
        } catch is FileNamesError {
            throw ElevationError(path: path, problem: .noFiles)
        } catch let error as FileError {
            throw ElevationError(path: path, problem: .unreadable(error.message))
        } catch {
            throw ElevationError(path: path, problem: .noFiles)
        }
    }

    private static let endings = [".hgt", ".hgt.gz", ".zip", ".tif", ".tiff"]
    /// Of Copernicus (editing, filling, height error, water body), ALOS (mask, stack) and ASTER (number of scenes).
    private static let masks = ["_edm.tif", "_flm.tif", "_hem.tif", "_wbm.tif", "_msk.tif", "_stk.tif", "_num.tif"]

    private static func isElevation(_ name: String) -> Bool {
        endings.contains { name.hasSuffix($0) } && !masks.contains { name.hasSuffix($0) }
    }

    private static func sources(in path: String) throws(ElevationError) -> [any ElevationSource] {
        let file = try MappedFile.forElevation(path)
        let start = Array(file.bytes.prefix(4))
        let name = path.split(separator: "/").last.map { $0.lowercased() } ?? ""
        switch start {
        case [0x50, 0x4B, 3, 4], [0x50, 0x4B, 5, 6]: return try ArchivedHGT.tiles(in: file)
        case [0x49, 0x49, 42, 0], [0x4D, 0x4D, 0, 42], [0x49, 0x49, 43, 0], [0x4D, 0x4D, 0, 43]:
            return [try GeoTIFFSource(path: path)]
        case _ where start.starts(with: [0x1F, 0x8B]):
            // Other packed formats would have to be unpacked to a file, which the user can do.
            if name.hasSuffix(".tif.gz") || name.hasSuffix(".tiff.gz") || name.hasSuffix(".tar.gz") {
                throw ElevationError(path: path, problem: .unsupportedArchive)
            }
            return [try GzippedHGT(file)]
        default:
            if name.hasSuffix(".zip") || name.hasSuffix(".gz") {
                throw ElevationError(path: path, problem: .damagedArchive)
            }
            if name.hasSuffix(".tif") || name.hasSuffix(".tiff") {
                throw ElevationError(path: path, problem: .damagedTIFF(""))
            }
            guard name.hasSuffix(".hgt") else { throw ElevationError(path: path, problem: .unknownFormat) }
            return [try PlainHGT(file)]
        }
    }
}

extension MappedFile {
    /// A file's bytes; errors become those of this module.
    static func forElevation(_ path: String) throws(ElevationError) -> MappedFile {
        do throws(FileError) {
            return try MappedFile(path: path)
        } catch {
            throw ElevationError(path: path, problem: .unreadable(error.message))
        }
    }
}
