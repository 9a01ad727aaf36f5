internal import FeatureFiles
internal import Support

/// Messages of `questctl geojson`.
enum GeoJSONTexts {
    static func fixedFiles(_ files: Int, _ changed: Int, _ errors: Int) -> LocalizedText {
        LocalizedText(
            "\(Plural.english(files, "file", "files")): \(changed) with fixes, "
                + "\(Plural.english(errors, "error", "errors")) left",
            "\(Plural.russian(files, "файл", "файла", "файлов")): с исправлениями \(changed), осталось "
                + Plural.russian(errors, "ошибка", "ошибки", "ошибок"))
    }

    static func fixedFile(_ fixed: Int, _ errors: Int) -> LocalizedText {
        LocalizedText(
            "\(fixed) fixed, \(Plural.english(errors, "error", "errors")) left",
            "исправлено: \(fixed), осталось: \(Plural.russian(errors, "ошибка", "ошибки", "ошибок"))")
    }

    static let features = LocalizedText("Features", "объекты (Feature)")
    static let withoutGeometry = LocalizedText("without geometry", "без геометрии")
    static let positions = LocalizedText("positions", "точки координат")
    static let extent = LocalizedText("extent", "границы")
    static let length = LocalizedText("length of lines", "длина линий")
    static let area = LocalizedText("area of polygons", "площадь полигонов")
    static let properties = LocalizedText("properties", "свойства")

    static func uncounted(_ count: Int) -> LocalizedText {
        LocalizedText("… and others (\(count))", "… и другие (\(count))")
    }

    static func notInDegrees(_ count: Int, of positions: Int) -> LocalizedText {
        LocalizedText(
            "\(count) of \(Plural.english(positions, "position", "positions")) not in degrees, probably metres of a projection; "
                + "the extent is in the numbers of the file, lengths and areas are left out: reproject the file to WGS 84",
            "координаты не в градусах (таких позиций \(count) из \(positions)), вероятно, метры проекции; границы даны в числах "
                + "файла, длины и площади опущены: перепроецируйте файл в WGS 84")
    }

    static func uncertainCut(feature: Int) -> LocalizedText {
        LocalizedText(
            "Feature \(feature): a ring has a side longer than 180°, which may run the long way or across the antimeridian; it was "
                + "read as its direction says, --all-crossings cuts it in any case",
            "объект № \(feature): у кольца есть сторона длиннее 180°, которая может идти длинным путём или через 180-й меридиан; "
                + "она прочитана по направлению обхода, --all-crossings режет в любом случае")
    }

    static let ambiguousRing = LocalizedText(
        "warning: a ring has a side longer than 180°, which may run the long way or across the antimeridian; it was read as its "
            + "direction says: questctl geojson lint shows it, cut --all-crossings cuts it",
        "предупреждение: у кольца есть сторона длиннее 180°, которая может идти длинным путём или через 180-й меридиан; она "
            + "прочитана по направлению обхода: questctl geojson lint покажет её, cut --all-crossings разрежет")

    static let contactsLeftOut = LocalizedText(
        "it touches the area in lines or points, which are left out",
        "объект касается площади линиями или точками, они опущены")

    static func takenCount(_ name: String) -> LocalizedText {
        let shown = name.withoutSteering
        return LocalizedText(
            "Features have a property “\(shown)” already, which --count would write over: choose another name",
            "у объектов уже есть свойство «\(shown)», которое --count записал бы поверх: выберите другое имя")
    }

    static func noAreaInMask(_ kind: String) -> LocalizedText {
        LocalizedText(
            "a \(kind) is no area to clip with, and is not used",
            "\(kind) — не площадь, по которой обрезают, и не используется")
    }

    static let emptyMask = LocalizedText(
        "there is no area to clip with: the file needs a Polygon or MultiPolygon",
        "нет площади, по которой обрезать: в файле нужен Polygon или MultiPolygon")

    static func misnamed(_ form: FeatureForm) -> LocalizedText {
        form == .sequence
            ? LocalizedText(
                "the text is a sequence (RFC 8142) and is read as such, whatever the name says; --from sequence says it",
                "текст — последовательность (RFC 8142), он читается так независимо от имени файла; это можно указать: --from sequence"
            )
            : LocalizedText(
                "an object stands on each line, and the text is read line by line, whatever the name says; name it .geojsonl, or "
                    + "say --from lines",
                "в файле по объекту на строке, и он читается построчно независимо от имени; назовите его .geojsonl или укажите "
                    + "--from lines")
    }

    static let keptDecimals = LocalizedText(
        "its coordinates are not rounded, since the area would not stay valid: ask for more decimals, or simplify it first",
        "координаты не округлены, иначе площадь стала бы неправильной: задайте больше знаков или сначала упростите её")

    static func linkedPart(_ path: String) -> LocalizedText {
        LocalizedText(
            "\(path) is a symbolic link, which would be followed out of the folder; nothing was written: remove it",
            "\(path) — символическая ссылка, запись ушла бы за пределы папки; ничего не записано: удалите её")
    }

    static let faultyGeometries = LocalizedText("with faulty geometry", "с ошибкой в геометрии")

    static func ambiguousFeatures(_ count: Int) -> LocalizedText {
        LocalizedText(
            "\(Plural.english(count, "Feature", "Features")) with a ring that can be read in two ways: a side is longer than 180°, "
                + "and extent and area are those of what its direction says; questctl geojson lint shows them",
            "\(Plural.russian(count, "объект", "объекта", "объектов")) с кольцом, которое можно прочитать двояко: сторона длиннее 180°, "
                + "границы и площадь посчитаны по направлению обхода; questctl geojson lint покажет их")
    }

