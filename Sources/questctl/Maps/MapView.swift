import ArgumentParser
import JSON
import MapTiles
import Quests
import Support

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// `questctl map view city.pmtiles --quest quest.geojson`
struct MapView: ParsableCommand {
    static let configuration = CommandConfiguration(
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

    private static let archiveName = "map.pmtiles"
    private static let pictureName = "map.svg"

    func run() throws {
        let language = common.language
        if let output, output.isEmpty || Console.isStandardOutput(output) {
            throw Failure.misuse(Message("map-view-no-folder", ["name": .of(output)]), language)
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
            throw Failure.reported(Message("map-view-all-hidden"), file: path, language, code: Failure.wrong)
        }
        let hidden = quest.tasks.count - shown.tasks.count
        if hidden > 0 { Console.report(Message("map-view-hidden", ["count": .of(hidden)]), language) }
        page.show(shown)
        if let title = shown.settings.title(in: language.tag) { page.title = title }
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
        Console.print(Message("map-view-written", ["folder": .of(place), "files": .of(files.count + 1)])[language])
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

/// The picture that a page shows without WebGL.
enum PagePicture {
    /// The bytes of a picture.
    ///
    /// - Throws: `Failure.unreadable`, after a message, where the file cannot be read or does not begin as SVG does.
    static func bytes(ofFile path: String, _ language: Language) throws -> [UInt8] {
        let bytes = try Failure.reporting(language) { try InputFile.bytes(of: path) }
        guard isSVG(bytes) else { throw Failure.reported(Message("map-view-no-picture"), file: path, language) }
        return bytes
    }

    /// Whether a text begins with the element `svg`, behind what XML allows before it (XML 1.0, section 2.8).
    static func isSVG(_ bytes: [UInt8]) -> Bool {
        var rest = String(decoding: bytes.prefix(65_536), as: UTF8.self)[...]
        if rest.first == "\u{FEFF}" { rest = rest.dropFirst() }
        while true {
            rest = rest.drop(while: \.isWhitespace)
            let ending = ["<?": "?>", "<!--": "-->", "<!DOCTYPE": ">"].first { rest.hasPrefix($0.key) }?.value
            guard let ending else { break }
            guard let end = rest.firstRange(of: ending) else { return false }
            rest = rest[end.upperBound...]
        }
        return rest.hasPrefix("<svg") && rest.dropFirst(4).first.map { $0.isWhitespace || $0 == ">" } ?? false
    }
}

/// The files of MapLibre GL JS, which is not part of this package: `sh .ci/setup.sh maps` fetches them.
enum MapLibreFiles {
    static let names = ["maplibre-gl.js", "maplibre-gl.css"]

    /// The bytes of both files, out of the folder named, or else out of the first of these that has them: `maplibre` beside the program
    /// or in one of the three folders around it, which finds `.build/maplibre`, and `share/veloquest/maplibre` beside its own folder.
    ///
    /// - Throws: `FileError` where the folder named has no such files; `MissingMapLibre` where none has, or they are something else.
    static func bytes(in folder: String?) throws -> [(name: String, bytes: [UInt8])] {
        guard let folder = folder ?? candidates.first(where: { isReadable("\($0)/\(names[0])") }) else {
            throw MissingMapLibre(folder: nil)
        }
        let files = try names.map { (name: $0, bytes: try InputFile.bytes(of: "\(folder)/\($0)")) }
        guard String(decoding: files[0].bytes.prefix(400), as: UTF8.self).contains("MapLibre GL JS") else {
            throw MissingMapLibre(folder: folder)
        }
        return files
    }

    private static var candidates: [String] {
        var folders: [String] = []
        var folder = programPath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        if folder.count > 1 {
            folders.append((folder.dropLast() + ["share", "veloquest", "maplibre"]).joined(separator: "/"))
        }
        for _ in 0..<4 where !folder.isEmpty {
            folders.append((folder + ["maplibre"]).joined(separator: "/"))
            folder = folder.dropLast()
        }
        return folders
    }

    private static func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }

    /// Where this program is, with links followed.
    private static var programPath: String {
        #if canImport(Darwin)
            var size = UInt32(PATH_MAX)
            var path = [CChar](repeating: 0, count: Int(size))
            guard _NSGetExecutablePath(&path, &size) == 0 else { return "" }
            let named = path.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
        #else
            let named = "/proc/self/exe"
        #endif
        guard let resolved = realpath(named, nil) else { return "" }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}

/// MapLibre GL JS is not there.
struct MissingMapLibre: Error, LocalizedMessage {
    /// The folder with something else under that name; `nil` where there is none at all.
    var folder: String?

    var message: Message { MapViewTexts.missingMapLibre(folder: folder) }
}
