import FeatureFiles
import Support

/// The files that arguments of a command name: files, folders, patterns.
enum FeatureFileArguments {
    /// The files, in order; a folder stands for its files with the endings of Feature files.
    ///
    /// - Parameter report: takes the message about an argument that names no file.
    static func files(_ arguments: [String], report: (any LocalizedMessage) -> Void) throws -> [String] {
        ProcessHeap.returnFreedBlocks()
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
