public import Support

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
        if has(.cycleway) { add(.cycleway, LegendTexts.cycleway) }
        if hasLanes { add(.tertiary, hasLane: true, LegendTexts.cycleLane) }
        if has(.main) { add(.main, LegendTexts.mainRoad) }
        if let kind = [RoadKind.secondary, .tertiary].first(where: has) {
            add(kind, LegendTexts.secondaryRoad)
        }
        if has(.street) { add(.street, LegendTexts.street) }
        if has(.quiet) { add(.quiet, LegendTexts.quietStreet) }
        if has(.track) { add(.track, LegendTexts.track) }
        if has(.path) { add(.path, LegendTexts.path) }
        if has(.footway) { add(.footway, LegendTexts.onFoot) }
        if has(.steps) { add(.steps, LegendTexts.steps) }
        if has(.ferry) { add(.ferry, LegendTexts.ferry) }
        return rows
    }
}
