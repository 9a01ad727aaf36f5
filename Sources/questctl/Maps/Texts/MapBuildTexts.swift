internal import MapBuilding
import RoadMap
internal import Support

/// Messages of `questctl map build`.
enum MapBuildTexts {
    static func noTime(_ text: String) -> LocalizedText {
        LocalizedText(
            "“\(text)” is no time: write date and time as in 2026-06-01T18:00",
            "«\(text)» — не время: укажите дату и время, например 2026-06-01T18:00")
    }

    /// - Parameters:
    ///   - seconds: how long the import took.
    ///   - memory: MiB at the peak.
    static func built(_ summary: ImportSummary, seconds: Double, memory: Int) -> LocalizedText {
        let kilometres = Measures.decimal(summary.length / 1000, digits: 0)
        let time = Measures.decimal(seconds, digits: 2)
        return LocalizedText(
            "\(Plural.english(summary.nodes, "node", "nodes")), \(Plural.english(summary.edges, "edge", "edges")), "
                + "\(kilometres.english) km, "
                + "\(Plural.english(summary.turnRestrictions, "turn restriction", "turn restrictions")), \(time.english) s, \(memory) MiB peak memory",
            "\(Plural.russian(summary.nodes, "узел", "узла", "узлов")), "
                + "\(Plural.russian(summary.edges, "ребро", "ребра", "рёбер")), \(kilometres.russian) км, "
                + "\(Plural.russian(summary.turnRestrictions, "ограничение", "ограничения", "ограничений")) поворота, "
                + "\(time.russian) с, пик памяти \(memory) МиБ")
    }

    /// Notes about the map for the organiser.
    static func remarks(_ summary: ImportSummary) -> [LocalizedText] {
        var remarks: [LocalizedText] = []
        func note(_ count: Int, _ english: @autoclosure () -> String, _ russian: @autoclosure () -> String) {
            guard count > 0 else { return }
            remarks.append(LocalizedText("note: \(english())", "замечание: \(russian())"))
        }
        let barriers = summary.closedBarriers + summary.obstacles
        let islands = Measures.decimal(100 * Double(summary.islandEdges) / Double(max(summary.edges, 1)), digits: 1)
        note(
            barriers + summary.signals + summary.routeWays + summary.islandEdges,
            "\(Plural.english(barriers, "barrier", "barriers")), of which \(summary.closedBarriers) closed; "
                + "\(Plural.english(summary.signals, "node", "nodes")) with signals; "
                + "\(Plural.english(summary.routeWays, "way", "ways")) on signed routes; \(islands.english) % of the edges "
                + "cut off from the rest",
            "преград: \(barriers), из них непроходимых: \(summary.closedBarriers); узлов со светофорами: "
                + "\(summary.signals); линий на размеченных веломаршрутах: \(summary.routeWays); рёбер, отрезанных от "
                + "остальной сети: \(islands.russian) %"
        )
        note(
            summary.timedWays + summary.timedBarriers + summary.timedTurnRestrictions,
            "\(Plural.english(summary.timedWays, "way", "ways")), "
                + "\(Plural.english(summary.timedBarriers, "barrier", "barriers")) and "
                + "\(Plural.english(summary.timedTurnRestrictions, "turn restriction", "turn restrictions")) that depend on the "
                + "time; routes with --depart take them as they are then",
            "зависят от времени: линий \(summary.timedWays), преград \(summary.timedBarriers), ограничений поворота "
                + "\(summary.timedTurnRestrictions); маршруты с --depart учитывают их на этот час"
        )
        note(
            summary.places,
            "\(Plural.english(summary.places, "named place", "named places")) kept beside the streets, to be found by name",
            "сохранено названных мест помимо улиц, для поиска по названию: \(summary.places)")
        note(summary.unkeptTimes, unkeptTimes(summary).english, unkeptTimes(summary).russian)
        note(
            summary.missingNodes,
            "\(Plural.english(summary.missingNodes, "place", "places")) where a road names a node that the file does not "
                + "have; \(Plural.english(summary.waysAcrossEdge, "way", "ways")) cut there, most often at the edge of the "
                + "extract, \(Plural.english(summary.waysWithoutNodes, "way", "ways")) left out whole",
            "дороги ссылаются на точки, которых нет в файле; таких мест: \(summary.missingNodes); обрезано линий, чаще "
                + "всего на границе выгрузки: \(summary.waysAcrossEdge), отброшено целиком: \(summary.waysWithoutNodes)"
        )
        note(
            summary.repeatedWays,
            "\(Plural.english(summary.repeatedWays, "way", "ways")) with an id seen before, passed over",
            "пропущено линий с уже встречавшимся номером: \(summary.repeatedWays)")
        note(
            summary.repeatedNodes,
            "\(Plural.english(summary.repeatedNodes, "node", "nodes")) with an id seen before, passed over",
            "пропущено точек с уже встречавшимся номером: \(summary.repeatedNodes)")
        note(
            summary.differingElements,
            "\(Plural.english(summary.differingElements, "element differs", "elements differ")) between the files; "
                + (summary.undatedFiles == 0
                    ? "those of the newest file count"
                    : summary.undecidedElements == 0
                        ? "the newer version of each counts"
                        : "the newer version of each counts, but of \(summary.undecidedElements) no file says which that is, so "
                            + "older ones may have been taken"),
            "различаются в разных файлах элементы: \(summary.differingElements); "
                + (summary.undatedFiles == 0
                    ? "учтены из самого нового файла"
                    : summary.undecidedElements == 0
                        ? "учтена более новая версия каждого"
                        : "учтена более новая версия каждого, но для \(summary.undecidedElements) ни один файл не говорит, какая "
                            + "новее, и могла быть взята более старая"))
        note(
            summary.nodesAtZero,
            "\(Plural.english(summary.nodesAtZero, "node", "nodes")) of roads at 0° N 0° E, most likely of unknown place",
            "точек дорог с координатами 0°, 0°, скорее всего неизвестного положения: \(summary.nodesAtZero)")
        note(
            summary.unclearTurnRestrictions,
            "\(Plural.english(summary.unclearTurnRestrictions, "turn restriction", "turn restrictions")) passed over, since "
                + "the ways named do not meet, or cannot be ridden that way",
            "пропущено ограничений поворота, где указанные линии не сходятся или по ним так не проехать: "
                + "\(summary.unclearTurnRestrictions)")
        note(
            summary.leaps,
            "\(Plural.english(summary.leaps, "place", "places")) where a road leaps more than 50 km to a stray node; it is "
                + "cut there",
            "дороги обрезаны там, где соседние точки дальше 50 км друг от друга; таких мест: \(summary.leaps)")
        if summary.nodesWithoutHeight > 0 { remarks.insert(heightsMissing(summary), at: 0) }
        return remarks
    }

