import Geodesy
import Support

/// Tracks in a text file, by the set that they belong to.
enum TrackFile {
    static func sets(_ path: String) throws -> [String: [[Fix]]] {
        var sets: [String: [[Fix]]] = [:]
        var name = ""
        for line in String(decoding: try InputFile.bytes(of: path), as: UTF8.self).split(separator: "\n") {
            let words = line.split(separator: " ")
            if words.first == "track" {
                name = String(words.last ?? "")
                sets[name, default: []].append([])
            } else if let track = sets[name]?.indices.last {
                let numbers = words.compactMap { Double($0) }
                guard numbers.count == 3 || numbers.count == 4 else { throw UnreadableTrack(line: String(line)) }
                sets[name]?[track].append(
                    Fix(
                        time: numbers[2], coordinate: Coordinate(longitude: numbers[0], latitude: numbers[1]),
                        horizontalAccuracy: numbers.count > 3 ? numbers[3] : nil))
            }
        }
        return sets
    }
}

/// A line that is no fix.
struct UnreadableTrack: Error {
    var line: String
}
