internal import JSON
internal import Support

/// What reading GeoJSON reports, and how it can be fixed.
enum StructureTexts {
    /// What a value is called in a message.
    static func kind(of node: JSONNode) -> LocalizedText {
        switch node.content {
        case .null: LocalizedText("null", "null")
        case .boolean: LocalizedText("true or false", "true или false")
        case .number: LocalizedText("a number", "число")
        case .string: LocalizedText("a text", "текст")
        case .array, .consumed: LocalizedText("a list", "список")
        case .object: LocalizedText("an object", "объект")
        case .invalid: LocalizedText("nothing", "ничего")
        }
    }

    static func missingMember(_ type: String, _ key: String, isNullable: Bool) -> LocalizedText {
        LocalizedText(
            "this \(type) has no \"\(key)\"" + (isNullable ? "; add it, with null where there is none" : "; add it"),
            "у этого объекта \(type) нет поля \"\(key)\""
                + (isNullable ? "; добавьте его, со значением null, если его нет" : "; добавьте его"))
    }

    static func wrongType(_ key: String, _ demand: LocalizedText, _ found: LocalizedText) -> LocalizedText {
        LocalizedText(
            "\"\(key)\" \(demand.english); this is \(found.english)",
            "\"\(key)\" \(demand.russian); здесь \(found.russian)")
    }

    /// - Parameter elements: what the list consists of; in Russian the genitive.
    static func tooShallow(_ elements: LocalizedText, _ found: LocalizedText) -> LocalizedText {
        LocalizedText(
            "a list of \(elements.english) in square brackets [ ] must stand here and not \(found.english): the coordinates are nested too shallow for this type",
            "здесь должен быть список \(elements.russian) в квадратных скобках [ ], а не \(found.russian): для этого типа координаты вложены слишком мелко"
        )
    }

    static let rings = LocalizedText("rings", "колец")
    static let positions = LocalizedText("positions", "позиций")
    static let numbers = LocalizedText("numbers", "чисел")

    static func notAGeometry(_ found: LocalizedText) -> LocalizedText {
        LocalizedText(
            "a geometry must be an object in braces { }, or null where there is none; this is \(found.english)",
            "геометрия — это объект в фигурных скобках { } или null, если её нет; здесь \(found.russian)")
    }

    static func notAGeometryType(_ type: String, _ kinds: String) -> LocalizedText {
        LocalizedText(
            "a \(type) cannot be a geometry; write one of \(kinds)",
            "\(type) не может быть геометрией; допустимы \(kinds)")
    }

    static let geometriesNotAList = LocalizedText(
        "\"geometries\" must be a list of geometries in square brackets [ ]",
        "\"geometries\" должно быть списком геометрий в квадратных скобках [ ]")

    static func coordinatesNotAList(_ found: LocalizedText) -> LocalizedText {
        LocalizedText(
            "\"coordinates\" must be a list in square brackets [ ] and not \(found.english)",
            "\"coordinates\" должно быть списком в квадратных скобках [ ], а не \(found.russian)")
    }

    static func noCoordinates(_ kind: String) -> LocalizedText {
        LocalizedText(
            "this \(kind) has no coordinates; programs may treat it as null",
            "у этого объекта \(kind) нет координат; программы могут считать его пустым")
    }

    static func openRing(_ position: String) -> LocalizedText {
        LocalizedText(
            "this ring must end where it begins; repeat its first position \(position) at the end",
            "кольцо должно заканчиваться там, где начинается; повторите в конце первую позицию \(position)")
    }

    static let closeRing = LocalizedText(
        "close the ring",
        "замкнуть кольцо")

    static func shortRing(_ count: Int) -> LocalizedText {
        LocalizedText(
            "a ring needs at least four positions, the last equal to the first; this has \(count)",
            "в кольце нужно не менее четырёх позиций, последняя равна первой; здесь \(count)")
    }

    static func shortLine(_ count: Int) -> LocalizedText {
        LocalizedText(
            "a line needs at least two positions; this has \(count)",
            "в линии нужно не менее двух позиций; здесь \(count)")
    }

    static let tooDeep = LocalizedText(
        "a position [longitude, latitude] must stand here and not a list of lists: the coordinates are nested too deep for this type",
        "здесь должна быть позиция [долгота, широта], а не список списков: для этого типа координаты вложены слишком глубоко"
    )

    static func shortPosition(_ count: Int) -> LocalizedText {
        LocalizedText(
            "a position needs two numbers, longitude and latitude; this has \(count)",
            "позиции нужны два числа — долгота и широта; здесь \(count)")
    }

