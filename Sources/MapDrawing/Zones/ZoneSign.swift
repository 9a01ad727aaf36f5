/// How an area with a meaning is drawn: told apart by lines, also where there are no colours.
public enum ZoneSign: Hashable, Sendable, CaseIterable {
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
    public static let overprint = Colour(0xA0209A)
}
