internal import Support

/// Why no tiles can be made.
package struct TileBuildingError: Error, Sendable, Hashable, LocalizedMessage {
    /// The files, as the caller named them.
    package var fileName: String
    /// What is wrong.
    package var problem: Problem

    /// What can be wrong.
    package enum Problem: Sendable, Hashable {
        /// Nothing in the files is shown in the layers and the area asked for.
        case empty
        /// More nodes than can be numbered.
        case tooLarge
    }
}
