import Geodesy
import Quests
import Support

/// The zones of a quest: its bounds, forbidden areas and tolls, with their names where there is space.
///
///     DisplayList(frame: frame, layers: [roads, QuestZones(quest, language: .english)])
struct QuestZones: MapLayer {
    /// The name of the layer in an SVG file.
    var name: String { "zones" }
    private let zones: [(sign: ZoneSign, name: String, polygons: [[[Coordinate]]])]

    /// Takes the zones of a quest. Bounds show no name.
    init(_ quest: Quest, language: Language) {
        zones = quest.zones.map { zone in
            let name = zone.translations.texts(for: language.tag)?.name ?? zone.name
            return (ZoneSign(zone.kind), zone.kind == .bounds ? "" : name, zone.polygons)
        }
    }

    /// The signs in use, for a legend.
    var signs: [ZoneSign] { ZoneSign.allCases.filter { sign in zones.contains { $0.sign == sign } } }

    /// Draws their parts within the frame.
    func draw(on sheet: inout MapSheet) {
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
    var text: Message {
        switch self {
        case .bounds: Message("legend-bounds")
        case .forbidden: Message("legend-forbidden")
        case .toll: Message("legend-toll")
        }
    }
}

/// How an area with a meaning is drawn: by lines, which also work without colours.
enum ZoneSign: Hashable, Sendable, CaseIterable {
    /// Where riders stay inside: a thick line around it.
    case bounds
    /// Where riders may not be: upright hatching, as ISOM 2017 has for out-of-bounds areas (709).
    case forbidden
    /// Where riding through costs or brings points: wide slanting hatching in a dashed line.
    case toll

    /// The line around it.
    var outline: Stroke {
        switch self {
        case .bounds: Stroke(.overprint, width: 3.5, hasRoundEnds: false)
        case .forbidden: Stroke(.overprint, width: 1.4)
        case .toll: Stroke(.overprint, width: 1.4, dashes: [9, 4], hasRoundEnds: false)
        }
    }

    var hatching: Hatching? {
        switch self {
        case .bounds: nil
        case .forbidden: Hatching(angle: 0, spacing: 5)
        case .toll: Hatching(angle: 45, spacing: 14)
        }
    }

    /// Draws rings inside a box.
    func draw(_ rings: [[PicturePoint]], within box: PictureBox, on sheet: inout MapSheet) {
        var areas = Paths()
        var outlines = Paths()
        let (cut, lines) = (RingClipping(box: box), LineClipping(box: box))
        for ring in rings {
            areas.append(cut.clip(ring))
            lines.clip(ring + ring.prefix(1), into: &outlines)
        }
        if let hatching {
            sheet.draw(hatching.lines(in: areas), Stroke(.overprint, width: 1.1, hasRoundEnds: false))
        }
        var halo = outline
        (halo.colour, halo.width, halo.dashes) = (Colour.white.opacity(170), outline.width + 2.4, [])
        sheet.draw(outlines, halo, outline)
    }
}

extension Colour {
    /// The purple of what is printed over a map: courses, zones, closures. Dark enough for a printer without colours.
    static let overprint = Colour(0xA0209A)
}
