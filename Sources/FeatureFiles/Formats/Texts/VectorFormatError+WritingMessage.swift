import Support

extension VectorFormatError {
    /// Why a file cannot be written.
    var writingMessage: LocalizedText {
        switch self {
        case .unwritable(let path, let reason):
            LocalizedText(
                "\(path) cannot be written: \(reason.isEmpty ? "GDAL does not say why" : reason)",
                "\(path) не записывается: \(reason.isEmpty ? "GDAL не говорит почему" : reason)")
        case .mixedGeometries(let format, let kinds):
            LocalizedText(
                "a \(format) holds one kind of geometry, and the file has \(kinds.joined(separator: ", ")): part the file by kind, or "
                    + "write a GeoPackage (.gpkg) or FlatGeobuf (.fgb)",
                "в \(format) помещаются геометрии одного вида, а в файле есть \(kinds.joined(separator: ", ")): разделите файл по "
                    + "виду или запишите GeoPackage (.gpkg) либо FlatGeobuf (.fgb)")
        case .unsupportedGeometry(let format, let kind):
            LocalizedText(
                "\(format) has no place for a \(kind): leave such features out, or write a GeoPackage (.gpkg) or FlatGeobuf (.fgb)",
                "в \(format) нет места для \(kind): уберите такие объекты или запишите GeoPackage (.gpkg) либо FlatGeobuf (.fgb)"
            )
        case .fileNeeded(let format):
            LocalizedText(
                "\(format) needs files with names, since they are read or written in several places: - does not do",
                "\(format) требует файлов с именами, потому что они читаются или пишутся в разных местах: «-» не подходит"
            )
        case .faultyInput(let path):
            LocalizedText(
                "nothing is written, since \(path) has faults: fix them with `questctl geojson fix`",
                "ничего не записано: в \(path) есть ошибки, исправьте их через `questctl geojson fix`")
        case .inputChanged(let path):
            LocalizedText(
                "\(path) was changed while it was read; try again", "\(path) изменился во время чтения; повторите")
        case .foreignSystem(let path):
            LocalizedText(
                "\(path) says by its member `crs` that it is not in longitude and latitude on WGS 84: use `questctl geojson "
                    + "reproject` first",
                "в \(path) член `crs` называет другую систему, чем долгота и широта WGS 84: сначала `questctl geojson reproject`"
            )
        case .nullCharacter(let property):
            LocalizedText(
                "a text in the property \(property) has a character U+0000, which other formats cannot hold",
                "в тексте свойства \(property) есть символ U+0000, которого нет в других форматах")
        case .unwritableGeometry(let feature, let english, let russian):
            LocalizedText("Feature \(feature): \(english)", "объект № \(feature): \(russian)")
        default: LocalizedText("", "")
        }
    }
}
