public import GeoJSON
public import JSON
internal import Support

/// A quest imported from a file of another program: an IOF `CourseData` message or GPX.
///
///     let imported = try ImportedQuest(reading: bytes)
///     for finding in imported.findings { print(finding.message[.english]) }
///     let file = imported.encoded()
///
/// The content determines the format. The organiser has to add answers.
public struct ImportedQuest: Sendable {
    /// The quest as GeoJSON, in the form that `Quest.read(_:)` describes.
    public let collection: FeatureCollection
    /// The findings for the organiser.
    public let findings: [Diagnostic]

    /// Combines both.
    package init(collection: FeatureCollection, findings: [Diagnostic]) {
        self.collection = collection
        self.findings = findings
    }

    /// Reads a file.
    ///
    /// - Throws: `ExchangeError` if it is neither format, not well formed, or lacks what was requested.
    /// - Complexity: O(*n* log *n*) in the length of the file.
    public init(reading bytes: [UInt8], _ choice: ImportChoice = ImportChoice()) throws(ExchangeError) {
        switch try FileFormat(of: bytes) {
        case .courseData: self = try CourseData(parsing: bytes).quest(choice.course)
        case .gpx:
            let document: GPXDocument
            do {
                document = try GPXDocument(parsing: bytes)
            } catch {
                throw ExchangeError(.unreadable(error.problem.message), line: error.line, column: error.column)
            }
            self = try WaypointImport(document, choice).quest()
        }
    }

    /// The text of the quest file, indented, coordinates with seven decimals.
    public func encoded() -> [UInt8] {
        GeoJSONWriter(options: .init(layout: .pretty, decimals: 7)).write(collection) + [0x0A]
    }
}

/// The formats that are read, recognised by their root element.
private enum FileFormat {
    case courseData
    case gpx

    package init(of bytes: [UInt8]) throws(ExchangeError) {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
        let first = text.first { $0 != 0x20 && !(0x09...0x0D).contains($0) }
        guard first != UInt8(ascii: "{"), first != UInt8(ascii: "[") else { throw ExchangeError(.alreadyGeoJSON) }
        var reader = XMLElementReader(bytes)
        let root: String
        do {
            root = try reader.start()
        } catch {
            throw ExchangeError(reading: error)
        }
        switch root {
        case "gpx": self = .gpx
        case "CourseData": self = .courseData
        default: throw ExchangeError(.unknownFormat(root: String(root.prefix(60))), line: nil, column: nil)
        }
    }
}

extension ExchangeError {
    /// Wraps an error of an XML reader.
    package init(reading error: any Error) {
        switch error {
        case let error as ExchangeError: self = error
        case let error as XMLError: self.init(.unreadable(error.message), line: error.line, column: error.column)
        default: self.init(.unreadable(Message("import-unreadable")))
        }
    }
}
