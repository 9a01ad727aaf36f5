import ArgumentParser
import FeatureFiles
import GeoJSON
import JSON
import SpatialOperations
import Support

/// `questctl geojson reproject --from EPSG:32641 plan.geojson`
struct GeoJSONReproject: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reproject", abstract: "Bring coordinates from one reference system into another.",
        discussion: """
            Systems are named as PROJ knows them, for example EPSG:3857. Without --from the crs members of the file count, on \
            the collection, Features or geometries, else longitude and latitude; members that say different things about \
            one geometry, or something else than --from, are refused. Axes are always longitude or easting first. What is \
            not in longitude and latitude afterwards gets a crs member, all others are taken out. Boxes are computed anew. \
            What is in the target system already keeps every byte. Several files may be in different systems. In output that is \
            no collection each Feature gets the member.
            """)

    /// What to do with positions outside the area a system is made for.
    enum Area: String, CaseIterable, ExpressibleByArgument {
        /// An error.
        case enforce
        /// Transform them as well as the formulas can.
        case ignore
    }

    @Option(help: ArgumentHelp("The system of the file.", valueName: "system"))
    var from: String?

    @Option(help: ArgumentHelp("The system wanted; by default longitude and latitude.", valueName: "system"))
    var to: String?

    @Option(
        help: """
            Positions outside the area that a system is made for: enforce makes them an error, ignore transforms them, \
            perhaps kilometres off.
            """)
    var area = Area.enforce

    @Option(help: ArgumentHelp("What the inputs are; by default what their names say.", valueName: "form"))
    var fromForm: FeatureForm?

    @Option(help: ArgumentHelp("What to write; by default what the output's name says.", valueName: "form"))
    var toForm: FeatureForm?

    @OptionGroup var files: FeatureFileOptions

    func run() throws {
        let language = files.common.language
        let (source, target) = try Failure.reporting(language, code: Failure.wrong) {
            let source = try from.map { try CoordinateReferenceSystem($0) }
            let target = try to.map { try CoordinateReferenceSystem($0) } ?? .longitudeLatitude
            try source?.requireHorizontal()
            try target.requireHorizontal()
            return (source, target)
        }
        var run = try FeatureFileRun(files, from: fromForm, to: toForm)
        try run.surveyReferenceSystems()
        var reprojection = Reprojection(
            source: source, target: target, areas: area == .enforce ? .enforced : .ignored)
        try reprojection.prepare(&run)
        let outcome = try run {
            let worker = reprojection.worker()
            return { feature, place in try worker.change(feature, place) }
        }
        try run.finish(outcome)
    }
}

/// Transforms the Features of files to another reference system, each from the system of its `crs` member.
struct Reprojection {
    /// The system of the files; `nil` to use their `crs` members.
    var source: CoordinateReferenceSystem?
    var target: CoordinateReferenceSystem
    var areas: CoordinateTransformation.AreaPolicy
    /// Whether each transformed Feature gets a `crs` member, since the output has no collection.
    private var marksFeatures = false
    /// Whether Features already in the target system get one too, since their collection is not written.
    private var isLosingCollections = false

    init(
        source: CoordinateReferenceSystem?, target: CoordinateReferenceSystem,
        areas: CoordinateTransformation.AreaPolicy
    ) {
        self.source = source
        self.target = target
        self.areas = areas
    }

    /// Checks the `crs` members of collections, and decides those of the output.
    mutating func prepare(_ run: inout FeatureFileRun) throws {
        let cache = ReferenceSystemCache()
        let isMarked = !cache.areEquivalent(target, .longitudeLatitude)
        var isMoved = run.sources.count > 1
        for (source, survey) in zip(run.sources, run.surveys) {
            let system = try self.system(of: source, survey, cache, run.language)
            if cache.areEquivalent(system, target) { continue }
            isMoved = true
            if survey.members["crs"] != nil, !isMarked { run.droppedMembers = ["crs"] }
        }
        if isMarked, isMoved, run.output == .geojson { run.setMembers["crs"] = target.legacyMember }
        marksFeatures = isMarked && (run.output != .geojson || run.isLoneDocument)
        isLosingCollections = isMarked && run.output != .geojson
        run.isPlanar = !target.isGeographic
        run.knowsReferenceSystem = true
    }

