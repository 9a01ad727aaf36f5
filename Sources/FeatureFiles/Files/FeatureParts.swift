public import GeoJSON
import JSON
import Support

/// Features on their way into several files, which are written one after the other once all Features are there.
///
///     let parts = FeatureParts(form: .geojson, members: collection)
///     try parts.append(text, to: "Polygon")
///     try parts.write { name in "\(folder)/\(name).geojson.gz" }
///
/// Until then texts are kept in memory, and beyond some megabytes in a temporary file. So no file is half written, and no more
/// than two are open at a time. Memory grows by some bytes for each Feature that goes to another file than the one
/// before it.
public final class FeatureParts {
    private let form: FeatureForm
    private let closing: [UInt8]
    private let spool = SpooledBytes(memoryLimit: 2 << 20)
    private var pieces: [String: [Range<Int>]] = [:]
    /// The names of the files in the order of their first Features.
    public private(set) var names: [String] = []

    /// Starts without files.
    ///
    /// - Parameter members: the members of each collection; its Features are ignored.
    public init(form: FeatureForm, members: FeatureCollection = FeatureCollection()) {
        self.form = form
        closing =
            form == .geojson
            ? Array("\n]".utf8) + CollectionText.members(of: members) + Array("}\n".utf8) : [0x0A]
    }

    /// Appends the text of a Feature to a file.
    ///
    /// - Throws: `FileError` where the temporary file cannot be written.
    public func append(_ text: ArraySlice<UInt8>, to name: String) throws {
        let start = spool.count
        let known = pieces.removeValue(forKey: name)
        let isFirst = known == nil
        var list = known ?? []
        var bytes: [UInt8] =
            switch form {
            case .geojson: isFirst ? Array("{\"type\":\"FeatureCollection\",\"features\":[\n".utf8) : [0x2C, 0x0A]
            case .sequence: isFirst ? [0x1E] : [0x0A, 0x1E]
            case .lines: isFirst ? [] : [0x0A]
            }
        bytes += text
        try bytes.withUnsafeBytes { try spool.append($0) }
        if isFirst { names.append(name) }
        // Adjacent pieces are joined.
        if let last = list.last, last.upperBound == start {
            list[list.count - 1] = last.lowerBound..<spool.count
        } else {
            list.append(start..<spool.count)
        }
        pieces[name] = list
    }

    /// Writes all files, each whole or not at all.
    ///
    /// - Parameter path: where the file of a name is to stand; it is packed where that ends in `.gz` or `.zst`.
    /// - Throws: `FileError` where a file cannot be written; those before it are.
    public func write(path: (String) -> String) throws {
        let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
        defer { room.deallocate() }
        for name in names {
            let output = try FeatureOutput(path: path(name))
            for piece in pieces[name] ?? [] {
                var offset = piece.lowerBound
                while offset < piece.upperBound {
                    let part = UnsafeMutableRawBufferPointer(
                        rebasing: room[..<min(room.count, piece.upperBound - offset)])
                    let count = try spool.read(at: offset, into: part)
                    try output.write(UnsafeRawBufferPointer(rebasing: part[..<count]))
                    offset += count
                }
            }
            try closing.withUnsafeBytes { try output.write($0) }
            try output.commit()
        }
    }
}
