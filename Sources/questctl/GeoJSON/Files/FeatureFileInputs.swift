import ArgumentParser
import FeatureFiles
import Support

/// The files of Features that arguments name.
enum FeatureFileInputs {
    /// Files, the files of folders and those that patterns match, in the order of the arguments.
    ///
    /// - Parameter form: the form of all files; where it is given, the endings of names are ignored.
    static func paths(_ arguments: [String], _ form: FeatureForm?, _ language: Language) throws -> [String] {
        guard arguments.count(where: { $0 == "-" }) < 2 else {
            throw ValidationError("- may be given once: standard input ends only once")
        }
        return try Failure.reporting(language) {
            try arguments.flatMap { argument in
                try FileNames.named(by: argument) { form != nil || FeatureForm(path: $0) != nil }
            }
        }
    }

    /// A file whose form somebody says, or its name and first bytes; where these disagree, that is said.
    static func source(_ path: String, _ form: FeatureForm?, _ language: Language) throws -> FeatureSource {
        if let form { return FeatureSource(path: path, form: form) }
        let source = try FeatureSource(path: path, named: FeatureForm(path: path))
        if source.isMisnamed {
            Console.note("questctl: \(path): \(GeoJSONTexts.misnamed(source.form)[language])")
        }
        return source
    }
}
