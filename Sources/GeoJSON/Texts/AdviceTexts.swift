internal import Support

/// What to do where something else was meant.
extension StructureTexts {
    static func foreignFormat(_ format: ForeignFormat) -> Message {
        let advice =
            switch format {
            case .topoJSON: Message("structure-convert-topo-json")
            case .esriJSON: Message("structure-convert-esri-json")
            case .overpassJSON: Message("structure-convert-overpass-json")
            case .cityJSON, .tileJSON: Message("structure-export-geo-json")
            }
        return Message("structure-foreign-format", ["format": .of(format.rawValue), "advice": .of(advice)])
    }
}