    static let minusAdvice = LocalizedText(
        "a condition that begins with - is taken for an option: put -- before it, as in questctl geojson filter -- '-a = 3' f.geojson",
        "условие, которое начинается с «-», принято за параметр: поставьте перед ним --, например questctl geojson filter -- '-a = 3' "
            + "f.geojson")

    static func dissolvedCut(feature: Int) -> LocalizedText {
        LocalizedText(
            "Feature \(feature): the area overlaps or crosses itself; the parts were dissolved into valid ones",
            "объект № \(feature): область пересекает или перекрывает саму себя; части объединены в правильные")
    }

    static let furtherNumbersLeftOut = LocalizedText(
        "numbers after the altitude are left out of what was changed",
        "числа после высоты не сохранены в изменённом")

    static func invalidAreaKept(feature: Int) -> LocalizedText {
        LocalizedText(
            "Feature \(feature): the area is not valid, so its rings were not turned around; it was left as it is, see lint",
            "объект № \(feature): область неправильная, поэтому её кольца не развёрнуты; она оставлена как есть, см. lint"
        )
    }

    static func leftOut(_ skipped: Int) -> LocalizedText {
        LocalizedText(
            "\(Plural.english(skipped, "Feature", "Features")) left out because of faults",
            "из-за ошибок пропущено: " + Plural.russian(skipped, "объект", "объекта", "объектов"))
    }

    static func lostMembers(_ names: [String]) -> LocalizedText {
        let list = names.joined(separator: ", ")
        return LocalizedText(
            "warning: members of the collection that the output does not have: \(list)",
            "предупреждение: члены коллекции, которых нет в результате: \(list)")
    }

    static func feature(_ pointer: String, _ id: String?, _ message: LocalizedText) -> LocalizedText {
        let name = feature(pointer, id)
        return LocalizedText("\(name.english): \(message.english)", "\(name.russian): \(message.russian)")
    }

    static func feature(_ pointer: String, _ id: String?) -> LocalizedText {
        let place = pointer.isEmpty ? "/" : pointer
        guard let id else { return LocalizedText(place, place) }
        let text = "\(place) (id \(id))"
        return LocalizedText(text, text)
    }

    static let cutAdvice = LocalizedText(
        "what was written is not complete; --skip-invalid leaves such Features out and goes on",
        "записано не всё; с --skip-invalid такие объекты пропускаются")

    static let skipAdvice = LocalizedText(
        "nothing was written; --skip-invalid leaves such Features out and goes on",
        "ничего не записано; с --skip-invalid такие объекты пропускаются")

    static func projected(_ system: String?) -> LocalizedText {
        LocalizedText(
            "the coordinates are not longitude and latitude: the “crs” member says \(system ?? "something unknown"); first "
                + "run questctl geojson reproject",
            "координаты — не долгота и широта: в поле «crs» указано \(system ?? "нечто неизвестное"); сначала выполните "
                + "questctl geojson reproject")
    }

    static func leftOutPart(_ geometry: String) -> LocalizedText {
        LocalizedText(
            "a part without width is left out: \(geometry)", "часть без ширины отброшена: \(geometry)")
    }

    static func repaired(_ count: Int, _ refused: Int) -> LocalizedText {
        LocalizedText(
            "\(Plural.english(count, "Feature", "Features")) repaired, \(refused) not",
            "исправлено: \(Plural.russian(count, "объект", "объекта", "объектов")), не удалось: \(refused)")
    }

    static func differentSystems(_ system: String, _ first: String, _ other: String) -> LocalizedText {
        LocalizedText(
            "the coordinates are in \(system), those of \(first) in \(other): bring both into one system first, with "
                + "questctl geojson reproject",
            "координаты в системе \(system), а в \(first) — в системе \(other): сначала приведите оба файла к одной системе: "
                + "questctl geojson reproject")
    }

    static func unseenProperty(_ name: String) -> LocalizedText {
        let shown = name.withoutSteering
        return LocalizedText(
            "warning: no Feature has a property “\(shown)”",
            "предупреждение: ни у одного объекта нет свойства «\(shown)»")
    }

    static func mismatchedProperty(_ name: String) -> LocalizedText {
        let shown = name.withoutSteering
        return LocalizedText(
            "warning: the property “\(shown)” never has the type that it is compared with; numbers stand without quotes, texts "
                + "in single ones",
            "предупреждение: тип свойства «\(shown)» ни разу не подошёл для сравнения; числа пишут без кавычек, тексты — в одинарных"
        )
    }

    static func splitFiles(_ features: Int, _ files: Int) -> LocalizedText {
        LocalizedText(
            "\(Plural.english(features, "Feature", "Features")) in \(Plural.english(files, "file", "files"))",
            "\(Plural.russian(features, "объект", "объекта", "объектов")), "
                + Plural.russian(files, "файл", "файла", "файлов"))
    }

    static func tooManyFiles(_ limit: Int) -> LocalizedText {
        LocalizedText(
            "there would be more than \(limit) files; nothing was written: --max-files allows more",
            "получилось бы больше файлов, чем \(limit); ничего не записано: --max-files разрешает больше")
    }

    static func existingPart(_ path: String) -> LocalizedText {
        LocalizedText(
            "\(path) is there already; nothing was written: name another folder, or --overwrite",
            "файл \(path) уже существует; ничего не записано: укажите другую папку или --overwrite")
    }
}
