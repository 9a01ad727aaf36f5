public import Routing
public import Support

/// The words of a legend and of the title.
enum LegendTexts {
    static let easyTask = LocalizedText("easy task", "лёгкое задание")
    static let mediumTask = LocalizedText("medium task", "среднее задание")
    static let hardTask = LocalizedText("hard task", "сложное задание")
    static let task = LocalizedText("task", "задание")
    static let start = LocalizedText("start", "старт")
    static let finish = LocalizedText("finish", "финиш")
    static let startAndFinish = LocalizedText("start and finish", "старт и финиш")
    static let bounds = LocalizedText("edge of the quest’s area", "граница области квеста")
    static let forbidden = LocalizedText("forbidden area", "запретная зона")
    static let toll = LocalizedText("toll zone: costs or brings points", "платная зона: меняет очки")
    static let closedRoad = LocalizedText("closed road", "закрытая дорога")
    /// The title of a map without a quest.
    static let bicycleMap = LocalizedText("bicycle map", "велосипедная карта")
    static let cycleway = LocalizedText("cycleway", "велодорожка")
    static let cycleLane = LocalizedText("road with a cycle lane", "дорога с велополосой")
    static let mainRoad = LocalizedText("main road", "крупная дорога")
    static let secondaryRoad = LocalizedText("secondary road", "второстепенная дорога")
    static let street = LocalizedText("street, minor road", "улица, местная дорога")
    static let quietStreet = LocalizedText("pedestrian or living street", "пешеходная или жилая улица")
    static let track = LocalizedText("track", "просёлок")
    static let path = LocalizedText("path", "тропа, дорожка")
    static let onFoot = LocalizedText("on foot: push the bicycle", "пешком: велосипед ведут")
    static let steps = LocalizedText("steps", "лестница")
    static let ferry = LocalizedText("ferry", "паром")
    /// What a search settled from its start only.
    static let fromStart = LocalizedText("from the start", "от старта")
    /// What it settled from its end only.
    static let fromEnd = LocalizedText("from the end", "от финиша")
    /// What it settled from both.
    static let fromBothEnds = LocalizedText("from both ends", "с обоих концов")
    static let route = LocalizedText("the way", "путь")
}

/// The label of the scale bar.
enum ScaleTexts {
    /// A length: metres, or kilometres from one thousand metres on.
    static func length(metres: Double) -> LocalizedText {
        metres < 1000
            ? LocalizedText("\(Int(metres)) m", "\(Int(metres)) м")
            : LocalizedText("\(Int(metres / 1000)) km", "\(Int(metres / 1000)) км")
    }
}

extension SearchSpace {
    /// The method and how many nodes it settled.
    public var title: LocalizedText {
        LocalizedText(
            "\(method.name.english): \(Plural.english(settledNodes, "node", "nodes")) settled",
            "\(method.name.russian): \(Plural.russian(settledNodes, "узел просмотрен", "узла просмотрено", "узлов просмотрено"))"
        )
    }
}