    static func longPosition(_ count: Int) -> LocalizedText {
        LocalizedText(
            "a position should have no more than three numbers: longitude, latitude and altitude; this has \(count)",
            "в позиции должно быть не более трёх чисел: долгота, широта и высота; здесь \(count)")
    }

    static let numberTooLarge = LocalizedText(
        "this number is too large; write a sensible one",
        "слишком большое число; запишите разумное")
    static let quotedNumber = LocalizedText(
        "a coordinate must be a number without quotes",
        "координата — это число без кавычек")
    static let removeQuotes = LocalizedText(
        "remove the quotes",
        "убрать кавычки")

    static func notANumber(_ found: LocalizedText) -> LocalizedText {
        LocalizedText(
            "a coordinate must be a number and not \(found.english)",
            "координата — это число, а не \(found.russian)")
    }

    static func missingType(_ type: String) -> LocalizedText {
        LocalizedText(
            "this object does not say what it is: add \"type\": \"\(type)\"",
            "не указано, что это за объект: добавьте \"type\": \"\(type)\"")
    }

    static func typeNotAName(_ found: LocalizedText) -> LocalizedText {
        LocalizedText(
            "\"type\" must be a name in quotes and not \(found.english)",
            "\"type\" должно быть именем в кавычках, а не \(found.russian)")
    }

    static func writeAs(_ text: String) -> LocalizedText {
        LocalizedText(
            "write \(text)",
            "записать как \(text)")
    }

    static func misspelledType(_ name: String, _ meant: String) -> LocalizedText {
        LocalizedText(
            "“\(name)” must be written “\(meant)”",
            "«\(name)» нужно писать как «\(meant)»")
    }

    static func misplacedType(_ name: String, _ expected: String) -> LocalizedText {
        LocalizedText(
            "“\(name)” cannot stand here; only a \(expected) can",
            "«\(name)» здесь быть не может; допустим только \(expected)")
    }

    static func unknownType(_ name: String, _ known: String) -> LocalizedText {
        LocalizedText(
            "GeoJSON has no type “\(name)”; it knows \(known)",
            "в GeoJSON нет типа «\(name)»; есть \(known)")
    }

    static func repeatedMember(_ key: String, _ type: String) -> LocalizedText {
        LocalizedText(
            "\"\(key)\" is given twice in this \(type); keep one, programs differ in which they take",
            "\"\(key)\" указано в этом \(type) дважды; оставьте одно: программы берут разные")
    }

    static func misplacedMember(_ key: String, _ type: String) -> LocalizedText {
        LocalizedText(
            "a \(type) must not have \"\(key)\"; remove or rename it, or correct the \"type\"",
            "у объекта \(type) не может быть \"\(key)\"; удалите, переименуйте или исправьте \"type\"")
    }

    static let boxNotAList = LocalizedText(
        "\"bbox\" must be a list of four or six numbers [west, south, east, north]",
        "\"bbox\" должно быть списком из четырёх или шести чисел [запад, юг, восток, север]")

    static func boxOfWrongSize(_ count: Int) -> LocalizedText {
        LocalizedText(
            "\"bbox\" must have four numbers (west, south, east, north), or six with altitudes; this has \(count)",
            "в \"bbox\" должно быть четыре числа (запад, юг, восток, север) или шесть с высотами; здесь \(count)")
    }

    static func notAnObject(_ found: LocalizedText) -> LocalizedText {
        LocalizedText(
            "a GeoJSON file must be one object in braces { } with a \"type\"; this is \(found.english)",
            "файл GeoJSON — это один объект в фигурных скобках { } с полем \"type\"; здесь \(found.russian)")
    }

    static let listOfFeatures = LocalizedText(
        "must be a list of Features in square brackets [ ]",
        "должно быть списком объектов Feature в квадратных скобках [ ]")

    static func notAFeature(_ found: LocalizedText) -> LocalizedText {
        LocalizedText(
            "this must be a Feature: an object in braces { } and not \(found.english)",
            "здесь должен быть Feature — объект в фигурных скобках { }, а не \(found.russian)")
    }

    static let objectOrNull = LocalizedText(
        "must be an object in braces { }, or null",
        "должно быть объектом в фигурных скобках { } или null")

    static func badIdentifier(_ found: LocalizedText) -> LocalizedText {
        LocalizedText(
            "\"id\" must be a text or a number and not \(found.english)",
            "\"id\" должно быть текстом или числом, а не \(found.russian)")
    }
}
