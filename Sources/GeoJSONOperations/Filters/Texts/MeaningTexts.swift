internal import Support

/// Messages about filters that are well formed but have no meaning.
extension SyntaxTexts {
    private static func name(_ type: StaticType) -> LocalizedText {
        switch type {
        case .boolean: LocalizedText("a condition", "условие")
        case .number: LocalizedText("a number", "число")
        case .text: LocalizedText("a text", "текст")
        case .instant: LocalizedText("a date or moment", "дата или момент")
        case .interval: LocalizedText("an interval", "интервал")
        case .geometry: LocalizedText("a geometry", "геометрия")
        case .array: LocalizedText("an array", "массив")
        case .any: LocalizedText("a property", "свойство")
        }
    }

    static let propertyAlone = LocalizedText(
        "a property alone is no condition; compare it, as in … = TRUE or … IS NOT NULL",
        "одно свойство — ещё не условие; сравните его: … = TRUE или … IS NOT NULL")

    static func noCondition(_ type: StaticType) -> LocalizedText {
        let name = name(type)
        return LocalizedText(
            "this is \(name.english), which is no condition; compare it with something",
            "это \(name.russian), а не условие; сравните с чем-нибудь")
    }

    static func wrongType(_ type: StaticType, wanted: StaticType) -> LocalizedText {
        let (name, wanted) = (name(type), name(wanted))
        return LocalizedText(
            "this is \(name.english), but \(wanted.english) is needed here",
            "это \(name.russian), а здесь ожидается \(wanted.russian)")
    }

    static func differentTypes(_ left: StaticType, _ right: StaticType) -> LocalizedText {
        let (left, right) = (name(left), name(right))
        return LocalizedText(
            "\(left.english) and \(right.english) cannot be compared; numbers stand without quotes, texts between single quotes, "
                + "dates as DATE('2020-12-31')",
            "нельзя сравнить: \(left.russian) и \(right.russian); числа пишутся без кавычек, тексты — в одинарных кавычках, "
                + "даты — как DATE('2020-12-31')")
    }

    static func noScalar(_ type: StaticType) -> LocalizedText {
        switch type {
        case .geometry:
            LocalizedText(
                "geometries are compared by functions, as S_INTERSECTS(geometry, BBOX(…)); a property of this name is "
                    + "property('geometry')",
                "геометрии сравнивают функциями, например S_INTERSECTS(geometry, BBOX(…)); свойство с таким именем — это "
                    + "property('geometry')")
        case .interval:
            LocalizedText(
                "intervals are compared by functions, as T_INTERSECTS(…, INTERVAL(…))",
                "интервалы сравнивают функциями, например T_INTERSECTS(…, INTERVAL(…))")
        default:
            LocalizedText(
                "arrays are compared by functions, as A_CONTAINS(…, ('a', 'b'))",
                "массивы сравнивают функциями, например A_CONTAINS(…, ('a', 'b'))")
        }
    }

    static let comparedWithNull = LocalizedText(
        "nothing is equal to NULL; write … IS NULL or … IS NOT NULL",
        "с NULL ничто не равно; пишите … IS NULL или … IS NOT NULL")

    static let nullAlone = LocalizedText(
        "NULL is only written in … IS NULL and … IS NOT NULL",
        "NULL пишут только в … IS NULL и … IS NOT NULL")

    static func reservedWord(_ word: String) -> LocalizedText {
        LocalizedText(
            "\(word) is a word of the language and cannot stand here; a property of this name is written \"\(word)\"",
            "\(word) — слово языка и здесь стоять не может; свойство с таким именем пишется \"\(word)\"")
    }

    static let twoPowers = LocalizedText(
        "say with brackets which ^ comes first",
        "укажите скобками, какое ^ вычислять первым")

    static func unknownFunction(_ name: String) -> LocalizedText {
        let shown = name.withoutSteering
        return LocalizedText(
            "there is no function “\(shown)”; those there are: CASEI, ACCENTI, DATE, TIMESTAMP, INTERVAL, BBOX, S_…, T_…, A_…, "
                + "id, geometry_type, area, length, property",
            "функции «\(shown)» нет; есть CASEI, ACCENTI, DATE, TIMESTAMP, INTERVAL, BBOX, S_…, T_…, A_…, "
                + "id, geometry_type, area, length, property")
    }

    // MARK: Times

    static let noDate = LocalizedText(
        "this is no date; write it as '2020-12-31', a moment as TIMESTAMP('2020-12-31T23:59:59Z')",
        "это не дата; пишите '2020-12-31', а момент — TIMESTAMP('2020-12-31T23:59:59Z')")

    static let noMoment = LocalizedText(
        "this is no moment in UTC; write it as '2020-12-31T23:59:59Z', a date as DATE('2020-12-31')",
        "это не момент по UTC; пишите '2020-12-31T23:59:59Z', а дату — DATE('2020-12-31')")

    static let noIntervalEnd = LocalizedText(
        "an interval ends at '2020-12-31', '2020-12-31T23:59:59Z', '..' or a property",
        "концом интервала может быть '2020-12-31', '2020-12-31T23:59:59Z', '..' или свойство")

    static let backwardInterval = LocalizedText(
        "this interval ends before it starts; exchange its ends",
        "интервал кончается раньше, чем начинается; поменяйте концы местами")

    static func instantForInterval(_ function: String) -> LocalizedText {
        LocalizedText(
            "\(function) compares intervals; use INTERVAL('…', '…'), or T_INTERSECTS, T_BEFORE, T_AFTER, T_EQUALS, T_DISJOINT",
            "\(function) сравнивает интервалы; напишите INTERVAL('…', '…') либо T_INTERSECTS, T_BEFORE, T_AFTER, T_EQUALS, "
                + "T_DISJOINT")
    }

    static func noTime(_ type: StaticType) -> LocalizedText {
        let name = name(type)
        return LocalizedText(
            "this is \(name.english), but a property, DATE('…'), TIMESTAMP('…') or INTERVAL('…', '…') is needed here",
            "это \(name.russian), а здесь ожидается свойство, DATE('…'), TIMESTAMP('…') или INTERVAL('…', '…')")
    }

    static func noElement(_ type: StaticType) -> LocalizedText {
        let name = name(type)
        return LocalizedText(
            "this is \(name.english), which no array of a GeoJSON file has",
            "это \(name.russian), а в массивах GeoJSON такого нет")
    }

    // MARK: Geometries

    static let noGeometry = LocalizedText(
        "a geometry is needed here: geometry for that of the feature, BBOX(west, south, east, north), or WKT such as "
            + "POINT(61.4 55.2)",
        "здесь нужна геометрия: geometry (геометрия объекта), BBOX(запад, юг, восток, север) или WKT, например "
            + "POINT(61.4 55.2)")

    static let noBox = LocalizedText(
        "a box has four numbers: west, south, east, north (or six with heights), south not above north",
        "у рамки четыре числа: запад, юг, восток, север (или шесть с высотами), юг не выше севера")

    static func unsupportedRelation(_ function: String) -> LocalizedText {
        LocalizedText(
            "\(function) needs a geometry engine that knows it for these geometries, and none was given; boxes and points can "
                + "be compared without one: S_INTERSECTS(geometry, BBOX(…))",
            "для \(function) с такими геометриями нужен геометрический модуль, а он не подключён; без него сравниваются "
                + "рамки и точки: S_INTERSECTS(geometry, BBOX(…))")
    }
}
