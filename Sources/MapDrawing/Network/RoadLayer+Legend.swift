public import Languages

extension RoadLayer {
    /// The rows of a legend for the roads of the picture: those for bicycles first.
    public func legend(_ language: Language, frame: MapFrame) -> [Legend.Row] {
        var rows: [Legend.Row] = []
        func add(_ kind: RoadKind, hasLane: Bool = false, _ text: LocalizedText) {
            let group = RoadGroup(kind: kind, hasLane: hasLane)
            guard let look = RoadLook(group, metresPerPixel: frame.metresPerPixel) else { return }
            rows.append(Legend.Row(.line(look.strokes), text[language]))
        }
        let has = { (kind: RoadKind) in kinds.contains(kind) }
        if has(.cycleway) { add(.cycleway, LocalizedText("cycleway", "велодорожка")) }
        if hasLanes { add(.tertiary, hasLane: true, LocalizedText("road with a cycle lane", "дорога с велополосой")) }
        if has(.main) { add(.main, LocalizedText("main road", "крупная дорога")) }
        if let kind = [RoadKind.secondary, .tertiary].first(where: has) {
            add(kind, LocalizedText("secondary road", "второстепенная дорога"))
        }
        if has(.street) { add(.street, LocalizedText("street, minor road", "улица, местная дорога")) }
        if has(.quiet) { add(.quiet, LocalizedText("pedestrian or living street", "пешеходная или жилая улица")) }
        if has(.track) { add(.track, LocalizedText("track", "просёлок")) }
        if has(.path) { add(.path, LocalizedText("path", "тропа, дорожка")) }
        if has(.footway) { add(.footway, LocalizedText("on foot: push the bicycle", "пешком: велосипед ведут")) }
        if has(.steps) { add(.steps, LocalizedText("steps", "лестница")) }
        if has(.ferry) { add(.ferry, LocalizedText("ferry", "паром")) }
        return rows
    }
}
