import MapBuilding
import RoadMap
import Testing

/// Tags of a node, what they mean to a bicycle, and where that is written.
struct NodeRow: Sendable, CustomTestStringConvertible {
    var tags = NodeTags()
    var passage: NodePassage
    /// Which published bicycle profiles judge otherwise, and why we do not.
    var unlike: String?
    /// The page of the OSM wiki.
    var page = ""
    var text: String

    var testDescription: String { "\(page): \(text)" }

    init(_ text: String, _ passage: NodePassage, unlike: String? = nil) {
        self.text = text
        self.passage = passage
        self.unlike = unlike
        for pair in text.split(separator: " + ") {
            let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
            tags.set(parts[0], parts[1])
        }
    }

    static func page(_ page: String, _ rows: [NodeRow]) -> [NodeRow] {
        rows.map {
            var row = $0
            row.page = page
            return row
        }
    }
}

extension NodePassage {
    static let closed = with { $0.isClosed = true }

    static func past(_ obstacle: NodeDelay) -> NodePassage { with { $0.obstacle = obstacle } }

    static func onPaths(_ obstacle: NodeDelay) -> NodePassage { with { $0.obstacleOnPaths = obstacle } }

    static func sign(_ sign: Sign, _ direction: SignDirection = .unspecified) -> NodePassage {
        with {
            $0.sign = sign
            $0.signDirection = direction
        }
    }

    static func across(_ crossing: Crossing) -> NodePassage { with { $0.crossing = crossing } }

    private static func with(_ change: (inout NodePassage) -> Void) -> NodePassage {
        var passage = NodePassage()
        change(&passage)
        return passage
    }
}
