public import Support

extension VectorFormatError: LocalizedMessage {
    /// What is wrong, and what to do about it.
    public var message: LocalizedText {
        switch self {
        case .libraryMissing, .libraryUnusable, .libraryTooOld, .missingFunction, .driverMissing: libraryMessage
        case .recordTooLong, .openQuote, .notUTF8, .noCoordinateColumns, .noSuchColumn: tableMessage
        case .mixedGeometries, .unsupportedGeometry, .fileNeeded, .faultyInput, .inputChanged,
            .foreignSystem, .nullCharacter, .unwritableGeometry, .unwritable:
            writingMessage
        default: readingMessage
        }
    }

    private var libraryMessage: LocalizedText {
        switch self {
        case .libraryMissing:
            LocalizedText(
                "this format needs GDAL, which is not installed: on Debian and Ubuntu `apt-get install libgdal32` (or the "
                    + "number that `apt-cache search libgdal` shows), on macOS `brew install gdal`; "
                    + "VELOQUEST_GDAL names a library elsewhere",
                "для этого формата нужна библиотека GDAL, а она не установлена: в Debian и Ubuntu `apt-get install libgdal32` "
                    + "(или с номером из `apt-cache search libgdal`), в macOS `brew install gdal`; "
                    + "библиотеку в другом месте называет VELOQUEST_GDAL")
        case .libraryUnusable(let library, let reason):
            LocalizedText(
                "\(library) cannot be loaded as GDAL: \(reason)", "\(library) не загружается как GDAL: \(reason)")
        case .libraryTooOld(let version, let library):
            LocalizedText(
                "\(library) is GDAL \(version); 3.4 or newer is needed",
                "\(library) — это GDAL \(version); нужна версия 3.4 или новее")
        case .missingFunction(let name, let library):
            LocalizedText(
                "\(library) has no function \(name), so it is not GDAL 3.4 or newer: install another, or name one by VELOQUEST_GDAL",
                "в \(library) нет функции \(name), это не GDAL 3.4 или новее: установите другую или назовите её в VELOQUEST_GDAL"
            )
        case .driverMissing(let format, let version):
            LocalizedText(
                "GDAL \(version) was built here without \(format) (ogrinfo --formats lists what it has): install one that has it, or "
                    + "use another format such as GeoPackage (.gpkg)",
                "GDAL \(version) собрана здесь без формата \(format) (что в ней есть, показывает ogrinfo --formats): установите "
                    + "сборку с ним или возьмите другой формат, например GeoPackage (.gpkg)")
        default: LocalizedText("", "")
        }
    }

    private var readingMessage: LocalizedText {
        switch self {
        case .unreadable(let path, let reason):
            LocalizedText(
                "\(path) cannot be read" + Self.added(reason), "\(path) не читается" + Self.added(reason))
        case .severalLayers(let path, let layers):
            LocalizedText(
                "\(path) has several layers, choose by --layer: \(layers.joined(separator: ", "))",
                "в \(path) несколько слоёв, выберите через --layer: \(layers.joined(separator: ", "))")
        case .noSuchLayer(let name, let path, let layers):
            LocalizedText(
                "\(path) has no layer \(name), but: \(layers.joined(separator: ", "))",
                "в \(path) нет слоя \(name), есть: \(layers.joined(separator: ", "))")
        case .incomplete(let path, let read, let announced):
            LocalizedText(
                "\(path) is damaged: it announces \(announced) features, \(read) can be read",
                "\(path) повреждён: объявлено объектов \(announced), читается \(read)")
        case .unknownSystem(let name, let reason):
            LocalizedText(
                "the coordinate system \(name) is not known" + Self.added(reason),
                "система координат \(name) неизвестна" + Self.added(reason))
        case .noTransformation(let name, let reason):
            LocalizedText(
                "no way of known accuracy leads from \(name) to WGS 84" + Self.added(reason),
                "нет преобразования известной точности из \(name) в WGS 84" + Self.added(reason))
        case .systemNeeded(let path, let longitude, let latitude):
            LocalizedText(
                "\(path) has coordinates that are no degrees (\(longitude), \(latitude)) and does not say their system: name it by "
                    + "--source-system (for example EPSG:32641), or reproject a GeoJSON file first",
                "в \(path) координаты не в градусах (\(longitude), \(latitude)), а система не указана: назовите её через "
                    + "--source-system (например EPSG:32641) или сначала перепроецируйте файл GeoJSON")
        default: LocalizedText("", "")
        }
    }

    private var tableMessage: LocalizedText {
        switch self {
        case .recordTooLong(let path, let line):
            LocalizedText(
                "\(path): the line or row at \(line) is longer than 256 MB",
                "\(path): строка \(line) длиннее 256 МБ")
        case .openQuote(let path, let line):
            LocalizedText(
                "\(path): a quotation mark of the row at line \(line) is never closed",
                "\(path): кавычка в записи со строки \(line) не закрыта")
        case .notUTF8(let path, let line):
            LocalizedText(
                "\(path): the text on line \(line) is not UTF-8; save the table as “CSV UTF-8”",
                "\(path): текст в строке \(line) не в UTF-8; сохраните таблицу как «CSV UTF-8»")
        case .noCoordinateColumns(let path, let columns):
            LocalizedText(
                "\(path) has no columns with names of coordinates; name them by --x and --y, or --wkt, among: "
                    + columns.joined(separator: ", "),
                "в \(path) нет столбцов с именами координат; назовите их через --x и --y или --wkt, есть: "
                    + columns.joined(separator: ", "))
        case .noSuchColumn(let name, let path, let columns):
            LocalizedText(
                "\(path) has no column \(name), but: \(columns.joined(separator: ", "))",
                "в \(path) нет столбца \(name), есть: \(columns.joined(separator: ", "))")
        default: LocalizedText("", "")
        }
    }

    private static func added(_ reason: String) -> String { reason.isEmpty ? "" : ": " + reason }
}
