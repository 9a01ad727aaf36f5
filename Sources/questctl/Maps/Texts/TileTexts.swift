internal import MapTiles
internal import Support

/// Messages of `questctl map tiles`.
enum TileTexts {
    /// - Parameters:
    ///   - seconds: how long the build took.
    ///   - memory: MiB at the peak.
    static func built(_ summary: TileBuildingSummary, seconds: Double, memory: Int) -> LocalizedText {
        let time = Measures.decimal(seconds, digits: 2)
        return LocalizedText(
            "\(Plural.english(summary.tiles, "tile", "tiles")), \(Plural.english(summary.features, "feature", "features")), "
                + "\(time.english) s, \(memory) MiB peak memory",
            "\(Plural.russian(summary.tiles, "тайл", "тайла", "тайлов")), "
                + "\(Plural.russian(summary.features, "объект", "объекта", "объектов")), \(time.russian) с, пик памяти "
                + "\(memory) МиБ")
    }

    static let nowhere = LocalizedText(
        "the quest has neither tasks nor zones, so that it takes place nowhere",
        "в квесте нет ни заданий, ни зон, так что он нигде не проходит")

    /// Notes about the data for the organiser.
    static func remarks(_ summary: TileBuildingSummary) -> [LocalizedText] {
        var remarks: [LocalizedText] = []
        func note(_ count: Int, _ english: @autoclosure () -> String, _ russian: @autoclosure () -> String) {
            guard count > 0 else { return }
            remarks.append(LocalizedText("note: \(english())", "замечание: \(russian())"))
        }
        note(
            summary.brokenRelations,
            "\(Plural.english(summary.brokenRelations, "area", "areas")) left out, since the ways of the relation do not close to "
                + "rings (\(ids(summary)))",
            "пропущено площадей, у которых линии отношения не замыкаются в кольца: \(summary.brokenRelations) (\(ids(summary)))"
        )
        note(
            summary.incompleteRelations,
            "\(Plural.english(summary.incompleteRelations, "area", "areas")) left out, since the file does not have all ways of the "
                + "relation, most often at the edge of the extract",
            "пропущено площадей, не все линии которых есть в файле, чаще всего на границе выгрузки: "
                + "\(summary.incompleteRelations)")
        note(
            summary.missingNodes,
            "\(Plural.english(summary.missingNodes, "place", "places")) where a way names a node that the file does not have; "
                + "\(Plural.english(summary.waysAcrossEdge, "way", "ways")) cut there, "
                + "\(Plural.english(summary.waysWithoutNodes, "way", "ways")) left out whole",
            "линии ссылаются на точки, которых нет в файле; таких мест: \(summary.missingNodes); обрезано линий: "
                + "\(summary.waysAcrossEdge), отброшено целиком: \(summary.waysWithoutNodes)")
        note(
            summary.openAreas,
            "\(Plural.english(summary.openAreas, "area", "areas")) left out, since the file does not have all nodes of the way",
            "пропущено площадей, не все точки которых есть в файле: \(summary.openAreas)")
        note(
            summary.tangledAreas.count,
            "\(Plural.english(summary.tangledAreas.count, "area", "areas")) left out, since the lines cross each other tens of thousands of "
                + "times within a tile (\(names(summary.tangledAreas).english)); mend the data",
            "пропущено площадей, линии которых пересекаются внутри плитки десятки тысяч раз: \(summary.tangledAreas.count) "
                + "(\(names(summary.tangledAreas).russian)); исправьте данные")
        note(
            summary.oversizedShapes.count,
            "\(Plural.english(summary.oversizedShapes.count, "line or area", "lines and areas")) left out of the deepest zooms, where "
                + "they fill more than a million tiles (\(names(summary.oversizedShapes).english)); --bbox or --max-zoom helps",
            "на самых подробных масштабах пропущено линий и площадей, занимающих больше миллиона плиток: "
                + "\(summary.oversizedShapes.count) (\(names(summary.oversizedShapes).russian)); поможет --bbox или --max-zoom"
        )
        note(
            summary.repeatedNodes,
            "\(Plural.english(summary.repeatedNodes, "node", "nodes")) with an id seen before, passed over",
            "пропущено точек с уже встречавшимся номером: \(summary.repeatedNodes)")
        switch summary.sea {
        case .none, .closed: break
        case .unbounded:
            remarks.append(
                LocalizedText(
                    "note: there is a coast, but no file says which area it covers; give that with --bbox, and the sea is shown",
                    "замечание: в данных есть берег, но ни один файл не сообщает, какую местность охватывает; укажите её в --bbox, "
                        + "и море появится"))
        case .broken:
            remarks.append(
                LocalizedText(
                    "note: the sea is left out, since the coast ends within the area; a --bbox within which the coast is whole helps",
                    "замечание: море пропущено, так как берег обрывается внутри местности; поможет --bbox, внутри которого берег цел"
                ))
        }
        return remarks
    }

    private static func names(_ shapes: OmittedShapes) -> LocalizedText {
        let more = shapes.count > shapes.first.count ? ", …" : ""
        let names = shapes.first.map { source in
            switch source {
            case .way(let id): LocalizedText("way \(id)", "линия \(id)")
            case .relation(let id): LocalizedText("relation \(id)", "отношение \(id)")
            case .sea: LocalizedText("the sea", "море")
            }
        }
        return LocalizedText(
            names.map(\.english).joined(separator: ", ") + more, names.map(\.russian).joined(separator: ", ") + more)
    }

    private static func ids(_ summary: TileBuildingSummary) -> String {
        summary.brokenRelationIDs.map { "\($0)" }.joined(separator: ", ")
            + (summary.brokenRelations > summary.brokenRelationIDs.count ? ", …" : "")
    }
}

extension TileBuilder.Stage {
    /// What is being done, beside the bar of its progress.
    var label: LocalizedText {
        switch self {
        case .relations: LocalizedText("reading relations", "чтение отношений")
        case .nodes: LocalizedText("reading nodes", "чтение точек")
        case .ways: LocalizedText("reading ways", "чтение линий")
        case .shapes: LocalizedText("making shapes", "построение форм")
        case .tiles: LocalizedText("writing tiles", "запись тайлов")
        }
    }
}
