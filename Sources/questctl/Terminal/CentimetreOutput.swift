import GeoJSON

extension GeoJSONWriter.Options {
    /// Coordinates with seven decimals, about one centimetre: no receiver measures more precisely.
    static let centimetres = GeoJSONWriter.Options(layout: .compact, decimals: 7)
}
