public import JSON

/// Writes GeoJSON as UTF-8 text that reads back equal.
///
///     let bytes = GeoJSONWriter(options: .pretty).write(.featureCollection(collection))
///
/// Members are written in the order `type`, `id`, `bbox`, `geometry` or `coordinates`, `properties`, foreign members. The
/// foreign members of a collection come before its `features`.
///
/// Numbers that are not finite, which no reader returns, are written as `null`; `GeoJSONObject.checkNumbers()` finds them before.
public struct GeoJSONWriter: Sendable {
    /// How a text is laid out.
    public typealias Options = JSONWritingOptions

    /// How the text is laid out.
    public var options: Options

    /// Makes a writer.
    public init(options: Options = .compact) {
        self.options = options
    }

    /// The text of an object.
    ///
    /// - Complexity: O(*n*).
    public func write(_ object: GeoJSONObject) -> [UInt8] {
        var output = JSONOutput(options)
        output.object(object)
        return output.finished()
    }

    /// Hands the text of an object to `sink` piece by piece, for example to a file, without ever holding all of it.
    ///
    /// - Throws: the first error of `sink`, which is then not called again.
    public func write<Failure: Error>(
        _ object: GeoJSONObject, to sink: @escaping (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(Failure) {
        var failure: Failure?
        var output = JSONOutput(options) { piece in
            guard failure == nil else { return }
            do throws(Failure) { try sink(piece) } catch { failure = error }
        }
        output.object(object)
        _ = output.finished()
        if let failure { throw failure }
    }

    /// The text of a collection.
    public func write(_ collection: FeatureCollection) -> [UInt8] { write(.featureCollection(collection)) }
    /// The text of a Feature.
    public func write(_ feature: Feature) -> [UInt8] { write(.feature(feature)) }
    /// The text of a geometry.
    public func write(_ geometry: Geometry) -> [UInt8] { write(.geometry(geometry)) }

    /// The text of any JSON value, as `JSONWriter` writes it.
    public func write(_ value: JSONValue) -> [UInt8] { JSONWriter(options: options).write(value) }

    /// The text of an object as a string.
    public func string(_ object: GeoJSONObject) -> String {
        String(decoding: write(object), as: UTF8.self)
    }

    /// The text of a geometry's `coordinates` alone.
    package func coordinatesText(_ geometry: Geometry) -> String {
        var output = JSONOutput(.compact)
        output.coordinates(geometry.shape)
        return String(decoding: output.finished(), as: UTF8.self)
    }
}
