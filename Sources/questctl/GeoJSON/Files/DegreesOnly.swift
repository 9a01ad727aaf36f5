import FeatureFiles
import GeoJSON
import JSON
import SpatialOperations
import Support

/// Refuses coordinates that are not longitudes and latitudes according to `crs` members.
final class DegreesOnly {
    private let cache = ReferenceSystemCache()

    /// - Throws: `FeatureFault` at the member, by the name of the system.
    func check(_ feature: Feature, _ place: FeaturePlace) throws {
        if let member = place.collectionMembers["crs"], !cache.isInDegrees(member) {
            throw FeatureFault(at: JSONPointer(), text(member))
        }
        for member in feature.referenceSystemMembers where !cache.isInDegrees(member.value) {
            throw FeatureFault(at: member.pointer, text(member.value))
        }
    }

    /// The message about a member.
    func text(_ member: JSONValue) -> Message {
        Message("geo-json-projected", ["system": .of((try? cache.system(of: member))?.name)])
    }

    /// Whether a member is refused.
    func refuses(_ member: JSONValue) -> Bool { !cache.isInDegrees(member) }
}

extension FeatureFileRun {
    /// Refuses files whose collections have a `crs` other than longitudes and latitudes, and runs the pipeline on
    /// Features in degrees.
    mutating func inDegrees(
        _ transform: () throws -> FeaturePipeline.Transform
    ) throws -> FeaturePipeline.Outcome {
        try surveyReferenceSystems()
        try requireDegrees()
        knowsReferenceSystem = true
        return try self {
            let degrees = DegreesOnly()
            let transform = try transform()
            return { feature, place in
                try degrees.check(feature, place)
                return try transform(feature, place)
            }
        }
    }

    /// Refuses files whose collections have a `crs` other than longitudes and latitudes.
    func requireDegrees() throws {
        let degrees = DegreesOnly()
        for (source, survey) in zip(sources, surveys) {
            guard let member = survey.members["crs"], degrees.refuses(member) else { continue }
            throw Failure.reported(
                degrees.text(member), file: source.path + survey.place(of: "crs"), language, code: Failure.wrong)
        }
    }

    /// Refuses to combine files whose collections have different `crs` members.
    func requireOneReferenceSystem() throws {
        let cache = ReferenceSystemCache()
        var first: (system: CoordinateReferenceSystem, path: String)?
        for (source, survey) in zip(sources, surveys) where sources.count > 1 {
            try Failure.reporting(language, file: source.path + survey.place(of: "crs"), code: Failure.wrong) {
                let system = try survey.members["crs"].map { try cache.system(of: $0) } ?? .longitudeLatitude
                if let first, !cache.areEquivalent(first.system, system) {
                    throw Failure.reported(
                        Message(
                            "geo-json-different-systems",
                            ["system": .of(system.name), "first": .of(first.path), "other": .of(first.system.name)]),
                        file: source.path + survey.place(of: "crs"), language, code: Failure.wrong)
                }
                if first == nil { first = (system, source.path) }
            }
        }
    }
}

extension CollectionMembers {
    /// `:3:14`, or an empty text where there is no such member.
    func place(of member: String) -> String { location(of: member).map { ":\($0.line):\($0.column)" } ?? "" }
}
