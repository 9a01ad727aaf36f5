import Support

/// Messages about elevation data.
enum ElevationTexts {
    static func message(of error: ElevationError) -> LocalizedText {
        if case .unreadable(let text) = error.problem { return text }
        let text = text(of: error.problem)
        return LocalizedText("\(error.path): \(text.english)", "\(error.path): \(text.russian)")
    }

    private static func text(of problem: ElevationError.Problem) -> LocalizedText {
        switch problem {
        case .unreadable(let text): text
        case .noFiles:
            LocalizedText(
                "no elevation data in this folder; it should hold files such as N55E061.hgt, N55E061.hgt.zip or a GeoTIFF (.tif)",
                "в папке нет данных о высотах; в ней должны лежать файлы вроде N55E061.hgt, N55E061.hgt.zip или GeoTIFF (.tif)"
            )
        case .unknownFormat:
            LocalizedText(
                "not a file of elevation that can be read: give HGT tiles (.hgt, .hgt.zip, .hgt.gz) or GeoTIFF (.tif)",
                "это не файл высот, который можно прочитать: нужны тайлы HGT (.hgt, .hgt.zip, .hgt.gz) или GeoTIFF (.tif)"
            )
        case .wrongName:
            LocalizedText(
                "the name does not say where the tile lies; name it by its south-western corner, such as N55E061.hgt",
                "по имени не понять, где лежит тайл; назовите его по юго-западному углу, например N55E061.hgt")
        case .wrongSize(let count):
            LocalizedText(
                "\(count) bytes, but a tile has 25934402 (1 second of arc) or 2884802 (3 seconds); fetch it again",
                "байт: \(count), а в тайле их 25934402 (1 угловая секунда) или 2884802 (3 секунды); скачайте его заново"
            )
        case .damagedArchive:
            LocalizedText(
                "the packed file is damaged or ends too early; fetch it again",
                "упакованный файл повреждён или обрывается; скачайте его заново")
        case .unsupportedArchive:
            LocalizedText(
                "this kind of archive cannot be unpacked here; unpack it and give the files themselves",
                "такой архив здесь не распаковать; распакуйте его и укажите сами файлы")
        case .emptyArchive:
            LocalizedText(
                "no .hgt tile in this archive; unpack it and give the files themselves",
                "в архиве нет тайлов .hgt; распакуйте его и укажите сами файлы")
        default: textOfTIFF(problem)
        }
    }

    private static func textOfTIFF(_ problem: ElevationError.Problem) -> LocalizedText {
        switch problem {
        case .damagedTIFF(let reason) where !reason.isEmpty:
            LocalizedText(
                "the GeoTIFF is damaged or ends too early (\(reason)); fetch it again",
                "GeoTIFF повреждён или обрывается (\(reason)); скачайте его заново")
        case .damagedTIFF:
            LocalizedText(
                "the GeoTIFF is damaged or ends too early; fetch it again",
                "GeoTIFF повреждён или обрывается; скачайте его заново")
        case .notPlaced:
            LocalizedText(
                "the TIFF does not say where on the Earth it lies; take a GeoTIFF in longitude and latitude",
                "в TIFF не указано, где он лежит на Земле; возьмите GeoTIFF в долготах и широтах")
        case .projected(let system):
            LocalizedText(
                "the heights are in another coordinate system (\(system)), not in degrees; convert them first: gdalwarp -t_srs EPSG:4326 IN.tif OUT.tif",
                "высоты даны в другой системе координат (\(system)), а не в градусах; сначала преобразуйте: gdalwarp -t_srs EPSG:4326 ВХОД.tif ВЫХОД.tif"
            )
        case .rotated:
            LocalizedText(
                "the rows do not run from west to east; convert the file first: gdalwarp -t_srs EPSG:4326 IN.tif OUT.tif",
                "строки идут не с запада на восток; сначала преобразуйте файл: gdalwarp -t_srs EPSG:4326 ВХОД.tif ВЫХОД.tif"
            )
        case .bands(let count):
            LocalizedText(
                "\(count) numbers in each place, not one height; take one band: gdal_translate -b 1 IN.tif OUT.tif",
                "чисел в каждой точке: \(count), а высота одна; возьмите один канал: gdal_translate -b 1 ВХОД.tif ВЫХОД.tif"
            )
        case .unsupportedSamples(let type):
            LocalizedText(
                "heights of the type \(type) cannot be read; convert them: gdal_translate -ot Float32 IN.tif OUT.tif",
                "высоты типа \(type) прочитать нельзя; преобразуйте: gdal_translate -ot Float32 ВХОД.tif ВЫХОД.tif")
        case .unsupportedCompression(let code):
            LocalizedText(
                "packed in a way that the libtiff of this system cannot read (\(code)); pack it anew: gdal_translate -co COMPRESS=DEFLATE IN.tif OUT.tif",
                "упакован способом, которого libtiff этой системы не знает (\(code)); упакуйте заново: gdal_translate -co COMPRESS=DEFLATE ВХОД.tif ВЫХОД.tif"
            )
        case .largeBlocks(let bytes):
            LocalizedText(
                "has to be unpacked \(bytes / 1_048_576) MB at a time; cut it into tiles: gdal_translate -co TILED=YES IN.tif OUT.tif",
                "распаковывается кусками по \(bytes / 1_048_576) МБ; разрежьте на тайлы: gdal_translate -co TILED=YES ВХОД.tif ВЫХОД.tif"
            )
        case .library(let error): error.message
        default: LocalizedText("", "")
        }
    }
}
