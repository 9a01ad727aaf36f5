extension SVGText {
    /// The `d` attribute of lines or rings: after the first point, coordinates are relative to the one before (SVG 2 section 9.3).
    ///
    /// Points are rounded to tenths of a pixel before differences are taken, so rounding errors do not add up.
    mutating func attribute(_ paths: Paths, areRings: Bool) {
        append(" d=\"")
        var (x, y) = (0, 0)
        for line in 0..<paths.count {
            let range = paths.range(of: line)
            var hasSteps = false
            for index in range {
                let nextX = SVGText.tenths(paths.points[index].x)
                let nextY = SVGText.tenths(paths.points[index].y)
                if index == range.lowerBound {
                    append(line == 0 ? "M" : "m")
                    append(tenths: nextX - x)
                    append(nextTenths: nextY - y)
                } else if nextX != x || nextY != y {
                    if !hasSteps { append("l") }
                    if hasSteps { append(nextTenths: nextX - x) } else { append(tenths: nextX - x) }
                    append(nextTenths: nextY - y)
                    hasSteps = true
                }
                (x, y) = (nextX, nextY)
            }
            // A line of one point is a dot, which needs a step to be drawn. Closing a ring returns to its start.
            if areRings {
                append("z")
                (x, y) = (
                    SVGText.tenths(paths.points[range.lowerBound].x), SVGText.tenths(paths.points[range.lowerBound].y)
                )
            } else if !hasSteps {
                append("h0")
            }
        }
        append("\"")
    }
}
