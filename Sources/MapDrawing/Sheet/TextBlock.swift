/// Text in one or more lines.
struct TextBlock {
    /// The position of a block: its box, and the alignment of its lines.
    struct Position {
        var box: PictureBox
        var anchor: Lettering.Anchor
    }

    let lines: [String]
    let size: Double
    let isBold: Bool

    /// Breaks a text between words; the excess is cut off with an ellipsis.
    package init(_ text: String, size: Double, isBold: Bool, lettersInLine: Int, lines most: Int) {
        self.size = size
        self.isBold = isBold
        var lines: [String] = []
        // Bounded, however long the text is.
        let words = text.prefix(most * (lettersInLine + 1) + 1).split(whereSeparator: \.isWhitespace)
        for word in words {
            if let last = lines.last, last.count + 1 + word.count <= lettersInLine {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(word))
            }
        }
        let isCut = lines.count > most || lines.contains { $0.count > lettersInLine }
        lines = lines.prefix(most).map { String($0.prefix(lettersInLine)) }
        if isCut, let last = lines.popLast() {
            lines.append(last.prefix(lettersInLine - 1).trimmingEnd() + "…")
        }
        self.lines = lines
    }

    var width: Double { lines.map { LetterWidths.width(of: $0, size: size, isBold: isBold) }.max() ?? 0 }
    var height: Double { Double(lines.count) * lineHeight }
    var lineHeight: Double { (size * 1.22).rounded() }

    /// Positions beside a box, the best first.
    func positions(around box: PictureBox) -> [Position] {
        let (width, height) = (width + 2, height)
        let (gap, middleX, middleY) = (3.0, (box.left + box.right) / 2, (box.top + box.bottom) / 2)
        let columns = [
            (box.right + gap, Lettering.Anchor.start), (box.left - gap - width, .end), (middleX - width / 2, .middle),
        ]
        func position(_ column: Int, _ top: Double) -> Position {
            let left = columns[column].0
            return Position(
                box: PictureBox(left: left, top: top, right: left + width, bottom: top + height),
                anchor: columns[column].1)
        }
        let (beside, above, below) = (middleY - height / 2, box.top - height - 1, box.bottom + 1)
        return [
            position(0, beside), position(1, beside), position(2, above), position(2, below),
            position(0, middleY - height), position(0, middleY), position(1, middleY - height), position(1, middleY),
            position(0, above + height / 3), position(0, below - height / 3),
            position(1, above + height / 3), position(1, below - height / 3),
        ]
    }

    func write(at position: Position, colour: Colour = .ink, halo: Colour? = nil, on sheet: inout MapSheet) {
        let box = position.box
        let x =
            switch position.anchor {
            case .start: box.left + 1
            case .middle: (box.left + box.right) / 2
            case .end: box.right - 1
            }
        for (index, line) in lines.enumerated() {
            let y = box.top + (Double(index) + 0.5) * lineHeight + size * 0.33
            sheet.write(
                Lettering(
                    line, at: PicturePoint(x, y), size: size, colour: colour, anchor: position.anchor, isBold: isBold,
                    halo: halo))
        }
    }
}

extension StringProtocol {
    fileprivate func trimmingEnd() -> String {
        var text = String(self)
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
