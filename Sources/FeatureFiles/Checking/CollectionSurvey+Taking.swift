import GeoJSON
import JSON
import Support

extension CollectionSurvey {
    /// Adds what rules about all Features need from the next Feature.
    ///
    /// - Parameters:
    ///   - locate: finds the value that a pointer from the Feature points to.
    ///   - text: some text around a location.
    ///   - relocate: turns a finding with such a location into one with its place in the file, where these differ.
    /// - Returns: the findings that are known already, with their places.
    mutating func take(
        _ facts: Facts, _ check: Check, locate: (JSONPointer) -> SourceLocation?,
        text: (SourceLocation) -> SourceText, relocate: (Diagnostic) -> Diagnostic = { $0 }
    ) -> [Diagnostic] {
        guard let linter = check.linter else { return [] }
        let isRecord = check.form != .geojson
        let root = isRecord ? JSONPointer() : JSONPointer(["features", String(facts.index)])
        if linter.asksForPlaces, let place = facts.place, take(place) {
            let pointer = JSONPointer(["geometry", "coordinates"])
            let location = locate(pointer)
            var finding = Diagnostic(
                .swapped, at: location, pointer: JSONPointer(root.components + pointer.components),
                message: Message.empty)
            finding.record = isRecord ? facts.index + 1 : nil
            hold(place, relocate(finding), text: location.map(text) ?? SourceText([]))
        }
        guard linter.asksForIdentifiers, var finding = compare(facts, areRecords: isRecord) else { return [] }
        finding.location = locate(JSONPointer(["id"]))
        finding.pointer = root.appending("id")
        finding.record = isRecord ? facts.index + 1 : nil
        return [finding]
    }
}
