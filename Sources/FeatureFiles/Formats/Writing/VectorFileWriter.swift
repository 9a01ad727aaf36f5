import GeoJSON
import Support

/// Writes the features of a GeoJSON file into a file of another format.
///
///     let writer = VectorFileWriter(path: "city.fgb", format: format, library: try GDALLibrary())
///     let outcome = try writer.run(from: "city.geojson", .geojson, report: { print($0) })
///
/// The input is read twice or more: its columns and kinds of geometries must be known before the first feature. The new file, or
/// all that belong to it, appear whole or not at all. What the format cannot hold is reported, or refused where features would be lost.
public struct VectorFileWriter {
    /// The file to create.
    public let path: String
    /// Its format.
    public let format: VectorFormat
    private let library: GDALLibrary

    /// Chooses a file.
    public init(path: String, format: VectorFormat, library: GDALLibrary) {
        self.path = path
        self.format = format
        self.library = library
    }

    /// Writes all features.
    ///
    /// - Throws: `FileError`, `PackedFileError`, `VectorFormatError`.
    /// - Complexity: O(*n*) time; memory for one feature and the names of properties, beside what GDAL needs for the format.
    public func run(
        from input: String, _ form: FeatureForm, report: (VectorReport) -> Void
    ) throws -> VectorOutcome {
        try run(from: [FeatureSource(path: input, form: form)], report: report)
    }

    /// Writes all features of several files.
    ///
    /// - Throws: `FileError`, `PackedFileError`, `VectorFormatError`.
    /// - Complexity: that of one file.
    public func run(from inputs: [FeatureSource], report: (VectorReport) -> Void) throws -> VectorOutcome {
        guard path != "-" else { throw VectorFormatError.fileNeeded(format: format.name) }
        let source = GeoJSONSource(files: inputs)
        let survey = try FeatureSurvey(of: source, report)
        let name = FilePlace.stem(FilePlace.parts(path).name)
        let plans = try LayerPlan.layers(for: survey, in: format, named: name)
        let files = try NewFiles(target: path)
        let outcome = try GDALMessages.gathering(library.functions, format.traits.configuration) { messages in
            defer { messages.report(report) }
            do {
                return try write(source, survey, plans, to: files.path, messages, report)
            } catch VectorFormatError.unwritable(_, let reason) {
                throw VectorFormatError.unwritable(path: path, reason: reason)
            }
        }
        try files.commit(removing: format.traits.staleEndings)
        return outcome
    }

    private func write(
        _ source: GeoJSONSource, _ survey: FeatureSurvey, _ plans: [LayerPlan], to path: String,
        _ messages: GDALMessages, _ report: (VectorReport) -> Void
    ) throws -> VectorOutcome {
        let functions = library.functions
        let system = try PlaneTransformation.system("EPSG:4326", functions, messages)
        defer { functions.releaseSystem(system) }
        let dataset = try VectorDataset(creating: path, format: format, library: library, messages)
        if format.traits.fillsAltitudes, survey.hasAltitude, survey.hasFlat {
            report(.warning(Message("vector-filled-altitudes")))
        } else if format.traits.addsAltitudes, survey.hasFlat {
            report(.warning(Message("vector-added-altitudes")))
        }
        let rounded = format.traits.roundsReals ? survey.fields.filter { $0.hasManyDigits }.map { $0.name } : []
        if !rounded.isEmpty {
            report(.warning(Message("vector-rounded-reals", ["joined": .of(rounded.joined(separator: ", "))])))
        }
        var outcome = VectorOutcome()
        for plan in plans {
            let layer = CStrings.list(plan.options) {
                functions.createLayer(dataset.handle, plan.name, system, plan.type, $0)
            }
            guard let layer else {
                throw VectorFormatError.unwritable(path: path, reason: messages.takeFailure() ?? "")
            }
            let writing = try LayerWriting(
                layer, plan, survey, driver: functions.driverOfDataset(dataset.handle), path: path, functions, messages,
                report)
            outcome.written += try writing.run(source)
        }
        try VectorDataset.close(dataset, path: path, messages)
        outcome.skipped = survey.count - outcome.written
        outcome.libraryWarnings = messages.warningCount
        if outcome.skipped > 0 {
            report(
                .warning(
                    Message("vector-without-geometry", ["format": .of(format.name), "count": .of(outcome.skipped)])))
        }
        return outcome
    }
}

extension FeatureSurvey {
    /// Surveys the features of a file.
    ///
    /// - Throws: what `GeoJSONSource.forEach` throws; `systemNeeded` for coordinates that are no degrees, `foreignSystem`.
    init(of source: GeoJSONSource, _ report: (VectorReport) -> Void) throws {
        self.init()
        var systemFault: VectorFormatError?
        let rest = try source.forEach(report: report) { feature in
            do throws(VectorFormatError) {
                try feature.requireDegrees(source.path)
            } catch { systemFault = systemFault ?? error }
            take(feature)
        }
        if let systemFault { throw systemFault }
        var isLosing = hasForeignMembers
        for case .featureCollection(let collection) in rest {
            let members = collection.foreignMembers
            isLosing = isLosing || members.contains { $0.key != "crs" && $0.key != "name" }
            if let system = members["crs"] { try system.requireDegrees(source.path) }
        }
        // Behind the systems: a file that names another one does say what its numbers are.
        if let place = outsideDegrees {
            throw VectorFormatError.systemNeeded(
                path: source.path, longitude: place.longitude, latitude: place.latitude)
        }
        if isLosing { report(.warning(Message("vector-lost-foreign-members"))) }
    }
}
