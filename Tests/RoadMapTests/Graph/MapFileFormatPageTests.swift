import Foundation
import TestSupport
import Testing

@testable import MapBuilding
@testable import RoadMap

/// The tables of the page that describes the map file are generated here.
struct MapFileFormatPageTests {
    private static let module = RealData.packageRoot.appending(path: "Sources/RoadMap")

    @Test("the description of the map file is what the code says; VELOQUEST_UPDATE_PAGES=1 writes it")
    func page() throws {
        let url = Self.module.appending(path: "RoadMap.docc/MapFileFormat.md")
        let page = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        var renewed = page
        for (name, text) in [
            ("constants", constants), ("sections", try sections()), ("attributes", attributes), ("dump", try dump()),
        ] {
            renewed = try replacing(name, by: text, in: renewed)
        }
        if ProcessInfo.processInfo.environment["VELOQUEST_UPDATE_PAGES"] == "1" {
            try Data(renewed.utf8).write(to: url)
        } else {
            #expect(page == renewed)
        }
    }

    private func replacing(_ name: String, by text: String, in page: String) throws -> String {
        let start = try #require(page.range(of: "<!-- \(name) -->\n"))
        let end = try #require(page.range(of: "<!-- end -->", range: start.upperBound..<page.endIndex))
        return page[..<start.upperBound] + "\n" + text + "\n" + page[end.lowerBound...]
    }

    private var constants: String {
        """
        This page describes version \(MapImage.version), which has \(MapSection.always.count) sections; the first starts \
        at \(MapImage.aligned(MapImage.headerSize + MapImage.entrySize * MapSection.always.count)). A map with heights is of \
        version \(MapImage.versionWithHeights) and has \(MapSection.always.count + MapSection.heights.count), the first at \
        \(MapImage.aligned(MapImage.headerSize + MapImage.entrySize * (MapSection.always.count + MapSection.heights.count))). \
        A map on which something depends on the time is of version \(MapImage.versionWithTimes) and has \
        \(MapSection.times.count) more, with heights or without. A map with named places is of version \(MapImage.versionWithPlaces) \
        and has \(MapSection.places.count) more, with heights and times or without; the section table says which. A map that knows obvious turns, as all that are imported do, is of \
        version \(MapImage.versionWithObviousTurns), with any of these.

        Kinds of places are \(PlaceKind.allCases.map { "\($0.rawValue) \($0)" }.joined(separator: ", ")).

        """
    }

    /// What a section holds is said once, in the comments of the source.
    private func sections() throws -> String {
        let source = try String(
            contentsOf: RealData.packageRoot.appending(path: "Sources/RoadMap/Graph/MapFile/MapSection.swift"),
            encoding: .utf8)
        var meanings: [String: String] = [:]
        var comment: [Substring] = []
        for line in source.split(separator: "\n") {
            let words = line.drop { $0 == " " }
            if words.hasPrefix("/// ") {
                comment.append(words.dropFirst(4))
            } else {
                if words.hasPrefix("case "), let name = words.split(separator: " ").dropFirst().first {
                    meanings[String(name), default: comment.joined(separator: " ")] += ""
                }
                comment = []
            }
        }
        let rows = try MapSection.allCases.map { section in
            let meaning = try #require(meanings["\(section)"])
            let strides = section.strides
            let bytes = strides.count == 1 ? "\(strides.lowerBound)" : "\(strides.lowerBound)–\(strides.upperBound)"
            return "| \(section.rawValue) | `\(section)` | \(bytes) | \(meaning) |\n"
        }
        return "| number | name | bytes a value | values |\n| --- | --- | --- | --- |\n" + rows.joined()
    }

