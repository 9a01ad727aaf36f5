public import Languages

/// Why a file of another program gives no quest.
public struct ExchangeError: Error, Sendable, Hashable, LocalizedMessage {
    /// The line, from 1; `nil` where it is about the file as a whole.
    public var line: Int?
    /// The column in characters, from 1.
    public var column: Int?
    /// What is wrong.
    public var problem: Problem

    /// What can be wrong.
    public enum Problem: Sendable, Hashable {
        /// It is no XML, or not what its format demands.
        case unreadable(LocalizedText)
        /// It is XML of a format that is not read here.
        case unknownFormat(root: String)
        /// It is GeoJSON, as quests are.
        case alreadyGeoJSON
        /// It is a message of the IOF's standard before version 3.
        case olderStandard(String)
        /// It is a message of the IOF's standard of another version.
        case otherStandard(String)
        /// A control beyond ±180° of longitude or ±90° of latitude.
        case coordinateOutsideEarth(control: String)
        /// There is no control that has a place on the Earth.
        case noPlaces(controls: Int)
        /// There is no course of that name.
        case noCourse(String, known: [String])
        /// There are no points of the kind that was asked for.
        case noPoints(ImportChoice.Points, found: [ImportChoice.Points])
        /// There is no route or track of that name.
        case noPath(String, known: [String])
    }

    /// Notes what is wrong, and where.
    public init(_ problem: Problem, line: Int? = nil, column: Int? = nil) {
        self.problem = problem
        self.line = line
        self.column = column
    }

    /// Whether the file itself is sound and only lacks what was asked of it.
    public var isFileSound: Bool {
        switch problem {
        case .noPlaces, .noCourse, .noPoints, .noPath: true
        default: false
        }
    }

    /// For example `line 7, column 3: …`.
    public var message: LocalizedText {
        let what = problem.message
        guard let line, let column else { return what }
        return LocalizedText(
            "line \(line), column \(column): \(what.english)", "строка \(line), столбец \(column): \(what.russian)")
    }
}

extension ExchangeError.Problem: LocalizedMessage {
    /// What is wrong and what to do about it, without the place.
    public var message: LocalizedText {
        switch self {
        case .unreadable(let text): text
        case .unknownFormat(let root):
            LocalizedText(
                "the outermost element is <\(Self.tame(root))>; read are GPX and the IOF message CourseData",
                "корневой элемент — <\(Self.tame(root))>; читаются файлы GPX и сообщения IOF CourseData")
        case .alreadyGeoJSON:
            LocalizedText(
                "this is JSON, not XML; quests are GeoJSON themselves: see what ‘questctl validate’ says to it",
                "это JSON, а не XML; квесты и есть GeoJSON: проверьте файл командой «questctl validate»")
        case .olderStandard(let version):
            LocalizedText(
                "this is IOF data standard \(Self.tame(version)), and version 3.0 is read: export the file again as IOF XML 3.0",
                "это стандарт IOF версии \(Self.tame(version)), а читается версия 3.0: экспортируйте файл заново как "
                    + "IOF XML 3.0")
        case .otherStandard(let version):
            LocalizedText(
                "this is IOF data standard \(Self.tame(version)), and version 3.0 is read",
                "это стандарт IOF версии \(Self.tame(version)), а читается версия 3.0")
        case .coordinateOutsideEarth(let control):
            LocalizedText(
                "control \(Self.tame(control)) lies outside ±180° and ±90°: are lng and lat swapped, or are these metres of "
                    + "a grid?",
                "КП \(Self.tame(control)): координаты вне пределов ±180° и ±90°; не перепутаны ли lng и lat, не метры ли "
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
                "there is no course “\(Self.tame(name))”; there are \(Self.list(known, "none"))",
                "дистанции «\(Self.tame(name))» нет; есть: \(Self.list(known, "ни одной"))")
        case .noPath(let name, let known):
            LocalizedText(
                "there is no “\(Self.tame(name))”; there are \(Self.list(known, "none with a name"))",
                "«\(Self.tame(name))» в файле нет; есть: \(Self.list(known, "ничего с названием"))")
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

    /// A text of the file, which could be long or steer the terminal.
    private static func tame(_ text: String) -> String { DisplayText.tame(text, most: 60) }

    private static func options(_ points: [ImportChoice.Points]) -> String {
        points.map { "--points \($0.rawValue)" }.joined(separator: ", ")
    }

    /// The first few of many names.
    private static func list(_ names: [String], _ none: String) -> String {
        guard !names.isEmpty else { return none }
        return names.prefix(10).map(tame).joined(separator: ", ") + (names.count > 10 ? " …" : "")
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
