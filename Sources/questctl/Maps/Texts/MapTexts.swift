import MapDrawing
import RoadMap
internal import Support

/// What `questctl map info` and `questctl map check` say.
enum MapTexts {
    static let unknown = Message("map-unknown")
    static func side(_ side: DrivingSide) -> Message {
        switch side {
        case .right: Message("map-side-right")
        case .left: Message("map-side-left")
        case .both: Message("map-side-both")
        }
    }

    static let heights = Message("map-heights")
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

    static let places = Message("map-places")

    static func places(_ count: Int) -> Message {
        count > 0
            ? Message("map-places-2", ["count": .of(count)])
            : Message("map-places-3")
    }

    static let source = Message("map-source")
}

/// What `questctl map render` says.
enum MapRenderTexts {
    /// A route that leaves the picture.
    static func outside(_ name: String, isWhole: Bool) -> Message {
        isWhole
            ? Message("map-render-outside", ["name": .of(name)])
            : Message("map-render-outside-2", ["name": .of(name)])
    }

    /// A route whose heights are known for a part of it, or not at all.
    static func heights(_ name: String, percent: Int) -> Message {
        percent == 0
            ? Message("map-render-heights", ["name": .of(name)])
            : Message("map-render-heights-2", ["percent": .of(percent), "name": .of(name)])
    }

    static func size(_ frame: MapFrame, height: Int) -> Message {
        let scale = Measures.decimal(frame.metresPerPixel, digits: frame.metresPerPixel < 10 ? 2 : 0)
        return Message("map-render-size", ["width": .of(frame.width), "height": .of(height), "scale": .of(scale)])
    }
}
