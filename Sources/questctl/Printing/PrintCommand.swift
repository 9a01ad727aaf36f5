import ArgumentParser
import Geodesy
import MapDrawing
import Quests
import RoadMap
import Support
import VeloQuest

/// `questctl print quest.geojson --map city.vqmap -o riders.pdf`
struct PrintCommand<Input: PrintInput>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "print",
            abstract: "Print the map, tasks, answer sheets, codes, start list and results as PDF.",
            discussion: """
                Without --parts the file has what riders get: the map (if there is a --map), the tasks with control descriptions \
                and an answer sheet. With --for organiser it has the map with all tasks and the list with answers and hints, \
                each page marked. Hidden tasks, answers and hints are never in a file for riders.

                The map is true to scale when printed at full size (100 %), in a transverse Mercator projection about the middle of \
                the tasks. Where not all fits on a sheet at the --scale there are several that overlap, after a page that shows \
                them all.

                Codes are QR codes: a poster with the address of --join-url, and a card for each task.
                """)
    }

    @Argument(help: "The quest file (GeoJSON).")
    var quest: String

    @Argument(help: "Ride logs (JSON Lines), for --parts results.")
    var logs: [String] = []

    @Option(name: .shortAndLong, help: "The file to write; its name ends in .pdf.")
    var output: String

    @Option(
        help: ArgumentHelp(
            "The parts to print: map, tasks, answer-sheet, codes, start-list, results.", valueName: "parts"))
    var parts: PrintParts?

    @Option(
        name: .customLong("for"),
        help: ArgumentHelp("Who gets it; riders see no hidden tasks and nothing secret.", valueName: "who"))
    var audience = PrintAudience.riders

    @Option(help: ArgumentHelp("The map file, for --parts map.", valueName: "file"))
    var map: String?

    @OptionGroup var ground: GroundOptions

    @OptionGroup(title: "Paper and scale") var paper: PaperOptions

    @Option(help: ArgumentHelp("The address that riders join at, for a poster among the codes.", valueName: "url"))
    var joinURL: String?

    @Option(
        help: ArgumentHelp(
            "The address of the quest’s page: a task’s code is this with #task= and the task’s identifier.",
            valueName: "url"))
    var pageURL: String?

    @OptionGroup var input: Input

    @OptionGroup var common: CommonOptions

    func run() throws {
        let language = common.language
        let parts = try chosenParts()
        try InputProtection.check(
            [quest] + logs + input.files + [map, ground.tiles].compactMap { $0 }, against: output, language)
        let tiles = try ground.opened(language)
        let source = try input.quest(at: quest, language)
        let print = try Failure.reporting(language, file: quest, code: Failure.wrong) {
            try QuestPrint(source, for: audience, on: paper.paper, language: language)
        }
        let graph = try map.map { try input.graph(at: $0, language) }
        let plan = try graph.map { try sheets(of: print, on: $0) }
        let roster = try parts.contains(.startList) ? input.roster(language) : nil
        let standings = try parts.contains(.results) ? input.standings(of: logs, in: source, language) : nil
        let codes = try parts.contains(.codes) ? codes(of: print) : []
        var document = try begun(titled: print.title)
        var notes = PrintNotes()
        if parts.contains(.map), let graph, let plan {
            try addMap(print, plan, on: graph, tiles, to: &document, &notes)
        }
        var pages: [PrintedPage] = []
        if parts.contains(.tasks) { pages += print.taskList(plan: plan) }
        if parts.contains(.answerSheet) { pages += print.answerSheet() }
        pages += codes
        if let roster { pages += print.startList(roster) }
        if let standings { pages += print.results(standings) }
        let (count, missing, bytes) = try finish(document, with: pages, &notes)
        try Failure.reporting(language) { try OutputFile.write(bytes, to: output) }
        if print.audience == .riders, print.hiddenCount > 0 {
            Console.report(Message("print-command-left-out", ["count": .of(print.hiddenCount)]), language)
        }
        notes.write(language)
        noteContents(of: print, parts)
        if !missing.isEmpty { Console.report(PrintCommandTexts.missingLetters(missing), language) }
        let words = PrintCommandTexts.summary(pages: count, plan: parts.contains(.map) ? plan : nil)
        Console.summarise("\(output): \(words[language])", writtenTo: output)
    }

    /// Says what readers of the paper would miss.
    private func noteContents(of print: QuestPrint, _ parts: Set<PrintPart>) {
        guard parts.contains(.tasks) else { return }
        let sealed = print.audience == .organiser ? print.sealedAnswerCount : 0
        if sealed > 0 {
            Console.report(Message("print-command-sealed-answers", ["count": .of(sealed)]), common.language)
        }
        if print.hasTimesInUTC { Console.report(Message("print-command-times-in-utc"), common.language) }
    }

    private func begun(titled title: String) throws -> PrintedDocument {
        do throws(CairoDrawingError) {
            return try PrintedDocument(title: title, language: common.language)
        } catch {
            throw failure(error)
        }
    }

    private func codes(of print: QuestPrint) throws -> [PrintedPage] {
        try Failure.reporting(common.language, code: Failure.misused) { try print.codes(join: joinURL, page: pageURL) }
    }

    private func addMap(
        _ print: QuestPrint, _ plan: SheetPlan, on graph: RoadGraph, _ tiles: OpenedGround?,
        to document: inout PrintedDocument, _ notes: inout PrintNotes
    ) throws {
        let sheets = MapPages(print, plan, on: graph, closures: print.quest.closures(on: graph))
        for number in 0..<sheets.count {
            let ground = try tiles?.layers(in: sheets.frame(of: number)) ?? []
            do throws(CairoDrawingError) {
                let page = sheets.page(number, ground: ground)
                try document.add(page)
                notes.add(page, number: document.pageCount)
            } catch {
                throw failure(error)
            }
        }
    }

    private func finish(
        _ document: consuming PrintedDocument, with pages: [PrintedPage], _ notes: inout PrintNotes
    ) throws -> (count: Int, missing: [Character], bytes: [UInt8]) {
        do throws(CairoDrawingError) {
            for page in pages {
                try document.add(page)
                notes.add(page, number: document.pageCount)
            }
            let (count, missing) = (document.pageCount, document.missingLetters)
            return (count, missing, try document.finish())
        } catch {
            throw failure(error)
        }
    }

    private func failure(_ error: CairoDrawingError) -> ExitCode {
        Failure.report(error.message, common.language)
        return Failure.unreadable
    }

    /// What is printed.
    ///
    /// - Throws: `Failure.misused`, after a message, where something for it is missing, or something is given that no part uses.
    private func chosenParts() throws -> Set<PrintPart> {
        let usual: Set<PrintPart> = audience == .riders ? [.map, .tasks, .answerSheet] : [.map, .tasks]
        let parts = parts?.parts ?? (map == nil ? usual.subtracting([.map]) : usual)
        let name = output.lowercased()
        guard name.hasSuffix(".pdf") || Console.isStandardOutput(output) else {
            throw misuse(Message("print-command-not-pdf", ["output": .of(output)]))
        }
        if parts.contains(.map), map == nil {
            throw misuse(Message("print-command-needs", ["part": .of("map"), "option": .of("--map")]))
        }
        if parts.contains(.startList), !input.hasRoster {
            throw misuse(Message("print-command-needs", ["part": .of("start-list"), "option": .of("--riders")]))
        }
        if parts.contains(.results), logs.isEmpty { throw misuse(Message("print-command-needs-logs")) }
        if !parts.contains(.results), let log = logs.first {
            throw misuse(Message("print-command-unused-log", ["log": .of(log)]))
        }
        if !parts.contains(.codes), joinURL != nil || pageURL != nil {
            throw misuse(Message("print-command-unused-address"))
        }
        if map == nil, paper.isAboutMap || ground.tiles != nil { throw misuse(Message("print-command-unused-scale")) }
        for address in [joinURL, pageURL] {
            if let address, !PrintCommand.isAddress(address) {
                throw misuse(Message("print-command-no-address", ["text": .of(address)]))
            }
        }
        if let pageURL,
            pageURL.split(separator: "#", maxSplits: 1).dropFirst().contains(where: { $0.contains("task=") })
        {
            throw misuse(Message("print-command-address-of-task", ["text": .of(pageURL)]))
        }
        return parts
    }

    /// Whether a code may lead there: a page, or VeloQuest itself.
    private static func isAddress(_ text: String) -> Bool {
        guard let colon = text.firstIndex(of: ":"), !text.contains(where: \.isWhitespace) else { return false }
        let rest = text[text.index(after: colon)...]
        return switch text[..<colon].lowercased() {
        case "http", "https": rest.hasPrefix("//") && rest.count > 2
        case "veloquest": !rest.isEmpty
        default: false
        }
    }

    /// The sheets of the map, after notes about tasks, start and finish that are not on it.
    ///
    /// - Throws: `Failure.wrong` where no task is, and where they are too far apart for a map; `Failure.misused` for an impossible scale.
    private func sheets(of print: QuestPrint, on graph: RoadGraph) throws -> SheetPlan {
        let language = common.language
        let off = print.quest.tasks.filter { !graph.covers($0.coordinate) }
        if off.count == print.quest.tasks.count {
            throw Failure.reported(Message("print-command-all-off-map"), file: map, language, code: Failure.wrong)
        }
        if !off.isEmpty {
            let numbers = off.prefix(10).map { "\($0.number)" }.joined(separator: ", ") + (off.count > 10 ? " …" : "")
            Console.report(PrintCommandTexts.offMap(off.count, numbers), language)
        }
        let settings = print.quest.settings
        let ends = [
            (settings.start, Message("print-command-start")), (settings.finish, Message("print-command-finish")),
        ]
        for case (let place?, let name) in ends where !graph.covers(place) {
            Console.report(PrintCommandTexts.offMap(name), language)
        }
        do throws(PrintError) {
            return try SheetPlan(
                for: print.quest, on: paper.paper, orientation: paper.orientation, scale: paper.scale?.denominator,
                overlap: paper.overlap)
        } catch {
            Failure.report(error.message, language)
            if case .tooFarApart = error { throw Failure.wrong }
            throw Failure.misused
        }
    }

    private func misuse(_ message: Message) -> ExitCode {
        Failure.report(message, common.language)
        return Failure.misused
    }
}

