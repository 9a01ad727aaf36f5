import Compression
import Support

/// What is said about packed files.
enum FileTexts {
    static func damaged(_ path: String, _ reason: CompressionError) -> LocalizedText {
        LocalizedText("\(path): \(reason.message.english)", "\(path): \(reason.message.russian)")
    }

    static let looksLikeLines = LocalizedText(
        "the first object ends before this and another begins: the file has one on each line (newline-delimited GeoJSON), and was "
            + "checked line by line; name it .geojsonl, say --from lines, or turn it into a FeatureCollection with questctl "
            + "geojson convert",
        "первый объект кончается перед этим местом, и начинается другой: в файле по объекту на строке (GeoJSON построчно), он "
            + "проверен построчно; назовите его .geojsonl, укажите --from lines или преобразуйте в FeatureCollection командой "
            + "questctl geojson convert")

    /// For findings whose message is known later.
    static let nothing = LocalizedText("", "")
}
