public import Support

extension OSMReadingError {
    /// For example `city.osm.pbf, byte 4096: the file ends in the middle; the download is incomplete: fetch it again`.
    public var message: LocalizedText {
        if case .file(let error) = problem { return error.message }
        let what = problem.message
        return switch location {
        case nil: LocalizedText("\(fileName): \(what.english)", "\(fileName): \(what.russian)")
        case .byte(let byte):
            LocalizedText("\(fileName), byte \(byte): \(what.english)", "\(fileName), байт \(byte): \(what.russian)")
        case .line(let line, let column):
            LocalizedText(
                "\(fileName), line \(line), column \(column): \(what.english)",
                "\(fileName), строка \(line), столбец \(column): \(what.russian)")
        }
    }
}

extension OSMReadingError.Problem: LocalizedMessage {
    /// What is wrong and what to do, without the place.
    public var message: LocalizedText {
        switch self {
        case .file(let error): error.message
        case .notARegularFile:
            LocalizedText(
                "this is not a regular file, and the data is read more than once: save it to a file first",
                "это не обычный файл, а данные читаются несколько раз: сначала сохраните их в файл")
        case .empty:
            LocalizedText(
                "the file is empty: the download failed, fetch it again",
                "файл пуст: загрузка не удалась, скачайте его заново")
        case .webPage:
            LocalizedText(
                "this is a web page, not map data: open it in a browser to see what the server answered, then fetch the "
                    + "data again",
                "это веб-страница, а не данные карты: откройте её в браузере, чтобы увидеть ответ сервера, и скачайте "
                    + "данные заново")
        case .foreignFormat("JSON"):
            LocalizedText(
                "this is JSON, which is not read here: ask Overpass for XML with `[out:xml];` in place of `[out:json];` and "
                    + "`out body; >; out skel qt;` at the end, and save the answer as .osm",
                "это JSON, который здесь не читается: запросите у Overpass формат XML — `[out:xml];` вместо `[out:json];` и "
                    + "`out body; >; out skel qt;` в конце — и сохраните ответ как .osm")
        case .foreignFormat(let name):
            LocalizedText(
                "\(name) is not read here: convert it first, for example with `osmium cat input -o output.osm.pbf`",
                "формат \(name) не поддерживается: сначала преобразуйте файл, например командой `osmium cat input -o "
                    + "output.osm.pbf`")
        case .packed(let name, let unpacker):
            LocalizedText(
                "the file is packed with \(name), which is not read here: unpack it first with `\(unpacker)`",
                "файл сжат в формате \(name), который здесь не читается: сначала распакуйте его командой `\(unpacker)`")
        case .changes:
            LocalizedText(
                "this is a list of changes, not map data: take a whole extract, or apply the changes to one with `osmium "
                    + "apply-changes`",
                "это список изменений, а не данные карты: возьмите полную выгрузку или примените к ней изменения "
                    + "командой `osmium apply-changes`")
        case .unknownFormat:
            LocalizedText(
                "this is neither OSM PBF nor OSM XML: take an .osm.pbf, .osm or .osm.gz file",
                "это не OSM PBF и не OSM XML: нужен файл .osm.pbf, .osm или .osm.gz")
        case .truncated:
            LocalizedText(
                "the file ends in the middle; the download is incomplete: fetch it again",
                "файл обрывается; загрузка не завершена: скачайте его заново")
        case .damaged(let damage):
            LocalizedText(
                "the file is damaged (\(damage.message.english)): fetch it again",
                "файл повреждён (\(damage.message.russian)): скачайте его заново")
        case .unsupportedCompression(let name):
            LocalizedText(
                "blocks compressed with \(name) are not read here: convert the file with `osmium cat input -o "
                    + "output.osm.pbf -f pbf,pbf_compression=zlib`",
                "сжатие \(name) не поддерживается: преобразуйте файл командой `osmium cat input -o output.osm.pbf "
                    + "-f pbf,pbf_compression=zlib`")
        case .unsupportedFeature(let name):
            LocalizedText(
                "the file requires the feature “\(name)”, which is not known here: ask its maker for a plain extract",
                "файл требует неизвестную возможность «\(name)»: возьмите обычную выгрузку")
        case .history:
            LocalizedText(
                "this is a history file with old versions of everything: make a plain one with `osmium time-filter`",
                "это файл с историей правок: получите обычный командой `osmium time-filter`")
        case .xml(let text): text
        }
    }
}

extension OSMFileDamage {
    /// For example `a length leads past the end`.
    public var message: LocalizedText {
        switch self {
        case .endlessNumber: LocalizedText("a number does not end", "число не заканчивается")
        case .lengthBeyondEnd: LocalizedText("a length leads past the end", "указанная длина выходит за конец данных")
        case .wrongFieldType: LocalizedText("a field has the wrong type", "у поля неверный тип")
        case .missingField: LocalizedText("a required field is missing", "нет обязательного поля")
        case .tooLarge: LocalizedText("a block is larger than the format allows", "блок больше, чем допускает формат")
        case .badCompression: LocalizedText("compressed data cannot be unpacked", "сжатые данные не распаковываются")
        case .wrongSize:
            LocalizedText(
                "a block unpacks to another size than announced", "размер распакованного блока не тот, что указан")
        case .missingText:
            LocalizedText("a tag points at a text that is not there", "тег ссылается на несуществующую строку")
        case .unequalLists:
            LocalizedText("lists that belong together differ in length", "длины связанных списков не совпадают")
        case .unknownMemberKind:
            LocalizedText("a relation has a member of unknown kind", "у отношения есть участник неизвестного типа")
        case .nodeOutsideEarth(let id):
            LocalizedText(
                "node \(id) has coordinates outside the earth", "координаты точки \(id) вне допустимых пределов")
        }
    }
}

extension PBFWriter.Failure {
    /// For example `the columns of a block do not fit together`.
    public var message: LocalizedText {
        switch problem {
        case .inconsistentBlock:
            LocalizedText("the columns of a block do not fit together", "столбцы блока не согласованы между собой")
        case .tooLarge:
            LocalizedText(
                "one element is larger than 32 MiB, the most that PBF allows",
                "один элемент больше 32 МиБ — предела формата PBF")
        }
    }
}
