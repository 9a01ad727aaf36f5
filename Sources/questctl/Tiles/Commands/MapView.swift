package import ArgumentParser
import JSON
import MapTiles
import Quests
import Support

/// `questctl map view city.pmtiles --quest quest.geojson`
package struct MapView: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "view",
        abstract: "Show tiles as a map for cyclists in a browser, on this computer or on any web host.",
        discussion: """
            Without --output the page is served to this computer alone, and its address printed. With --output the page and all that \
            it needs are written into a folder for a web host, which has to answer ranges of bytes, as nearly all do.

            The map is drawn by MapLibre GL JS, which `sh .ci/setup.sh maps` fetches once. Of a quest the page shows what riders may see.
            """)

    @Argument(help: ArgumentHelp("The tiles, as `map tiles` makes them (.pmtiles).", valueName: "file"))
    var tiles: String

    @Option(help: ArgumentHelp("A quest whose tasks and zones to show.", valueName: "file"))
    var quest: String?

    @Option(name: .shortAndLong, help: ArgumentHelp("Write the page into this folder instead.", valueName: "folder"))
    var output: String?

    @Option(help: "The port of the address; 0 for any that is free.")
    var port: UInt16 = 0

    @Option(
        help: ArgumentHelp(
            "A picture of the map, as `map render` draws it (.svg), for browsers without WebGL.", valueName: "file"))
    var picture: String?

    @Option(help: ArgumentHelp("The folder with maplibre-gl.js and maplibre-gl.css.", valueName: "folder"))
    var maplibre: String?

    @OptionGroup var common: CommonOptions

    package init() {}

    private static let archiveName = "map.pmtiles"
    private static let pictureName = "map.svg"

    package func run() throws {
        let language = common.language
        if let output, output.isEmpty || Console.isStandardOutput(output) {
            Failure.report(MapViewTexts.noFolder(output), language)
            throw Failure.misused
        }
        let archive = try OpenedArchive.archive(at: tiles, language)
        var page = MapPage(title: title(of: archive), archive: Self.archiveName, language: language)
        page.attribution = archive.metadata["attribution"]?.stringValue ?? ""
        if let quest { try show(questAt: quest, on: &page) }
        if picture != nil { page.picture = Self.pictureName }
        let library = try Failure.reporting(language) { try MapLibreFiles.bytes(in: maplibre) }
        let image = try picture.map { try PagePicture.bytes(ofFile: $0, language) }
        let source = try Failure.reporting(language) { try MappedFile(path: tiles) }
        // Nobody between the host and the page may take an older archive for this one.
        if output != nil { page.archive += "?\(Hexadecimal.text([Checksum.xxh64(source.bytes)]))" }
        let files =
            page.files.map { ($0.name, $0.bytes) } + library.map { ($0.name, $0.bytes) }
            + (image.map { [(Self.pictureName, $0)] } ?? [])
        if let output {
            try write(files, and: source, to: output)
        } else {
            try serve(files, and: source)
        }
    }

    private func title(of archive: TileArchive) -> String {
        if let name = archive.metadata["name"]?.stringValue, !name.isEmpty { return name }
        return tiles.split(separator: "/").last.map(String.init) ?? tiles
    }

    private func show(questAt path: String, on page: inout MapPage) throws {
        let language = common.language
        let bytes = try Failure.reporting(language) { try InputFile.bytes(of: path) }
        let reading = Quest.read(bytes)
        guard let quest = reading.quest else {
            let errors = reading.diagnostics.filter { $0.severity == .error }
            Console.note(DiagnosticText(language: language).render(errors, file: path, bytes: bytes), terminator: "")
            throw Failure.wrong
        }
        guard let shown = quest.forRiders else {
            Failure.report(MapViewTexts.allHidden, file: path, language)
            throw Failure.wrong
        }
        let hidden = quest.tasks.count - shown.tasks.count
        if hidden > 0 { Console.note("questctl: \(MapViewTexts.hidden(hidden)[language])") }
        page.show(shown)
        if let title = shown.settings.title(in: language.rawValue) { page.title = title }
    }

    private func write(_ files: [(String, [UInt8])], and source: MappedFile, to folder: String) throws {
        let language = common.language
        let place = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        let target = "\(place)/\(Self.archiveName)"
        for name in files.map(\.0) + [Self.archiveName] {
            // The picture may be written over itself.
            let inputs = [tiles, quest, name == Self.pictureName ? nil : picture].compactMap { $0 }
            try InputProtection.check(inputs, against: "\(place)/\(name)", language)
        }
        try Failure.reporting(language) {
            try OutputFolder.make(place)
            var copy = try OutputFile(path: target)
            try copy.write(source.bytes)
            try copy.commit()
            // The page comes last: where something fails, an older one stays.
            for (name, bytes) in files.reversed() { try OutputFile.write(bytes, to: "\(place)/\(name)") }
        }
        Console.print(MapViewTexts.written(place, files: files.count + 1)[language])
    }

    private func serve(_ files: [(String, [UInt8])], and source: MappedFile) throws {
        var served = ServedFiles()
        for (name, bytes) in files { served.contents[name] = .bytes(bytes) }
        served.contents[Self.archiveName] = .file(source)
        let server = try Failure.reporting(common.language) { try LoopbackServer(port: port, files: served) }
        Console.print(MapViewTexts.serving("http://127.0.0.1:\(server.port)/")[common.language])
        server.run()
    }
}
