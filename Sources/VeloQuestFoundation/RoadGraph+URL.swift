public import Foundation
public import RoadMap

extension RoadGraph {
    /// Opens a map file and checks it, as `init(path:)` does.
    ///
    /// - Parameter url: of a file.
    /// - Throws: `MapFileError` where there is no map or it is damaged.
    public init(contentsOf url: URL) throws(MapFileError) {
        try self.init(path: url.path(percentEncoded: false))
    }
}
