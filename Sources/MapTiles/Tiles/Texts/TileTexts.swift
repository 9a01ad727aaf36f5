import Support

/// What is said about tiles and archives of them.
enum TileTexts {
    static func message(of error: TileArchiveError) -> LocalizedText {
        switch error {
        case .notAnArchive:
            LocalizedText(
                "this is no PMTiles archive; make one with questctl map tiles",
                "это не архив PMTiles; создайте его командой questctl map tiles")
        case .unknownVersion(let version):
            LocalizedText(
                "this PMTiles archive is of version \(version), and only version 3 is read; convert it with the tool pmtiles",
                "этот архив PMTiles версии \(version), а читается только версия 3; преобразуйте его программой pmtiles")
        case .notVectorTiles(let kind):
            LocalizedText(
                "the tiles of this archive are of the kind \(kind), and only vector tiles (kind 1) are read",
                "тайлы этого архива имеют вид \(kind), а читаются только векторные (вид 1)")
        case .unknownCompression(let number):
            LocalizedText(
                "this archive is packed in the way \(number), and only gzip (2) and unpacked ones (1) are read",
                "этот архив упакован способом \(number), а читаются только gzip (2) и неупакованные (1)")
        case .damaged(let part):
            LocalizedText(
                "this archive is damaged: \(name(of: part).english); make or fetch it again",
                "этот архив повреждён: \(name(of: part).russian); создайте или скачайте его заново")
        case .unordered(let tile):
            LocalizedText(
                "the tile \(tile) does not come behind the one before it; add tiles in the order of their numbers",
                "тайл \(tile) идёт не после предыдущего; добавляйте тайлы по порядку номеров")
        }
    }

    private static func name(of part: TileArchiveError.Part) -> LocalizedText {
        switch part {
        case .header: LocalizedText("its header says what cannot be", "в заголовке невозможные значения")
        case .directory: LocalizedText("a list of its tiles cannot be read", "не читается список тайлов")
        case .metadata: LocalizedText("its metadata cannot be read", "не читаются метаданные")
        case .tile(let tile): LocalizedText("the tile \(tile) cannot be read", "не читается тайл \(tile)")
        }
    }

    static func message(of error: VectorTileError) -> LocalizedText {
        let reason = name(of: error.reason)
        return LocalizedText(
            "this is no vector tile: \(reason.english) at byte \(error.offset)",
            "это не векторный тайл: \(reason.russian), байт \(error.offset)")
    }

    private static func name(of reason: VectorTileError.Reason) -> LocalizedText {
        switch reason {
        case .truncated: LocalizedText("it ends too early", "он обрывается")
        case .malformed: LocalizedText("a field that cannot be", "невозможное поле")
        case .layer:
            LocalizedText("a layer without a name or of an unknown version", "слой без имени или неизвестной версии")
        case .attribute:
            LocalizedText("an attribute that the layer does not list", "атрибут, которого нет в списках слоя")
        case .geometry: LocalizedText("a geometry that does not fit its kind", "геометрия не подходит к своему виду")
        case .text: LocalizedText("text that is not UTF-8", "текст не в UTF-8")
        }
    }
}
