package import ArgumentParser
package import Support

/// `questctl geojson …`
package struct GeoJSONCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "geojson", abstract: "Check, fix and reshape GeoJSON files.",
        subcommands: [
            GeoJSONLint.self, GeoJSONFix.self, GeoJSONRepair.self, GeoJSONConvert.self, GeoJSONReproject.self,
            GeoJSONSimplify.self, GeoJSONClip.self, GeoJSONCut.self, GeoJSONJoin.self, GeoJSONBuffer.self,
            GeoJSONFilter.self, GeoJSONSelect.self, GeoJSONExplode.self, GeoJSONDissolve.self,
            GeoJSONSplit.self, GeoJSONStats.self,
        ])

    package init() {}

    /// What to write differently in arguments that could not be parsed; `nil` where nothing is known to help.
    package static func advice(on arguments: [String]) -> LocalizedText? {
        GeoJSONFilter.mayNeedTerminator(arguments) ? GeoJSONTexts.minusAdvice : nil
    }
}
