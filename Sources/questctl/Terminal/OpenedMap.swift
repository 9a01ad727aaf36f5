import RoadMap
import Routing
import Support

/// Opens a map file for a command.
enum OpenedMap {
    /// The map with its network checked.
    static func graph(at path: String, _ language: Language) throws -> RoadGraph {
        try reporting(path, language) { () throws(MapFileError) in try RoadGraph(path: path) }
    }

    /// The map file as it is.
    static func file(at path: String, _ language: Language) throws -> MapFile {
        try reporting(path, language) { () throws(MapFileError) in try MapFile(path: path) }
    }

    private static func reporting<Value>(
        _ path: String, _ language: Language, _ body: () throws(MapFileError) -> Value
    ) throws -> Value {
        do throws(MapFileError) {
            return try body()
        } catch {
            // An error of the operating system names the file itself.
            if case .unreadable = error {
                Failure.report(error.message, language)
            } else {
                Failure.report(error.message, file: path, language)
            }
            throw Failure.unreadable
        }
    }
}
