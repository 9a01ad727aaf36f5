import ArgumentParser
import FeatureFiles
import GeoJSON
import JSON
import SpatialOperations
import Support

/// `questctl geojson dissolve --by region municipalities.geojson`
struct GeoJSONDissolve: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dissolve", abstract: "Unite the Features that have the same value of a property, or all.",
        discussion: """
            Areas become one where they touch or overlap, lines where two of them meet, equal points one point. Properties with \
            the same value in all members of a group are kept; Features without the property are a group of their own, and a \
            group of one stays as it is. Across the antimeridian as RFC 7946 wants it. Coordinates have to be longitudes and \
            latitudes: reproject other files first. All Features have to fit into memory.
            """)

    @Option(help: ArgumentHelp("The property; without it all Features are united.", valueName: "property"))
    var by: String?

    @Option(help: ArgumentHelp("A property that gets the number of Features of the group.", valueName: "property"))
    var count: String?

    @OptionGroup var files: FeatureFileOptions
    @OptionGroup var forms: FeatureFormOptions

    func validate() throws {
        if let by, by == count { throw ValidationError("--count has to name another property than --by") }
    }

    func run() throws {
        var run = try FeatureFileRun(files, from: forms.from, to: forms.to)
        try run.survey()
        try run.requireDegrees()
        run.knowsReferenceSystem = true
        var total = FeaturePipeline.Outcome()
        var members: [GatheredFeature] = []
        for number in run.sources.indices {
            let (features, outcome) = try run.features(ofFile: number, isQuiet: false) { try $0.requireSoundArea() }
            for member in features where member.feature.geometry?.hasAmbiguousSides == true {
                run.report(.note(FeatureNote(Message("geo-json-ambiguous-ring")), member.place), member.file, false)
            }
            members += features
            total.add(outcome)
        }
        try run.requireSkipped(total)
        if let by, !members.isEmpty, !members.contains(where: { $0.feature.properties?[by] != nil }) {
            Console.report(GeoJSONTexts.unseenProperty(by), run.language)
        }
        if let count, members.contains(where: { $0.feature.properties?[count] != nil }) {
            throw Failure.reported(GeoJSONTexts.takenCount(count), run.language, code: Failure.wrong)
        }
        var result = try dissolved(&members, run, &total)
        // A Feature that is alone in its group keeps them.
        let wide = members.count { $0.feature.geometry?.hasFurtherNumbers == true }
        if result.features.count(where: { $0.geometry?.hasFurtherNumbers == true }) < wide {
            Console.report(Message("geo-json-further-numbers-left-out"), run.language)
        }
        result.foreignMembers = foreignMembers(run)
        try run.write(result)
        try run.finish(total)
    }

    /// The Features without those that cannot be united.
    private func dissolved(
        _ members: inout [GatheredFeature], _ run: FeatureFileRun, _ total: inout FeaturePipeline.Outcome
    ) throws -> FeatureCollection {
        while true {
            do throws(DissolvingError) {
                return try FeatureCollection(features: members.map(\.feature)).dissolved(by: by, countedAs: count)
            } catch {
                for index in error.features {
                    let (file, place) = (members[index].file, members[index].place)
                    let text = GeoJSONTexts.feature(
                        place.pointer.description, place.id?.description, error.reason.message)
                    Failure.report(text, file: "\(file):\(place.line):\(place.column)", run.language)
                }
                total.skipped += error.features.count
                total.isRefused = !run.skipsInvalid
                try run.requireSkipped(total)
                for index in error.features.sorted(by: >) { members.remove(at: index) }
            }
        }
    }

    /// The members of the first file's collection; those that differ in other files are reported.
    private func foreignMembers(_ run: FeatureFileRun) -> JSONObject {
        let first = run.surveys.first?.members ?? [:]
        for (source, survey) in zip(run.sources, run.surveys).dropFirst() {
            let lost = survey.members.filter { first[$0.key] != $0.value }.map { $0.key }
            if !lost.isEmpty { run.report(.lostMembers(lost), source.path, true) }
        }
        return first
    }
}
