import Support

/// Messages of `questctl map view`.
enum MapViewTexts {
    static func missingMapLibre(folder: String?) -> LocalizedText {
        guard let folder else {
            return LocalizedText(
                "MapLibre GL JS is missing; fetch it with `sh .ci/setup.sh maps`, or name the folder of maplibre-gl.js and "
                    + "maplibre-gl.css with --maplibre",
                "нет MapLibre GL JS; скачайте её командой `sh .ci/setup.sh maps` или укажите папку с maplibre-gl.js и "
                    + "maplibre-gl.css ключом --maplibre")
        }
        return LocalizedText(
            "\(folder)/maplibre-gl.js is not MapLibre GL JS", "\(folder)/maplibre-gl.js — это не MapLibre GL JS")
    }

    static let noPicture = LocalizedText(
        "this is no SVG picture; draw one with questctl map render",
        "это не картинка SVG; нарисуйте её командой questctl map render")

    static func noFolder(_ name: String) -> LocalizedText {
        LocalizedText(
            "the page is several files, which cannot go to `\(name)`; name a folder with --output",
            "страница состоит из нескольких файлов, в `\(name)` их не записать; укажите папку ключом --output")
    }

    static let allHidden = LocalizedText(
        "all tasks of the quest are hidden from riders; there is nothing to show",
        "все задания квеста скрыты от участников, показывать нечего")

    static func hidden(_ count: Int) -> LocalizedText {
        LocalizedText(
            "note: \(Plural.english(count, "hidden task is", "hidden tasks are")) left out",
            "замечание: без \(Plural.russian(count, "скрытого задания", "скрытых заданий", "скрытых заданий"))")
    }

    static func serving(_ address: String) -> LocalizedText {
        LocalizedText("the map is at \(address); Ctrl-C ends", "карта открыта по адресу \(address); Ctrl-C — завершить")
    }

    static func written(_ folder: String, files: Int) -> LocalizedText {
        LocalizedText(
            "\(folder): \(Plural.english(files, "file", "files")), ready for any web host that answers ranges of bytes",
            "\(folder): \(Plural.russian(files, "файл", "файла", "файлов")), готово для любого веб-хостинга, который отдаёт файлы по частям"
        )
    }

}

/// Messages about what lies beneath the roads of a picture.
enum GroundTexts {
    static let empty = LocalizedText(
        "note: the tiles have no water, parks or buildings in the area of the map",
        "замечание: в тайлах нет воды, парков и зданий для этой местности")
}