    /// Which elements depend on the time and are on the map as without one.
    private static func unkeptTimes(_ summary: ImportSummary) -> LocalizedText {
        let kinds: [(sample: ElementSample, one: String, many: String, russian: String)] = [
            (summary.unkeptWays, "way", "ways", "линии"),
            (summary.unkeptRelations, "square or ferry", "squares or ferries", "площади и паромы"),
            (summary.unkeptBarriers, "barrier", "barriers", "преграды"),
            (summary.unkeptTurnRestrictions, "turn restriction", "turn restrictions", "ограничения поворота"),
        ]
        let named = kinds.filter { $0.sample.count > 0 }.map { kind in
            let ids = kind.sample.ids.map { "\($0)" }.joined(separator: ", ")
            let rest = kind.sample.count > kind.sample.ids.count ? ", …" : ""
            return LocalizedText(
                "\(Plural.english(kind.sample.count, kind.one, kind.many)) (\(ids)\(rest))",
                "\(kind.russian): \(kind.sample.count) (\(ids)\(rest))")
        }
        let keeps = LocalizedText(
            "it keeps up to \(DecisionRow.mostConditions) conditions a way, barrier or turn restriction",
            "хранится до \(DecisionRow.mostConditions) условий на линию, преграду или ограничение поворота")
        let (relations, turns) = (summary.unkeptRelations.count > 0, summary.unkeptTurnRestrictions.count > 0)
        return LocalizedText(
            "the map does not keep the times of \(named.map(\.english).joined(separator: ", ")): \(keeps.english)"
                + (relations ? ", and none of squares and ferries" : "")
                + "; with --depart these are as without it" + (turns ? ", and turn restrictions hold in doubt" : ""),
            "карта не хранит время действия — \(named.map(\.russian).joined(separator: ", ")): \(keeps.russian)"
                + (relations ? ", для площадей и паромов — ни одного" : "")
                + "; с --depart они как без него" + (turns ? ", а ограничения поворота в сомнении действуют" : ""))
    }

    private static func heightsMissing(_ summary: ImportSummary) -> LocalizedText {
        let (nodes, edges) = (summary.nodesWithoutHeight, summary.edgesWithoutHeights)
        return LocalizedText(
            "warning: the elevation data have no height at \(nodes) of \(Plural.english(summary.nodes, "junction", "junctions")), so "
                + "that \(Plural.english(edges, "edge has", "edges have")) no heights; there the tag incline counts. "
                + "Give the tiles beside these as well",
            "предупреждение: в данных высот нет \(nodes) из \(Plural.russian(summary.nodes, "узла", "узлов", "узлов")), поэтому без "
                + "высот остались рёбра: \(edges); на них учитывается тег incline. Добавьте соседние тайлы")
    }

    static let noHeights = LocalizedText(
        "the elevation data cover no road of the map; give the tiles of its area",
        "данные высот не покрывают ни одной дороги карты; укажите файлы её местности")
}

extension MapBuilder.Stage {
    /// What is being done, beside the bar of its progress.
    var label: LocalizedText {
        switch self {
        case .ways: LocalizedText("reading ways", "чтение дорог")
        case .nodes: LocalizedText("reading nodes", "чтение узлов")
        case .network: LocalizedText("building the network", "построение сети")
        }
    }
}
