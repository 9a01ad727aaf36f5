internal import Geodesy
internal import Support

extension Quest: CustomStringConvertible {
    /// `“Around the lake”, 12 tasks`.
    public var description: String {
        let title = settings.title.map { DisplayText.sanitized($0) }
        return Message("quest-description", ["title": .of(title), "count": .of(tasks.count)])[.english]
    }
}

// A task has a description of its own, which riders read; printed, a task is its debug description.
extension Quest.Task: CustomDebugStringConvertible {
    /// `task oak “Old oak” at 61.41,55.16`.
    public var debugDescription: String {
        "task \(DisplayText.sanitized(id.rawValue)) “\(DisplayText.sanitized(name))” at \(coordinate)"
    }
}

extension Quest.Zone: CustomStringConvertible {
    /// `forbidden zone park “The park”`.
    public var description: String {
        "\(word) zone \(DisplayText.sanitized(id.rawValue)) “\(DisplayText.sanitized(name))”"
    }

    private var word: String {
        switch kind {
        case .bounds: "bounding"
        case .forbidden: "forbidden"
        case .toll: "toll"
        }
    }
}
