import FeatureFiles
import FileAccess
import Languages

/// The files that arguments of a command name: files, folders, patterns.
enum FeatureFileArguments {
    /// The files, in order; a folder gives those whose names say that they hold Features.
    ///
    /// - Parameter report: takes what is wrong with an argument that names no file.
    static func files(_ arguments: [String], report: (any LocalizedMessage) -> Void) throws -> [String] {
        var files: [String] = []
        for argument in arguments {
            do {
                files += try FileNames.named(by: argument) { FeatureForm(path: $0) != nil }
            } catch let error as any LocalizedMessage {
                report(error)
            }
        }
        return files
    }
}
