import MapDrawing
import RoadMap
internal import Support

/// What `questctl map info` and `questctl map check` say.
enum MapTexts {

    static func edges(_ count: Int) -> Message { Message("map-edges", ["count": .of(count)]) }

    static func sound(_ edges: Message) -> Message { Message("map-sound", ["edges": .of(edges)]) }

    static func faulty(_ kinds: Int) -> Message { Message("map-faulty", ["kinds": .of(kinds)]) }

    static let unknown = Message("map-unknown")
    static let bounds = Message("map-bounds")
    static let nodes = Message("map-nodes")
    static let edgesLabel = Message("map-edges-label")
    static let length = Message("map-length")

    static func kilometres(_ number: Message) -> Message { Message("map-kilometres", ["number": .of(number)]) }

    static let islands = Message("map-islands")

    static func edgesCutOff(_ count: Int) -> Message { Message("map-edges-cut-off", ["count": .of(count)]) }

    static let profiles = Message("map-profiles")
    static let traffic = Message("map-traffic")

    static func side(_ side: DrivingSide) -> Message {
        switch side {
        case .right: Message("map-side-right")
        case .left: Message("map-side-left")
        case .both: Message("map-side-both")
        }
    }

    static let heights = Message("map-heights")
    static let noHeights = Message("map-no-heights")

    /// - Parameters:
    ///   - range: metres; `nil` where no junction has a height.
    ///   - source: what they come from.
    static func heights(_ range: ClosedRange<Double>?, from source: String?) -> Message {
        guard let range else { return unknown }
        let (low, high) = (Int(range.lowerBound.rounded()), Int(range.upperBound.rounded()))
        return Message("map-heights-2", ["low": .of(low), "high": .of(high), "source": .of(source)])
    }

    static let times = Message("map-times")

    /// What of a map depends on the time.
    static func times(streets: Int, turns: Int, unkept: Int) -> Message {
        let more = Message("map-times-2", ["has-unkept": .of(unkept > 0), "unkept": .of(unkept)])
        guard streets + turns > 0 else {
            return Message("map-times-3", ["more": .of(more)])
        }
        return Message("map-times-4", ["streets": .of(streets), "turns": .of(turns), "more": .of(more)])
    }

    static func builtFor(_ time: String) -> Message { Message("map-built-for", ["time": .of(time)]) }

    static let places = Message("map-places")

    static func places(_ count: Int) -> Message {
        count > 0
            ? Message("map-places-2", ["count": .of(count)])
            : Message("map-places-3")
    }

    static let timestamp = Message("map-timestamp")
    static let source = Message("map-source")
    static let digest = Message("map-digest")
    static let program = Message("map-program")
    static let size = Message("map-size")

    static func bytes(_ count: Int) -> Message { Message("map-bytes", ["count": .of(count)]) }

    static let badLimit = Message("map-bad-limit")

    static func metres(_ count: Int) -> Message { Message("map-metres", ["count": .of(count)]) }
}

/// What `questctl map render` says.
enum MapRenderTexts {
    static let onePicture = Message("map-render-one-picture")
    static let fewPlaces = Message("map-render-few-places")
    static let manyProfiles = Message("map-render-many-profiles")

    static func unknownEnding(of output: String) -> Message {
        Message("map-render-unknown-ending", ["output": .of(output)])
    }

    static func noArea(_ text: String) -> Message { Message("map-render-no-area", ["text": .of(text)]) }

    static func tasksOutside(_ count: Int) -> Message { Message("map-render-tasks-outside", ["count": .of(count)]) }

    /// A route that leaves the picture.
    static func outside(_ name: String, isWhole: Bool) -> Message {
        isWhole
            ? Message("map-render-outside", ["name": .of(name)])
            : Message("map-render-outside-2", ["name": .of(name)])
    }

    static let noHeights = Message("map-render-no-heights")

    /// A route whose heights are known for a part of it, or not at all.
    static func heights(_ name: String, percent: Int) -> Message {
        percent == 0
            ? Message("map-render-heights", ["name": .of(name)])
            : Message("map-render-heights-2", ["percent": .of(percent), "name": .of(name)])
    }

    static func missingLetters(_ shown: String) -> Message {
        Message("map-render-missing-letters", ["shown": .of(shown)])
    }

    static func size(_ frame: MapFrame, height: Int) -> Message {
        let scale = Measures.decimal(frame.metresPerPixel, digits: frame.metresPerPixel < 10 ? 2 : 0)
        return Message("map-render-size", ["width": .of(frame.width), "height": .of(height), "scale": .of(scale)])
    }
}
