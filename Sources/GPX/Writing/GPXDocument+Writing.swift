import Geodesy
import Languages

extension GPXDocument {
    /// The document as GPX 1.1, valid against its schema.
    ///
    /// Numbers are written so that the same `Double` is read back, times to the millisecond. Points whose place is not
    /// on earth are left out, elevations and times that cannot be written as well; characters that XML does not allow
    /// become U+FFFD, and longitude 180 becomes the same meridian −180, as the schema demands.
    /// - Complexity: linear in the size of the document.
    public func encoded() -> [UInt8] {
        var writer = GPXWriter()
        writer.write(self)
        return Array(writer.text.utf8)
    }
}

/// Elements in the order that the schema prescribes.
private struct GPXWriter {
    private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

    mutating func write(_ document: GPXDocument) {
        text += "<gpx version=\"1.1\" creator=\"\(Self.escaped(document.creator))\""
        text += " xmlns=\"http://www.topografix.com/GPX/1/1\">\n"
        if document.name != nil || document.details != nil || document.time != nil {
            text += "<metadata>\n"
            element("name", document.name)
            element("desc", document.details)
            element("time", document.time.flatMap(ISO8601.text))
            text += "</metadata>\n"
        }
        for point in document.waypoints { write(point, as: "wpt") }
        for route in document.routes { write(route) }
        for track in document.tracks { write(track) }
        text += "</gpx>\n"
    }

    private mutating func write(_ route: GPXRoute) {
        text += "<rte>\n"
        element("name", route.name)
        element("desc", route.details)
        element("type", route.type)
        for point in route.points { write(point, as: "rtept") }
        text += "</rte>\n"
    }

    private mutating func write(_ track: GPXTrack) {
        text += "<trk>\n"
        element("name", track.name)
        element("desc", track.details)
        element("type", track.type)
        for segment in track.segments {
            text += "<trkseg>\n"
            for point in segment { write(point, as: "trkpt") }
            text += "</trkseg>\n"
        }
        text += "</trk>\n"
    }

    private mutating func write(_ point: GPXPoint, as name: String) {
        guard point.coordinate.isOnEarth else { return }
        let longitude = point.coordinate.longitude == 180 ? -180 : point.coordinate.longitude
        text += "<\(name) lat=\"\(Self.decimal(point.coordinate.latitude))\" lon=\"\(Self.decimal(longitude))\">\n"
        element("ele", point.elevation.flatMap { $0.isFinite ? Self.decimal($0) : nil })
        element("time", point.time.flatMap(ISO8601.text))
        element("name", point.name)
        element("desc", point.details)
        element("sym", point.symbol)
        element("type", point.type)
        text += "</\(name)>\n"
    }

    private mutating func element(_ name: String, _ content: String?) {
        guard let content else { return }
        text += "<\(name)>\(Self.escaped(content))</\(name)>\n"
    }

    private static func escaped(_ content: String) -> String {
        var result = ""
        for scalar in content.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\r": result += "&#13;"
            case "\t", "\n": result.unicodeScalars.append(scalar)
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
                result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The shortest decimal without an exponent, which XML Schema's `decimal` does not know.
    private static func decimal(_ value: Double) -> String {
        let text = "\(value)"
        let parts = text.split(separator: "e")
        guard parts.count == 2, let exponent = Int(parts[1]) else { return text }
        let sign = value < 0 ? "-" : ""
        let mantissa = parts[0].drop { $0 == "-" }.split(separator: ".")
        let whole = mantissa.first.map(String.init) ?? "0"
        let digits = whole + (mantissa.count > 1 ? String(mantissa[1]) : "")
        let point = whole.utf8.count + exponent
        if point <= 0 { return "\(sign)0.\(String(repeating: "0", count: -point))\(digits)" }
        return sign + digits + String(repeating: "0", count: max(0, point - digits.utf8.count)) + ".0"
    }
}
