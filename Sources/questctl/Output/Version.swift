import SpatialOperations

/// The output of `--version`.
package enum Version {
    package static let number = "0.1.0"

    package static var text: String {
        "questctl \(number) (\(SpatialLibraries.versions))"
    }
}
