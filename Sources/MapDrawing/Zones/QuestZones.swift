import Geodesy
public import Quests
public import Support

/// The zones of a quest: its bounds, forbidden areas and tolls, with their names where there is room.
///
///     DisplayList(frame: frame, layers: [roads, QuestZones(quest, language: .english)])
public struct QuestZones: MapLayer {
    /// The name of the layer in an SVG file.
    public var name: String { "zones" }
    private let zones: [(sign: ZoneSign, name: String, polygons: [[[Coordinate]]])]

    /// Takes the zones of a quest. Bounds show no name.
    public init(_ quest: Quest, language: Language) {
        zones = quest.zones.map { zone in
            let name = zone.translations.texts(for: language.rawValue)?.name ?? zone.name
            return (ZoneSign(zone.kind), zone.kind == .bounds ? "" : name, zone.polygons)
        }
    }

    /// The signs in use, for a legend.
    var signs: [ZoneSign] { ZoneSign.allCases.filter { sign in zones.contains { $0.sign == sign } } }

    /// Draws their parts within the frame.
    public func draw(on sheet: inout MapSheet) {
        let (frame, box) = (sheet.frame, sheet.frame.drawnBox)
        for (sign, name, polygons) in zones {
            for rings in polygons {
                let rings = rings.map { ring in ring.map { frame.point($0) } }
                sign.draw(rings, within: box, on: &sheet)
                if let ring = rings.first { write(name, in: RingClipping(box: frame.box).clip(ring), on: &sheet) }
            }
        }
    }

    private func write(_ name: String, in ring: [PicturePoint], on sheet: inout MapSheet) {
        guard let box = PictureBox(around: ring) else { return }
        let block = TextBlock(name, size: 12, isBold: true, lettersInLine: 20, lines: 2)
        guard !block.lines.isEmpty else { return }
        let (x, y) = ((box.left + box.right) / 2, (box.top + box.bottom) / 2)
        let place = PictureBox(
            left: x - block.width / 2, top: y - block.height / 2, right: x + block.width / 2,
            bottom: y + block.height / 2)
        guard box.contains(place), sheet.isFree(place) else { return }
        sheet.take(place)
        block.write(
            at: TextBlock.Position(box: place, anchor: .middle), colour: .overprint, halo: Colour.white.opacity(235),
            on: &sheet)
    }
}

extension ZoneSign {
    /// The sign of a kind of zone.
    init(_ kind: Quest.Zone.Kind) {
        self =
            switch kind {
            case .bounds: .bounds
            case .forbidden: .forbidden
            case .toll: .toll
            }
    }

    /// What it means.
    var text: LocalizedText {
        switch self {
        case .bounds: LegendTexts.bounds
        case .forbidden: LegendTexts.forbidden
        case .toll: LegendTexts.toll
        }
    }
}
