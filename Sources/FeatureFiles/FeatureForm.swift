/// How a file holds Features.
public enum FeatureForm: String, Sendable, Hashable, CaseIterable {
    /// One GeoJSON object: a FeatureCollection, a Feature or a geometry (RFC 7946).
    case geojson
    /// A record separator (U+001E) before each object, and a line feed behind it (RFC 8142).
    case sequence
    /// An object on each line (newline-delimited GeoJSON).
    case lines

    /// The form that a file's name suggests; endings of compression such as `.gz` are ignored. `nil` for other endings.
    public init?(path: String) {
        var parts = path.split(separator: ".").map { $0.lowercased() }
        if let last = parts.last, ["gz", "zst"].contains(last) { parts.removeLast() }
        switch parts.last {
        case "geojson", "json": self = .geojson
        case "geojsons", "geojson-seq", "geojsonseq": self = .sequence
        case "geojsonl", "ndjson", "jsonl", "ndgeojson", "ldgeojson": self = .lines
        default: return nil
        }
    }
}
