import Geodesy

extension DisplayList {
    /// Paints the list.
    ///
    /// - Throws: `MapDrawingError.tooManyPixels` above `Picture.mostPixels`.
    /// - Complexity: O(pixels covered, each time one is), and a pass over the whole picture.
    public func picture() throws(MapDrawingError) -> Picture {
        var picture = try Picture(width: width, height: height, colour: background)
        var coverage = Coverage(width: width, height: height)
        for item in groups.lazy.flatMap(\.items) { paint(item, on: &picture, &coverage) }
        return picture
    }

    private func paint(_ item: Item, on picture: inout Picture, _ coverage: inout Coverage) {
        switch item {
        case .lines(let number, let stroke):
            cover(paths[number], stroke, &coverage)
            coverage.paint(stroke.colour, on: &picture)
        case .area(let number, let colour):
            coverage.cover(paths[number])
            coverage.paint(colour, on: &picture)
        case .disc(let centre, let radius, let colour):
            coverage.cover(from: centre, to: centre, width: 2 * radius)
            coverage.paint(colour, on: &picture)
        case .panel(let box, let cornerRadius, let colour):
            coverage.cover(Paths(outline(box, cornerRadius)))
            coverage.paint(colour, on: &picture)
        case .text(let lettering):
            if let halo = lettering.halo {
                cover(lettering, extraWidth: 2 * lettering.haloWidth, &coverage)
                coverage.paint(halo, on: &picture)
            }
            cover(lettering, extraWidth: 0, &coverage)
            coverage.paint(lettering.colour, on: &picture)
        }
    }

    private func cover(_ lines: Paths, _ stroke: Stroke, _ coverage: inout Coverage) {
        let dashes = Dashes(stroke.dashes)
        lines.points.withUnsafeBufferPointer { points in
            for line in 0..<lines.count {
                let range = lines.range(of: line)
                if let dashes {
                    let cut = dashes.cut(Array(points[range])[...])
                    for dash in 0..<cut.count {
                        cut.points.withUnsafeBufferPointer { cover($0, cut.range(of: dash), stroke, &coverage) }
                    }
                } else {
                    cover(points, range, stroke, &coverage)
                }
            }
        }
    }

    private func cover(
        _ points: UnsafeBufferPointer<PicturePoint>, _ range: Range<Int>, _ stroke: Stroke, _ coverage: inout Coverage
    ) {
        if range.count == 1, stroke.hasRoundEnds {
            coverage.cover(from: points[range.lowerBound], to: points[range.lowerBound], width: stroke.width)
        }
        for index in range.dropLast() {
            coverage.cover(
                from: points[index], to: points[index + 1], width: stroke.width,
                isOpenAtStart: !stroke.hasRoundEnds && index == range.lowerBound,
                isOpenAtEnd: !stroke.hasRoundEnds && index == range.upperBound - 2)
        }
    }

    private func cover(_ lettering: Lettering, extraWidth: Double, _ coverage: inout Coverage) {
        let scale = lettering.size / StrokeFont.unitsPerSize
        let weight = StrokeFont.weight(isBold: lettering.isBold) * scale + extraWidth
        let (across, down) = (cosine(lettering.angle.radians), sine(lettering.angle.radians))
        let offset = lettering.offset
        // Captured copies cannot be borrowed by the closure, so the lines are gathered first.
        var lines = Paths()
        StrokeFont.draw(lettering.text, isBold: lettering.isBold) { line in
            lines.append(
                line.map { point in
                    let (x, y) = (offset + point.x * scale, -point.y * scale)
                    return PicturePoint(
                        lettering.place.x + x * across - y * down, lettering.place.y + x * down + y * across)
                })
        }
        cover(lines, Stroke(lettering.colour, width: weight), &coverage)
    }

    private func outline(_ box: PictureBox, _ cornerRadius: Double) -> [PicturePoint] {
        let radius = max(min(cornerRadius, box.width / 2, box.height / 2), 0)
        let centres = [
            (box.right - radius, box.top + radius, -90.0), (box.right - radius, box.bottom - radius, 0),
            (box.left + radius, box.bottom - radius, 90), (box.left + radius, box.top + radius, 180),
        ]
        return centres.flatMap { x, y, from in
            (0...6).map { step in
                let angle = (from + Double(step) * 15).radians
                return PicturePoint(x + radius * cosine(angle), y + radius * sine(angle))
            }
        }
    }
}