    /// The system of a file's collection.
    private func system(
        of file: FeatureSource, _ survey: CollectionMembers, _ cache: ReferenceSystemCache, _ language: Language
    ) throws -> CoordinateReferenceSystem {
        guard let member = survey.members["crs"] else { return source ?? .longitudeLatitude }
        return try Failure.reporting(
            language, file: "\(file.path)\(survey.place(of: "crs")): /crs", code: Failure.wrong
        ) {
            let system = try cache.system(of: member)
            try system.requireHorizontal()
            if let source, !cache.areEquivalent(source, system) {
                throw ReferenceSystemError.conflictingSystems(source.name, system.name)
            }
            return system
        }
    }

    /// Transforms Features on one thread.
    func worker() -> Worker { Worker(self) }

    /// The transformations to one system, each made once.
    final class Worker {
        private let task: Reprojection
        private let cache = ReferenceSystemCache()
        private var transformations: [CoordinateReferenceSystem: TransformationBox] = [:]
        /// The system of the Feature before, which is nearly always that of the next one.
        private var latest: Latest?

        private struct Latest {
            let system: CoordinateReferenceSystem
            /// Whether the numbers stay as they are.
            let isTarget: Bool
            var transformation: TransformationBox?
        }

        fileprivate init(_ task: Reprojection) { self.task = task }

        /// A Feature in the target system, without a `crs` member for another.
        func change(_ feature: Feature, _ place: FeaturePlace) throws -> FeatureChange {
            let members = feature.referenceSystemMembers
            let system = try system(members, place)
            if isTarget(system) {
                let isLost = task.isLosingCollections && place.collectionMembers["crs"] != nil
                guard isLost, members.isEmpty else { return .keep }
                return .feature(marked(feature))
            }
            var changed = feature
            if let geometry = feature.geometry {
                changed.geometry = try transformed(geometry, from: system).withoutReferenceSystem
            }
            if members.isEmpty, !task.marksFeatures {
                return changed.geometry == nil ? .keep : .geometry(changed.geometry)
            }
            changed.foreignMembers["crs"] = nil
            return .feature(task.marksFeatures ? marked(changed) : changed)
        }

        private func marked(_ feature: Feature) -> Feature {
            var marked = feature
            marked.foreignMembers["crs"] = task.target.legacyMember
            return marked
        }

        /// The system of a Feature. All `crs` members about it have to agree.
        private func system(
            _ members: [ReferenceSystemMembers.Member], _ place: FeaturePlace
        ) throws -> CoordinateReferenceSystem {
            var result = task.source
            let outer = place.collectionMembers["crs"].map { [(pointer: JSONPointer(), value: $0)] } ?? []
            for (pointer, value) in outer + members.map({ (pointer: $0.pointer, value: $0.value) }) {
                do throws(ReferenceSystemError) {
                    let system = try cache.system(of: value)
                    try system.requireHorizontal()
                    if let known = result, !cache.areEquivalent(known, system) {
                        throw .conflictingSystems(known.name, system.name)
                    }
                    // A part of a GeometryCollection cannot have a system that the whole does not have.
                    let isPart = pointer.components.contains("geometries")
                    if isPart, result == nil, !cache.areEquivalent(system, .longitudeLatitude) {
                        throw .conflictingSystems(CoordinateReferenceSystem.longitudeLatitude.name, system.name)
                    }
                    result = result ?? system
                } catch {
                    throw FeatureFault(at: pointer, error.message)
                }
            }
            return result ?? .longitudeLatitude
        }

        private func isTarget(_ system: CoordinateReferenceSystem) -> Bool {
            if let latest, latest.system == system { return latest.isTarget }
            let isTarget = cache.areEquivalent(system, task.target)
            latest = Latest(system: system, isTarget: isTarget, transformation: transformations[system])
            return isTarget
        }

        private func transformed(
            _ geometry: Geometry, from source: CoordinateReferenceSystem
        ) throws(ReferenceSystemError) -> Geometry {
            if let latest, latest.system == source, let box = latest.transformation {
                return try box.transformation.transformed(geometry)
            }
            let box = TransformationBox(try CoordinateTransformation(from: source, to: task.target, areas: task.areas))
            transformations[source] = box
            latest?.transformation = box
            return try box.transformation.transformed(geometry)
        }
    }
}
