internal import Geodesy
public import Support

extension ReferenceSystemError {
    /// What happened and what to do about it.
    public var message: Message {
        switch self {
        case .unknownSystem(let definition, let reason):
            Message(
                "reference-system-error-unknown-system",
                ["shortened": .of(definition.shortened), "reason": .of(reason)])
        case .notASystem(let definition):
            Message("reference-system-error-not-a-system", ["shortened": .of(definition.shortened)])
        case .notHorizontal(let name): Message("reference-system-error-not-horizontal", ["name": .of(name)])
        case .conflictingSystems(let one, let other):
            Message(
                "reference-system-error-conflicting-systems",
                ["shortened": .of(one.shortened), "shortened-2": .of(other.shortened)])
        case .unreadableMember: Message("reference-system-error-unreadable-member")
        case .noTransformation(let source, let target, let reason):
            Message(
                "reference-system-error-no-transformation",
                ["shortened": .of(source.shortened), "shortened-2": .of(target.shortened), "reason": .of(reason)])
        case .outsideAreaOfUse(let index, let coordinate, let system, let area):
            Message(
                "reference-system-error-outside-area-of-use",
                [
                    "index": .of(index + 1), "coordinate": .of(coordinate), "system": .of(system),
                    "edges": .of(area.edges),
                ])
        case .untransformable(let index, let reason):
            Message("reference-system-error-untransformable", ["index": .of(index + 1), "reason": .of(reason)])
        case .unevenNumbers(let count, let stride):
            Message("reference-system-error-uneven-numbers", ["count": .of(count), "stride": .of(stride)])
        case .outOfMemory: Message("reference-system-error-out-of-memory")
        case .library(let error): error.message
        }
    }
}

extension String {
    /// Definitions may be pages of WKT; a message shows their beginning.
    fileprivate var shortened: String { count > 60 ? prefix(59) + "…" : self }
}

extension BoundingBox {
    fileprivate var edges: String { "\(west)…\(east), \(south)…\(north)" }
}
