import BikeRouting
import Languages

/// Opens a map file for a command.
enum OpenedMap {
    static func graph(at path: String, _ language: Language) throws -> RoadGraph {
        do throws(MapFileError) {
            return try RoadGraph(path: path)
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
