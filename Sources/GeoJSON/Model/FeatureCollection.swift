public import JSON

/// Features that belong together, most often a whole file (RFC 7946 section 3.3).
///
///     let quest = FeatureCollection(features: tasks, foreignMembers: ["name": "ReQuest 2018"])
public struct FeatureCollection: Sendable, Hashable {
    /// The Features in the order of the file.
    public var features: [Feature]
    /// The `bbox` member, as written in the file; it is never computed.
    public var boundingBox: Extent?
    /// Members that the RFC does not define (section 6.1), in the order of the file; `crs` of the 2008 format is one.
    public var foreignMembers: JSONObject

    /// Makes a collection.
    public init(features: [Feature] = [], boundingBox: Extent? = nil, foreignMembers: JSONObject = [:]) {
        self.features = features
        self.boundingBox = boundingBox
        self.foreignMembers = foreignMembers
    }
}
