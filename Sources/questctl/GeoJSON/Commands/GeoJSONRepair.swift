public import ArgumentParser
import FeatureFiles
import GeoJSON
import SpatialOperations
import Support

/// `questctl geojson repair parks.geojson`
struct GeoJSONRepair: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "repair", abstract: "Make areas valid whose rings cross themselves or each other.",
        discussion: """
            Valid Features keep every byte. An area is kept to a part in 10⁹: by structure, that which the exterior rings go \
            around without that of the holes, overlapping parts together; by linework, that of the even-odd rule, where \
            overlapping parts cancel out. Where the area cannot be kept, or none would be left, the Feature stays as it is \
            and is named, and the exit code is 1; with --skip-invalid it is left out. Spikes and other parts without width \
            are left out and named. Coordinates may be of any system, those in degrees may cross the antimeridian.
            """)

    @Option(help: "What belongs to an area: structure or linework.")
    var method = RepairMethod.structure

    @OptionGroup var files: FeatureFileOptions
    @OptionGroup var forms: FeatureFormOptions

    /// How many areas one thread has repaired.
    private final class Count {
        var repaired = 0
        var refused = 0
        let systems = ReferenceSystemCache()
    }

    func run() throws {
        var run = try FeatureFileRun(files, from: forms.from, to: forms.to)
        try run.survey()
        try run.requireOneReferenceSystem()
        run.keepReferenceSystems()
        var counts: [Count] = []
        let outcome = try run {
            // Without GEOS nothing is done, also with --skip-invalid.
            _ = try GEOSContext()
            let count = Count()
            counts.append(count)
            return { feature, place in try repair(feature, place, count) }
        }
        let (repaired, refused) = counts.reduce((0, 0)) { ($0.0 + $1.repaired, $0.1 + $1.refused) }
        Console.report(
            Message("geo-json-repaired", ["count": .of(repaired), "refused": .of(refused)]), files.common.language)
        try run.finish(outcome)
        if refused > 0 { throw Failure.wrong }
    }

    private func repair(_ feature: Feature, _ place: FeaturePlace, _ count: Count) throws -> FeatureChange {
        guard let geometry = feature.geometry else { return .keep }
        let members = [place.collectionMembers["crs"]].compactMap { $0 } + feature.referenceSystemMembers.map(\.value)
        do throws(PlanarGeometryError) {
            let isInDegrees = members.allSatisfy { count.systems.isInDegrees($0) }
            guard let repair = try geometry.repaired(by: method, isInDegrees: isInDegrees) else { return .keep }
            count.repaired += 1
            let notes = repair.leftOut.map {
                FeatureNote(Message("geo-json-left-out-part", ["geometry": .of("\($0)")]))
            }
            return notes.isEmpty ? .geometry(repair.geometry) : .noting(notes, .geometry(repair.geometry))
        } catch {
            count.refused += 1
            if files.skipInvalid { throw error }
            return .noting([FeatureNote(error.message, isError: true)], .keep)
        }
    }
}

extension RepairMethod: ExpressibleByArgument {}