extension RoadGraph {
    /// Whether a place is within the box of all roads, or so near that its surroundings are.
    fileprivate func covers(_ place: Coordinate) -> Bool {
        guard let bounds else { return false }
        let plane = LocalPlane(origin: place)
        let (low, high) = (
            plane.point(Coordinate(longitude: bounds.west, latitude: bounds.south)),
            plane.point(Coordinate(longitude: bounds.east, latitude: bounds.north))
        )
        return low.east < 300 && low.north < 300 && high.east > -300 && high.north > -300
    }
}

/// What found no space on the pages of a file, by the numbers of its pages.
struct PrintNotes {
    /// Texts that are cut, in the order of their first pages, which are named.
    private var texts: [(text: String, page: Int)] = []
    /// Numbers that are left out of a map, by its page.
    private var numbers: [(page: Int, numbers: [String])] = []

    /// Takes in a page that was added.
    mutating func add(_ page: PrintedPage, number: Int) {
        var left: [String] = []
        for omission in page.omissions {
            switch omission {
            case .text(let text): if !texts.contains(where: { $0.text == text }) { texts.append((text, number)) }
            case .number(let text): left.append(text)
            }
        }
        if !left.isEmpty { numbers.append((number, left)) }
    }

    /// A note about all texts, and one about all numbers.
    func write(_ language: Language) {
        if !texts.isEmpty { Console.report(PrintCommandTexts.cut(texts), language) }
        if !numbers.isEmpty { Console.report(PrintCommandTexts.crowded(numbers), language) }
    }
}
