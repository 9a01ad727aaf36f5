public import Support

/// What exactly is wrong inside a file that pretends to be OpenStreetMap data.
public enum OSMFileDamage: Error, Sendable, Hashable, LocalizedMessage {
    /// A number that does not end within ten bytes, or at all.
    case endlessNumber
    /// A length that leads past the end of what contains it.
    case lengthBeyondEnd
    /// A field encoded in another way than the format says.
    case wrongFieldType
    /// A field that must be there is missing.
    case missingField
    /// A piece is longer than the format allows.
    case tooLarge
    /// The compressed data does not inflate.
    case badCompression
    /// The data inflates to another size than was announced.
    case wrongSize
    /// A tag or role points at a text that is not in the block's table.
    case missingText
    /// Lists that belong together have different lengths.
    case unequalLists
    /// A relation's member is neither node, way nor relation.
    case unknownMemberKind
    /// A node lies outside −180…180, −90…90 degrees.
    case nodeOutsideEarth(id: Int64)
}
