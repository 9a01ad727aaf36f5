import Quests
import Support

extension QuestPrint {
    /// A poster with a QR code that joins the event, and cards with the codes of all tasks, eight to a page of A4.
    ///
    /// - Parameters:
    ///   - join: the address of the event's page, with the code to join if it has one; `nil` for no poster.
    ///   - page: the address of a page about the quest. A task's code is the same with `#task=` and the task's identifier, percent-encoded;
    ///     without a page it is `veloquest:task?quest=…&task=…`.
    /// - Throws: `PrintError.code` for an address that does not fit, and `.tooFineCode` for one whose squares could not be distinguished on
    ///   paper.
    public func codes(join: String?, page: String?) throws(PrintError) -> [PrintedPage] {
        var pages: [PrintedPage] = []
        if let join { pages.append(poster(try QuestPrint.code(join))) }
        let size = paper.upright
        let (columns, rows) = (2, max(1, Int((size.height - 38) / 62)))
        let (width, height) = ((size.width - 2 * PageFlow.left) / 2, 62.0)
        var flow = flow(Message("print-codes"))
        for (index, task) in quest.tasks.enumerated() {
            let place = index % (columns * rows)
            if index > 0, place == 0 { flow.turn() }
            let (left, top) = (
                PageFlow.left + Double(place % columns) * width, 23 + Double(place / columns) * height
            )
            let code = try QuestPrint.code(QuestPrint.address(of: task, quest: quest.settings.id, page: page))
            guard QuestPrint.module(of: code, side: QuestPrint.cardSide) >= QuestPrint.finestModule else {
                throw .tooFineCode(task: task.number, bytes: code.text.utf8.count, most: QuestPrint.mostCardBytes)
            }
            flow.page.box(left: left, top: top, width: width, height: height, line: 0.15)
            QuestPrint.draw(code, left: left + 4, top: top + 9, side: QuestPrint.cardSide, on: &flow.page)
            let x = left + 54
            flow.page.write("\(task.number)", x: x, y: top + 22, size: 12, isBold: true)
            let lines = flow.page.fit(task.name, size: 3.6, width: left + width - x - 2, most: 6)
            for (index, line) in lines.enumerated() {
                flow.page.write(line, x: x, y: top + 30 + Double(index) * 4.8, size: 3.6)
            }
        }
        return pages + flow.printed()
    }

    private func poster(_ code: QRCode) -> PrintedPage {
        let size = paper.upright
        var page = Page(size: size, language: language)
        let lines = page.fit(title, size: 14, isBold: true, width: size.width - 40, most: 3)
        var y = 36.0
        for line in lines {
            page.write(line, x: size.width / 2, y: y, size: 14, isBold: true, anchor: .middle)
            y += 18
        }
        page.write(Message("print-join")[language], x: size.width / 2, y: y + 2, size: 8, anchor: .middle)
        let side = min(size.width - 50, size.height - y - 60)
        QuestPrint.draw(code, left: (size.width - side) / 2, top: y + 10, side: side, on: &page)
        for (index, line) in page.fit(code.text, size: 5, width: size.width - 40, most: 5).enumerated() {
            page.write(line, x: size.width / 2, y: y + 20 + side + Double(index) * 7, size: 5, anchor: .middle)
        }
        return page.printed(name: "poster")
    }

    /// The side of the code on a card, quiet zone included, in millimetres.
    private static let cardSide = 48.0
    /// Telephones hardly read a code whose squares are smaller, in millimetres.
    private static let finestModule = 0.5

    private static func code(_ text: String) throws(PrintError) -> QRCode {
        do throws(QRCodeError) {
            return try QRCode(text)
        } catch {
            throw .code(error)
        }
    }

    private static func module(of code: QRCode, side: Double) -> Double {
        side / Double(code.side + 2 * QRCode.quietZone)
    }

    /// The most bytes of an address of letters for which the code on a card is not too fine.
    private static var mostCardBytes: Int {
        var (fits, fails) = (1, QRCode.mostBytes + 1)
        while fails - fits > 1 {
            let middle = (fits + fails) / 2
            let code = try? QRCode(String(repeating: "a", count: middle))
            if let code, module(of: code, side: cardSide) >= finestModule { fits = middle } else { fails = middle }
        }
        return fits
    }

    /// Draws a code with its quiet zone in a square, as one area, so that no seams show between modules.
    private static func draw(_ code: QRCode, left: Double, top: Double, side: Double, on page: inout Page) {
        let module = module(of: code, side: side)
        func place(_ row: Int, _ column: Int) -> PicturePoint {
            Page.point(
                left + Double(column + QRCode.quietZone) * module, top + Double(row + QRCode.quietZone) * module)
        }
        page.fill(left: left, top: top, width: side, height: side, .white)
        var runs = Paths()
        for row in 0..<code.side {
            var column = 0
            while column < code.side {
                let start = column
                while column < code.side, code[row: row, column] { column += 1 }
                if column > start {
                    runs.append([place(row, start), place(row, column), place(row + 1, column), place(row + 1, start)])
                } else {
                    column += 1
                }
            }
        }
        page.draw { $0.fill(runs, Colour(0x000000)) }
    }

    /// What a task's code says.
    static func address(of task: Quest.Task, quest: String?, page: String?) -> String {
        let id = percentEncoded(task.id.rawValue)
        if let page { return page + (page.contains("#") ? "&" : "#") + "task=" + id }
        return "veloquest:task?" + (quest.map { "quest=" + percentEncoded($0) + "&" } ?? "") + "task=" + id
    }

    /// RFC 3986, section 2.1; all but the unreserved characters.
    private static func percentEncoded(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF")
        return text.utf8.reduce(into: "") { encoded, byte in
            switch byte {
            case 0x41...0x5A, 0x61...0x7A, 0x30...0x39, 0x2D, 0x2E, 0x5F, 0x7E:
                encoded.unicodeScalars.append(UnicodeScalar(byte))
            default: encoded += "%" + String([digits[Int(byte >> 4)], digits[Int(byte & 15)]])
            }
        }
    }
}
