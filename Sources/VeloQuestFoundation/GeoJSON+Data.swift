public import Foundation
public import GeoJSON

extension GeoJSONObject {
    /// Reads a GeoJSON text.
    ///
    /// - Throws: `GeoJSONError` at the first error.
    public init(_ data: Data) throws(GeoJSONError) { try self.init(parsing: [UInt8](data)) }

    /// The object as a GeoJSON text.
    public func data(options: GeoJSONWriter.Options = .compact) -> Data {
        Data(GeoJSONWriter(options: options).write(self))
    }
}
