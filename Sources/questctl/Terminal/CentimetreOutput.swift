import GeoJSON

extension GeoJSONWriter.Options {
    /// Coordinates with seven decimals, about one centimetre: more would promise what no receiver measures.
    static let centimetres = GeoJSONWriter.Options(layout: .compact, decimals: 7)
}
