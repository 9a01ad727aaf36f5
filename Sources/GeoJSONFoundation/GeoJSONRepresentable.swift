public import Foundation
public import GeoJSON

/// What is written as a GeoJSON text of its own: a geometry, a Feature, a collection, or any of them.
///
///     let city = try FeatureCollection(contentsOf: url)
///     let oak = try Feature(data)
///     try oak.data(options: .pretty).write(to: other)
public protocol GeoJSONRepresentable {
    /// The object that it is.
    var geoJSONObject: GeoJSONObject { get }

    /// Takes it out of an object.
    ///
    /// - Throws: `UnexpectedObjectError` where the object is of another kind.
    init(_ object: GeoJSONObject) throws(UnexpectedObjectError)
}

extension GeoJSONRepresentable {
    /// Reads a GeoJSON text, strictly by RFC 7946.
    ///
    /// - Throws: `GeoJSONError` with all findings for a text with an error; `UnexpectedObjectError` for one of another kind.
    /// - Complexity: O(*n*) in the length of the text.
    public init(_ data: Data, options: GeoJSONReader.Options = .init()) throws {
        let result = data.withUnsafeBytes { GeoJSONReader(options: options).read($0) }
        guard let object = result.object, !result.hasErrors else {
            throw GeoJSONError(diagnostics: result.diagnostics)
        }
        try self.init(object)
    }

    /// Reads a file, strictly by RFC 7946.
    ///
    /// - Parameter url: of a file; it is mapped into memory where that is safe.
    /// - Throws: what Foundation throws where the file cannot be read; `GeoJSONError` and `UnexpectedObjectError` as for data.
    /// - Complexity: O(*n*) in the length of the file.
    public init(contentsOf url: URL, options: GeoJSONReader.Options = .init()) throws {
        try self.init(try Data(contentsOf: url, options: .mappedIfSafe), options: options)
    }

    /// It as a GeoJSON text.
    ///
    /// - Throws: `GeoJSONWritingError` for coordinates that are infinite or not a number, which no text can hold.
    /// - Complexity: O(*n*).
    public func data(options: GeoJSONWriter.Options = .compact) throws(GeoJSONWritingError) -> Data {
        let object = geoJSONObject
        try object.checkNumbers()
        return Data(GeoJSONWriter(options: options).write(object))
    }

    /// Writes it to a file as a GeoJSON text, whole or not at all.
    ///
    /// - Throws: `GeoJSONWritingError` as `data(options:)`, and what Foundation throws where the file cannot be written.
    public func write(to url: URL, options: GeoJSONWriter.Options = .compact) throws {
        try data(options: options).write(to: url, options: .atomic)
    }
}

extension GeoJSONObject: GeoJSONRepresentable {
    /// Itself.
    public var geoJSONObject: GeoJSONObject { self }

    /// Copies an object.
    public init(_ object: GeoJSONObject) { self = object }
}

extension FeatureCollection: GeoJSONRepresentable {
    /// The object that it is.
    public var geoJSONObject: GeoJSONObject { .featureCollection(self) }

    /// Takes a collection out of an object.
    ///
    /// - Throws: `UnexpectedObjectError` for an object of another kind.
    public init(_ object: GeoJSONObject) throws(UnexpectedObjectError) {
        guard case .featureCollection(let collection) = object else {
            throw UnexpectedObjectError(expected: "FeatureCollection", found: object.type)
        }
        self = collection
    }
}

extension Feature: GeoJSONRepresentable {
    /// The object that it is.
    public var geoJSONObject: GeoJSONObject { .feature(self) }

    /// Takes a Feature out of an object.
    ///
    /// - Throws: `UnexpectedObjectError` for an object of another kind.
    public init(_ object: GeoJSONObject) throws(UnexpectedObjectError) {
        guard case .feature(let feature) = object else {
            throw UnexpectedObjectError(expected: "Feature", found: object.type)
        }
        self = feature
    }
}

extension Geometry: GeoJSONRepresentable {
    /// The object that it is.
    public var geoJSONObject: GeoJSONObject { .geometry(self) }

    /// Takes a geometry out of an object.
    ///
    /// - Throws: `UnexpectedObjectError` for an object of another kind.
    public init(_ object: GeoJSONObject) throws(UnexpectedObjectError) {
        guard case .geometry(let geometry) = object else {
            throw UnexpectedObjectError(expected: "geometry", found: object.type)
        }
        self = geometry
    }
}

extension GeoJSONObject {
    fileprivate var type: String {
        switch self {
        case .geometry(let geometry): geometry.kind.rawValue
        case .feature: "Feature"
        case .featureCollection: "FeatureCollection"
        }
    }
}
