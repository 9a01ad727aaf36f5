/// A buffer for the bytes of an SVG file.
struct SVGText {
    private(set) var bytes: [UInt8] = []

    mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

    /// Text between tags or within quotes. Characters that XML 1.0 does not allow are left out (section 2.2).
    mutating func appendEscaped(_ text: String) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": append("&amp;")
            case "<": append("&lt;")
            case ">": append("&gt;")
            case "\"": append("&quot;")
            case "\t", "\n", "\r": append(" ")
            case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": break
            default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
    }

    /// A number of tenths in its shortest form: `-.5`, `12`, `3.1`.
    mutating func append(tenths: Int) {
        if tenths < 0 { bytes.append(UInt8(ascii: "-")) }
        let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
        if whole > 0 || rest == 0 { append(digits: whole) }
        if rest > 0 {
            bytes.append(UInt8(ascii: "."))
            bytes.append(UInt8(ascii: "0") + UInt8(rest))
        }
    }

    /// A number after another one: with a space unless its sign separates them.
    mutating func append(nextTenths tenths: Int) {
        if tenths >= 0 { bytes.append(UInt8(ascii: " ")) }
        append(tenths: tenths)
    }

    private mutating func append(digits: UInt) {
        if digits >= 10 { append(digits: digits / 10) }
        bytes.append(UInt8(ascii: "0") + UInt8(digits % 10))
    }

    /// ` name="12.3"`, or with the given number of decimals.
    mutating func attribute(_ name: String, _ value: Double, decimals: Int = 1) {
        append(" \(name)=\"")
        if decimals == 1 {
            append(tenths: SVGText.tenths(value))
        } else {
            let hundredths = SVGText.tenths(value * 10)
            if hundredths.isMultiple(of: 10) {
                append(tenths: hundredths / 10)
            } else {
                append("\(hundredths < 0 ? "-" : "")\(hundredths.magnitude / 100).")
                append("\(hundredths.magnitude % 100 < 10 ? "0" : "")\(hundredths.magnitude % 100)")
            }
        }
        append("\"")
    }

    /// ` name="text"`.
    mutating func attribute(_ name: String, _ value: String) {
        append(" \(name)=\"")
        appendEscaped(value)
        append("\"")
    }

    /// ` name="#rrggbb"` and, unless it is opaque, ` name-opacity="0.5"`.
    mutating func attribute(_ name: String, _ colour: Colour) {
        append(" \(name)=\"#")
        for part in [colour.red, colour.green, colour.blue] {
            let text = String(part, radix: 16)
            append(text.count < 2 ? "0\(text)" : text)
        }
        append("\"")
        if colour.opacity < 255 { attribute("\(name)-opacity", Double(colour.opacity) / 255, decimals: 2) }
    }

    /// Whole tenths; 0 if the value is not a valid number of pixels.
    static func tenths(_ value: Double) -> Int {
        guard value.isFinite, value.magnitude < 1e9 else { return 0 }
        return Int((value * 10).rounded())
    }

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
