import EngineTestSupport
import Foundation
import JSON
import Quests
import TestSupport

/// Files as authors write them: the example quests and one with everything odd, in every layout.
enum AuthorFiles {
    /// The quests of the repository, by name.
    static var quests: [String: [UInt8]] {
        get throws {
            let folder = RealData.packageRoot.appending(path: "quests")
            var files: [String: [UInt8]] = ["odd": Array(odd.utf8)]
            for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
            where name.hasSuffix(".geojson") {
                files[name] = [UInt8](try Data(contentsOf: folder.appending(path: name)))
            }
            return files
        }
    }

    /// Every quest in every layout.
    static var all: [(name: String, bytes: [UInt8])] {
        get throws {
            try quests.sorted { $0.key < $1.key }.flatMap { name, bytes in
                layouts(of: bytes).map { (name: "\(name), \($0.key)", bytes: $0.value) }.sorted { $0.name < $1.name }
            }
        }
    }

    private static func layouts(of bytes: [UInt8]) -> [String: [UInt8]] {
        let text = String(decoding: bytes, as: UTF8.self)
        var layouts = ["as it is": bytes]
        // Swift takes CR LF for one character, so that line feeds are looked for among the scalars.
        layouts["CR LF"] = bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
        layouts["CR"] = bytes.map { $0 == 0x0A ? 0x0D : $0 }
        layouts["tabs"] = Array(text.replacing("  ", with: "\t").utf8)
        layouts["open end"] = Array(text.trimmingCharacters(in: .whitespacesAndNewlines).utf8)
        layouts["blank end"] = bytes + Array(" \n\n\t".utf8)
        layouts["minified"] = (try? JSONValue(parsing: bytes)).map { JSONWriter().write($0) }
        return layouts
    }

    /// Numbers, names and blank space as nobody would write them anew.
    static let odd = """
        { "features" : [ {"properties":{"points" :  5.0,"my":[1.50,{"a" : 1e2}],  "name":"\\u041e\\u0430\\u043a" ,
          "points":7.0e0, "answer" : {"kind":"text" , "accepted":"oak|elm","note":1}, "attempts":{ "most":3.0,"x":null},
          "hints":[ {"text":"A tree.","penalty":"50%","by":"Ann"}, "Look up." ], "description":"", "radius":25.0},
            "geometry":{"coordinates":[61.40000,55.150,231.0], "type":"Point" },"type":"Feature","note":true}
        ,
          {"type":"Feature","id":1,"geometry":{"type":"Polygon","coordinates":[[[61.3,55.1],[61.5,55.1],[61.5,55.2],[61.3,55.1]]]},
           "properties":{"role":"zone","zone":"forbidden","name":"Park"}} ,
          {"type":"Feature","properties":{"name":"Mill","difficult":"high","judged":true,"answer":"never read",
            "texts":{"ru":{"name":"Мельница","by":1}},"requires":"task-1", "opens":"2024-05-09T10:00:00+03:00"},
           "geometry":{"type":"Point","coordinates":[61.41,55.15]}},{"type":"Feature","properties":null,
           "geometry":{"type":"Point","coordinates":[61.42,55.15]}}  ,
          {"type":"Feature","id":"pond","properties":{"name":"Pond","hints":"Near the | water","answer":12},
           "geometry":{"type":"Point","coordinates":[61.43,55.15]}}
        ], "type":"FeatureCollection" , "quest":{"title":"Odd","language":"en","timeLimit":9.00e1}, "extra":[ ] }

        """
}

/// What two texts do not share.
struct Difference {
    /// The stretch of the first.
    let before: Range<Int>
    /// The stretch of the second.
    let after: Range<Int>

    init(_ left: [UInt8], _ right: [UInt8]) {
        let shorter = min(left.count, right.count)
        var start = 0
        while start < shorter, left[start] == right[start] { start += 1 }
        var end = 0
        while end < shorter - start, left[left.count - 1 - end] == right[right.count - 1 - end] { end += 1 }
        before = start..<left.count - end
        after = start..<right.count - end
    }
}
