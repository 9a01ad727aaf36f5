internal import Support

/// What to do where something else was meant.
extension StructureTexts {
    static let nullInCollection = Message("structure-null-in-collection")

    static func namedCoordinates(_ position: String) -> Message {
        Message("structure-named-coordinates", ["position": .of(position)])
    }

    static let listWithoutCollection = Message("structure-list-without-collection")
    static let wrapInCollection = Message("structure-wrap-in-collection")

    static func insertType(_ type: String) -> Message { Message("structure-insert-type", ["type": .of(type)]) }

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