    private var attributes: String {
        func values<Value: CaseIterable & RawRepresentable>(_ type: Value.Type) -> String
        where Value.RawValue == UInt8 {
            Value.allCases.map { "\($0.rawValue) \($0)" }.joined(separator: ", ")
        }
        let rows: [(field: EdgeAttributes.Field, meaning: String)] = [
            (.roadClass, "class: \(values(RoadClass.self))"), (.traffic, "motor traffic: \(values(Traffic.self))"),
            (.surface, "surface: \(values(Surface.self))"), (.smoothness, "smoothness: \(values(Smoothness.self))"),
            (.trackGrade, "track grade: \(values(TrackGrade.self))"),
            (.mountainBikeScale, "mountain bike scale: \(values(MountainBikeScale.self))"),
            (.lighting, "lighting: \(values(Lighting.self))"), (.route, "signed route: \(values(BicycleRoute.self))"),
            (.destinationOnly, "1: may be used only to reach what lies along it"),
            (.incline, "incline from the first node to the last: \(values(Incline.self))"),
            (.forward, "travel from the first node to the last: \(values(Travel.self))"),
            (.forwardCycleway, "what it offers bicycles that way: \(values(Cycleway.self))"),
            (.forwardNodeDelay, "what costs time at the last node: \(values(NodeDelay.self))"),
            (.backward, "travel from the last node to the first, as above"),
            (.backwardCycleway, "what it offers bicycles that way, as above"),
            (.backwardNodeDelay, "what costs time at the first node, as above"),
            (.roundabout, "1: part of a roundabout"), (.bridge, "1: a bridge"), (.tunnel, "1: a tunnel"),
            (.island, "1: does not join two places of the largest strongly connected component"),
            (.ferrySpeed, "a ferry's speed in km/h; 0 where it is not known, and for all else"),
        ]
        var used: UInt64 = 0
        var table = "| bits | meaning |\n| --- | --- |\n"
        for (field, meaning) in rows {
            #expect(field.start == used, "no row tells of bit \(used)")
            used += field.width
            let last = used - 1
            table += "| \(field.start == last ? "\(last)" : "\(field.start)–\(last)") | \(meaning) |\n"
        }
        for bit in used..<64 { #expect(EdgeAttributes(bits: 1 << bit) == nil, "no row tells of bit \(bit)") }
        return table
    }

    /// Every byte of a map of one street.
    private func dump() throws -> String {
        var builder = RoadNetworkBuilder()
        let first = builder.addNode(FixedCoordinate(longitude: 614_000_000, latitude: 551_600_000))
        let last = builder.addNode(FixedCoordinate(longitude: 614_010_000, latitude: 551_600_000))
        builder.addEdge(
            from: first, to: last, inner: [FixedCoordinate(longitude: 614_005_000, latitude: 551_601_000)],
            attributes: EdgeAttributes(roadClass: .residential, surface: .paved), name: "Мира", way: 42)
        let metadata = MapMetadata(attribution: "© A. Mapper", timestamp: 1_700_000_000)
        let forgery = MapForgery(bytes: builder.finish(metadata: metadata))
        #expect(try MapFile(bytes: forgery.bytes).findings().isEmpty)

        var dump = Dump(bytes: forgery.bytes)
        dump.line(0, 8, "magic")
        dump.line(8, 4, "format version \(MapImage.version)")
        dump.line(12, 4, "\(forgery.sections.count) sections")
        dump.line(16, 8, "\(forgery.bytes.count) bytes in all")
        dump.line(24, 8, "XXH64 of the section table")
        for section in forgery.sections {
            let place = try #require(forgery.place(of: section))
            let entry = MapForgery.entry(of: section)
            dump.line(entry, 8, "\(section): its number, bytes a value")
            dump.line(entry + 8, 8, "starts at \(place.lowerBound)")
            dump.line(entry + 16, 8, "values: \(place.count / forgery.width(of: section))")
            dump.line(entry + 24, 8, "XXH64 of the section")
        }
        for section in forgery.sections {
            let place = try #require(forgery.place(of: section))
            let size = forgery.width(of: section)
            let width = section.strides == 1...1 ? 8 : size
            for start in stride(from: place.lowerBound, to: place.upperBound, by: width) {
                let length = min(width, place.upperBound - start)
                let index = (start - place.lowerBound) / size
                dump.line(start, length, "\(section)[\(index)] \(forgery.words(in: section, start, length))")
            }
        }
        return "```\n" + dump.text + "```\n"
    }
}

/// Lines of offset, bytes in hexadecimal, and their meaning.
private struct Dump {
    let bytes: [UInt8]
    private(set) var text = ""

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func line(_ start: Int, _ length: Int, _ meaning: String) {
        for piece in stride(from: start, to: start + length, by: 8) {
            let end = min(piece + 8, start + length)
            let hexadecimal = bytes[piece..<end].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
                .joined(separator: " ")
            let offset = "\(piece)".padding(toLength: 6, withPad: " ", startingAt: 0)
            let padded = hexadecimal.padding(toLength: 25, withPad: " ", startingAt: 0)
            text += (offset + padded + (piece == start ? meaning : "")).trimmingSuffix(" ") + "\n"
        }
    }
}

extension MapForgery {
    /// A value in words: numbers as wide as the section has them, text as it reads where it is whole.
    fileprivate func words(in section: MapSection, _ start: Int, _ length: Int) -> String {
        let raw = Array(bytes[start..<(start + length)])
        func numbers<Number: FixedWidthInteger>(_ type: Number.Type) -> String {
            stride(from: 0, to: length, by: Number.bitWidth / 8).map { offset in
                raw.withUnsafeBytes { "\($0.loadUnaligned(fromByteOffset: offset, as: Number.self))" }
            }.joined(separator: " ")
        }
        return switch section {
        case .attributeValues: "0x" + String(value(of: section, at: 0, as: UInt64.self), radix: 16)
        case .nameBytes, .metadata: String(decoding: raw, as: UTF8.self).replacing("\n", with: "⏎")
        case .shapeBytes: ""
        default: section.strides.count > 1 ? "\(raw.reversed().reduce(0) { $0 << 8 | Int($1) })" : numbers(Int32.self)
        }
    }
}

extension String {
    fileprivate func trimmingSuffix(_ character: Character) -> String {
        var text = self[...]
        while text.last == character { text.removeLast() }
        return String(text)
    }
}
