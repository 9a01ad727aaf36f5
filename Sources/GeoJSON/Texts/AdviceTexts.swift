internal import Support

/// What to do where something else was meant.
extension StructureTexts {
    static let nullInCollection = LocalizedText(
        "a GeometryCollection has no place for null; remove it, with its comma",
        "в GeometryCollection не может быть null; удалите его вместе с запятой")

    static func namedCoordinates(_ position: String) -> LocalizedText {
        LocalizedText(
            "a position is a list of numbers, longitude first: write \(position)",
            "позиция — это список чисел, сначала долгота: напишите \(position)")
    }

    static let listWithoutCollection = LocalizedText(
        "this is a list of Features; put it into a collection: {\"type\": \"FeatureCollection\", \"features\": [ … ]}",
        "это список объектов Feature; поместите его в коллекцию: {\"type\": \"FeatureCollection\", \"features\": [ … ]}"
    )
    static let wrapInCollection = LocalizedText("put the list into a collection", "поместить список в коллекцию")

    static func insertType(_ type: String) -> LocalizedText {
        LocalizedText("insert the type \(type)", "вставить тип \(type)")
    }

    static func foreignFormat(_ format: ForeignFormat) -> LocalizedText {
        let (english, russian) =
            switch format {
            case .topoJSON:
                (
                    "convert it, for example with “ogr2ogr out.geojson in.json”",
                    "преобразуйте его, например командой «ogr2ogr out.geojson in.json»"
                )
            case .esriJSON:
                (
                    "ask the server for it with f=geojson, or convert it, for example with “ogr2ogr out.geojson in.json”",
                    "запросите у сервера f=geojson или преобразуйте, например командой «ogr2ogr out.geojson in.json»"
                )
            case .overpassJSON: ("convert it with osmtogeojson", "преобразуйте его программой osmtogeojson")
            case .cityJSON, .tileJSON:
                ("export the data as GeoJSON", "экспортируйте данные в GeoJSON")
            }
        return LocalizedText(
            "this is \(format.rawValue) and not GeoJSON; \(english)", "это \(format.rawValue), а не GeoJSON; \(russian)"
        )
    }
}
