/// Rows of cells with lines between them; the header is repeated on every page.
struct Table {
    struct Column {
        var title: String
        /// Millimetres, or a share of what the others leave where it is below zero.
        var width: Double
        var anchor = Lettering.Anchor.start
    }

    let columns: [Column]
    let rowHeight: Double
    private let size = 3.4

    func write(_ rows: [[String]], on flow: inout PageFlow) {
        let widths = widths(of: flow.width)
        writeHeader(widths, on: &flow)
        for row in rows {
            if flow.room < rowHeight {
                flow.turn()
                writeHeader(widths, on: &flow)
            }
            write(row, widths, isBold: false, on: &flow)
        }
    }

    private func writeHeader(_ widths: [Double], on flow: inout PageFlow) {
        flow.keep(rowHeight * 3)
        flow.page.fill(left: PageFlow.left, top: flow.y, width: flow.width, height: rowHeight, Colour(0xE4E4E4))
        write(columns.map(\.title), widths, isBold: true, on: &flow)
    }

    private func write(_ cells: [String], _ widths: [Double], isBold: Bool, on flow: inout PageFlow) {
        var x = PageFlow.left
        let base = flow.y + rowHeight / 2 + size * 0.35
        for (index, width) in widths.enumerated() {
            let text = cells.indices.contains(index) ? cells[index] : ""
            let shown = flow.page.fit(text, size: size, isBold: isBold, width: width - 2.4)
            let place =
                switch columns[index].anchor {
                case .start: x + 1.2
                case .middle: x + width / 2
                case .end: x + width - 1.2
                }
            flow.page.write(shown, x: place, y: base, size: size, isBold: isBold, anchor: columns[index].anchor)
            flow.page.line([(x, flow.y), (x, flow.y + rowHeight)], width: 0.15)
            x += width
        }
        flow.page.line([(x, flow.y), (x, flow.y + rowHeight)], width: 0.15)
        flow.page.line([(PageFlow.left, flow.y), (x, flow.y)], width: 0.15)
        flow.page.line([(PageFlow.left, flow.y + rowHeight), (x, flow.y + rowHeight)], width: 0.15)
        flow.skip(rowHeight)
    }

    private func widths(of whole: Double) -> [Double] {
        let fixed = columns.reduce(0) { $0 + max($1.width, 0) }
        let shares = columns.reduce(0) { $0 + max(-$1.width, 0) }
        return columns.map { $0.width > 0 ? $0.width : (whole - fixed) * -$0.width / shares }
    }
}
