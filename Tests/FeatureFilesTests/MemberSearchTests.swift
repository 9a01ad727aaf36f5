import GeoJSON
import Support
import Testing

@testable import FeatureFiles

@Suite("Whether a member named crs or bbox stands behind the Features")
struct MemberSearchTests {
    private static func finds(_ text: String, start: Int, chunk: Int) throws -> Bool {
        let bytes = Array(text.utf8)
        var rest = bytes[start...]
        return try MemberSearch.finds(in: bytes[..<start]) { room in
            let piece = rest.prefix(min(chunk, room.count))
            room.copyBytes(from: piece)
            rest = rest.dropFirst(piece.count)
            return piece.count
        }
    }

    @Test(
        "names and escapes are found wherever they stand, however the text arrives", arguments: ["crs", "bbox", "\\u"])
    func places(name: String) throws {
        for place in 0..<70 {
            let text = String(repeating: "c", count: place) + name + String(repeating: "b", count: 69 - place)
            for (start, chunk) in [(0, 1), (0, 7), (5, 16), (64, 100), (text.utf8.count, 1)] {
                #expect(try Self.finds(text, start: start, chunk: chunk), "\(place) \(start) \(chunk)")
            }
        }
    }

    @Test("other texts have none")
    func others() throws {
        for text in [
            "", "c", "cr", "bb", "\\", "crcrcrcr\\\\nbxbbbccrrss", String(repeating: "c r s b o x ", count: 40),
        ] {
            for chunk in [1, 3, 64] { #expect(try !Self.finds(text, start: 0, chunk: chunk), "\(text)") }
        }
    }

    @Test("the short survey knows what the long one knows of these members")
    func survey() throws {
        let feature = #"{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]},"properties":{"n":"x"}}"#
        let crs = #""crs":{"type":"name","properties":{"name":"EPSG:3857"}}"#
        let box = #""bbox":[1,2,1,2]"#
        for head in ["", crs + ",", box + ",", #""name":"x","#] {
            for tail in ["", "," + crs, "," + box, #","name":"y""#, #","\u0063rs":null"#] {
                for inner in [feature, feature.replacing("\"n\"", with: "\"crs\""), "{", ""] {
                    let text = #"{"type":"FeatureCollection","# + head + #""features":["# + inner + "]" + tail + "}"
                    let spool = SpooledBytes(memoryLimit: 1 << 20)
                    try Array(text.utf8).withUnsafeBytes { try spool.append($0) }
                    let source = FeatureSource(path: "x.geojson", form: .geojson, spool: spool)
                    let (long, short) = (try source.survey(), try source.referenceSystemSurvey())
                    #expect(short.members["crs"] == long.members["crs"], "\(text)")
                    #expect(short.hasBox == long.hasBox && short.isDocument == long.isDocument, "\(text)")
                    #expect(short.location(of: "crs") == long.location(of: "crs"), "\(text)")
                }
            }
        }
    }
}

extension String {
    fileprivate func replacing(_ text: String, with other: String) -> String {
        split(separator: text, omittingEmptySubsequences: false).joined(separator: other)
    }
}
