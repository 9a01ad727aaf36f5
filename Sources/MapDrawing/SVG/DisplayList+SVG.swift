extension DisplayList {
    /// The picture as a file of Scalable Vector Graphics (SVG 2), UTF-8.
    ///
    /// Each group becomes a `<g>` with its name as `id`. Text remains text, set to the reserved width whatever the viewer's font.
    public func svg() -> [UInt8] {
        var svg = SVGText()
        svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\"")
        svg.append(
            " viewBox=\"0 0 \(width) \(height)\" fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\"")
        let families = Lettering.fontFamilies.map { $0.contains(" ") ? "'\($0)'" : $0 }
        svg.append(" font-family=\"\(families.joined(separator: ","))\">\n<title>")
        svg.appendEscaped(title)
        svg.append("</title>\n")
        let shared = sharedPaths()
        if !shared.isEmpty {
            svg.append("<defs>\n")
            for number in shared.keys.sorted() {
                svg.append("<path id=\"p\(number)\"")
                svg.attribute(paths[number], areRings: false)
                svg.append("/>\n")
            }
            svg.append("</defs>\n")
        }
        svg.append("<rect width=\"\(width)\" height=\"\(height)\"")
        svg.attribute("fill", background)
        svg.append("/>\n")
        for group in groups {
            svg.append("<g")
            svg.attribute("id", group.name)
            svg.append(">\n")
            for item in group.items { write(item, isShared: { shared[$0] != nil }, to: &svg) }
            svg.append("</g>\n")
        }
        svg.append("</svg>\n")
        return svg.bytes
    }

    /// The indices of paths with several strokes, and how many.
    private func sharedPaths() -> [Int: Int] {
        var uses: [Int: Int] = [:]
        for case .lines(let number, _) in groups.lazy.flatMap(\.items) { uses[number, default: 0] += 1 }
        return uses.filter { $0.value > 1 }
    }

    private func write(_ item: Item, isShared: (Int) -> Bool, to svg: inout SVGText) {
        switch item {
        case .lines(let number, let stroke):
            if isShared(number) {
                svg.append("<use href=\"#p\(number)\"")
            } else {
                svg.append("<path")
            }
            write(stroke, to: &svg)
            if !isShared(number) { svg.attribute(paths[number], areRings: false) }
            svg.append("/>\n")
        case .area(let number, let colour):
            svg.append("<path fill-rule=\"evenodd\"")
            svg.attribute("fill", colour)
            svg.attribute(paths[number], areRings: true)
            svg.append("/>\n")
        case .disc(let centre, let radius, let colour):
            svg.append("<circle")
            svg.attribute("cx", centre.x)
            svg.attribute("cy", centre.y)
            svg.attribute("r", radius)
            svg.attribute("fill", colour)
            svg.append("/>\n")
        case .panel(let box, let cornerRadius, let colour):
            svg.append("<rect")
            svg.attribute("x", box.left)
            svg.attribute("y", box.top)
            svg.attribute("width", box.width)
            svg.attribute("height", box.height)
            svg.attribute("rx", cornerRadius)
            svg.attribute("fill", colour)
            svg.append("/>\n")
        case .text(let lettering):
            write(lettering, to: &svg)
        }
    }

    private func write(_ stroke: Stroke, to svg: inout SVGText) {
        svg.attribute("stroke", stroke.colour)
        svg.attribute("stroke-width", stroke.width, decimals: 2)
        if !stroke.hasRoundEnds { svg.append(" stroke-linecap=\"butt\"") }
        guard !stroke.dashes.isEmpty else { return }
        svg.append(" stroke-dasharray=\"")
        for (index, length) in stroke.dashes.enumerated() {
            if index > 0 { svg.append(" ") }
            svg.append(tenths: SVGText.tenths(length))
        }
        svg.append("\"")
    }

    private func write(_ lettering: Lettering, to svg: inout SVGText) {
        svg.append("<text")
        svg.attribute("x", lettering.place.x)
        svg.attribute("y", lettering.place.y)
        svg.attribute("font-size", lettering.size)
        if lettering.isBold { svg.append(" font-weight=\"bold\"") }
        switch lettering.anchor {
        case .start: break
        case .middle: svg.append(" text-anchor=\"middle\"")
        case .end: svg.append(" text-anchor=\"end\"")
        }
        svg.attribute("textLength", lettering.width)
        svg.append(" lengthAdjust=\"spacingAndGlyphs\"")
        svg.attribute("fill", lettering.colour)
        if let halo = lettering.halo {
            svg.attribute("stroke", halo)
            svg.attribute("stroke-width", 2 * lettering.haloWidth)
            svg.append(" paint-order=\"stroke\"")
        }
        if lettering.angle != 0 {
            svg.append(" transform=\"rotate(")
            svg.append(tenths: SVGText.tenths(lettering.angle))
            svg.append(nextTenths: SVGText.tenths(lettering.place.x))
            svg.append(nextTenths: SVGText.tenths(lettering.place.y))
            svg.append(")\"")
        }
        svg.append(">")
        svg.appendEscaped(lettering.text)
        svg.append("</text>\n")
    }
}
