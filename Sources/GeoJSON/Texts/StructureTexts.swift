internal import JSON
internal import Support

/// What reading GeoJSON reports, and how it can be fixed.
enum StructureTexts {
    /// What a value is called in a message.
    static func kind(of node: JSONNode) -> Message {
        switch node.content {
        case .null: Message("structure-kind-null")
        case .boolean: Message("structure-kind-boolean")
        case .number: Message("structure-kind-number")
        case .string: Message("structure-kind-string")
        case .array, .consumed: Message("structure-kind-array")
        case .object: Message("structure-kind-object")
        case .invalid: Message("structure-kind-invalid")
        }
    }
}
