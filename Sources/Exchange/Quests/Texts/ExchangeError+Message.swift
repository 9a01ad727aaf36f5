public import Support

extension ExchangeError.Problem: LocalizedMessage {
    /// What is wrong and what to do about it, without the location.
    public var message: LocalizedText {
        switch self {
        case .unreadable(let text): text
        case .unknownFormat(let root):
            LocalizedText(
                "the outermost element is <\(Self.sanitized(root))>; read are GPX and the IOF message CourseData",
                "корневой элемент — <\(Self.sanitized(root))>; читаются файлы GPX и сообщения IOF CourseData")
        case .alreadyGeoJSON:
            LocalizedText(
                "this is JSON, not XML; quests are GeoJSON themselves: see what ‘questctl validate’ says to it",
                "это JSON, а не XML; квесты и есть GeoJSON: проверьте файл командой «questctl validate»")
        case .olderStandard(let version):
            LocalizedText(
                "this is IOF data standard \(Self.sanitized(version)), and version 3.0 is read: export the file again as IOF XML 3.0",
                "это стандарт IOF версии \(Self.sanitized(version)), а читается версия 3.0: экспортируйте файл заново как "
                    + "IOF XML 3.0")
        case .otherStandard(let version):
            LocalizedText(
                "this is IOF data standard \(Self.sanitized(version)), and version 3.0 is read",
                "это стандарт IOF версии \(Self.sanitized(version)), а читается версия 3.0")
        case .coordinateOutsideEarth(let control):
            LocalizedText(
                "control \(Self.sanitized(control)) lies outside ±180° and ±90°: are lng and lat swapped, or are these metres of "
                    + "a grid?",
                "КП \(Self.sanitized(control)): координаты вне пределов ±180° и ±90°; не перепутаны ли lng и lat, не метры ли "
                    + "это?")
        case .noPlaces(0):
            LocalizedText("there are no controls in it", "в файле нет ни одного КП")
        case .noPlaces(let count):
            LocalizedText(
                "none of the \(Plural.english(count, "control", "controls")) has a place on the Earth: give the map its "
                    + "coordinates in the program the file comes from, and export it again",
                "ни у одного из КП (их \(count)) нет географических координат: привяжите карту к местности в программе, "
                    + "где составлен файл, и экспортируйте заново")
        case .noCourse(let name, let known):
            LocalizedText(
                "there is no course “\(Self.sanitized(name))”; there are \(Self.list(known, "none"))",
                "дистанции «\(Self.sanitized(name))» нет; есть: \(Self.list(known, "ни одной"))")
        case .noPath(let name, let known):
            LocalizedText(
                "there is no “\(Self.sanitized(name))”; there are \(Self.list(known, "none with a name"))",
                "«\(Self.sanitized(name))» в файле нет; есть: \(Self.list(known, "ничего с названием"))")
        case .noPoints(let wanted, []):
            LocalizedText(
                "there are no \(wanted.words.english) in it, nor other points",
                "в файле нет \(wanted.words.russian), нет и других точек")
        case .noPoints(let wanted, let found):
            LocalizedText(
                "there are no \(wanted.words.english) in it; its \(found.map(\.words.english).joined(separator: " and ")) can "
                    + "become tasks: \(Self.options(found))",
                "в файле нет \(wanted.words.russian); заданиями могут стать точки "
                    + "\(found.map(\.words.russian).joined(separator: " и ")): \(Self.options(found))")
        }
    }

    /// A text of the file, which could be long or control the terminal.
    private static func sanitized(_ text: String) -> String { DisplayText.sanitized(text, most: 60) }

    private static func options(_ points: [ImportChoice.Points]) -> String {
        points.map { "--points \($0.rawValue)" }.joined(separator: ", ")
    }

    /// The first few of many names.
    private static func list(_ names: [String], _ none: String) -> String {
        guard !names.isEmpty else { return none }
        return names.prefix(10).map(sanitized).joined(separator: ", ") + (names.count > 10 ? " …" : "")
    }
}

extension ImportChoice.Points {
    /// `waypoints`; in Russian the genitive.
    var words: LocalizedText {
        switch self {
        case .waypoints: LocalizedText("waypoints", "путевых точек")
        case .route: LocalizedText("routes", "маршрутов")
        case .track: LocalizedText("tracks", "треков")
        }
    }
}

/// The location of an error in a file.
enum ExchangeErrorTexts {
    static func located(_ line: Int, _ column: Int, _ text: LocalizedText) -> LocalizedText {
        LocalizedText(
            "line \(line), column \(column): \(text.english)",
            "строка \(line), столбец \(column): \(text.russian)")
    }
}
