import Geodesy
import Support

extension GPXDocument {
    /// The document as GPX 1.1, valid against its schema.
    ///
    /// Numbers are written so that the same `Double` is read back, times to the millisecond. Points whose place is not
    /// on earth are left out, elevations and times that cannot be written as well; accuracies are the extension of
    /// OpenTracks. Characters that XML does not allow
    /// become U+FFFD, and longitude 180 becomes the same meridian −180, as the schema demands.
    /// - Complexity: linear in the size of the document.
    public func encoded() -> [UInt8] {
        var writer = XMLWriter(indentation: 0)
        let root: XMLWriter.Attributes = [
            "version": "1.1", "creator": creator, "xmlns": "http://www.topografix.com/GPX/1/1",
            "xmlns:opentracks": tellsAccuracy ? "http://opentracksapp.com/xmlschemas/v1" : nil,
        ]
        writer.element("gpx", root) { $0.write(self) }
        return writer.bytes
    }
}

extension GPXDocument {
    private var tellsAccuracy: Bool {
        let points = [waypoints] + routes.map(\.points) + tracks.flatMap(\.segments)
        return points.contains { $0.contains { $0.reception.accuracy != nil } }
    }
}

/// Elements in the order that the schema prescribes.
extension XMLWriter {
    fileprivate mutating func write(_ document: GPXDocument) {
        if document.name != nil || document.details != nil || document.time != nil {
            element("metadata") { metadata in
                metadata.element("name", optional: document.name)
                metadata.element("desc", optional: document.details)
                metadata.element("time", optional: document.time.flatMap(ISO8601.text))
            }
        }
        for point in document.waypoints { write(point, as: "wpt") }
        for route in document.routes {
            element("rte") { element in
                element.describe(route.name, route.details, route.type)
                for point in route.points { element.write(point, as: "rtept") }
            }
        }
        for track in document.tracks {
            element("trk") { element in
                element.describe(track.name, track.details, track.type)
                for segment in track.segments {
                    element.element("trkseg") { for point in segment { $0.write(point, as: "trkpt") } }
                }
            }
        }
    }

    private mutating func describe(_ name: String?, _ details: String?, _ type: String?) {
        element("name", optional: name)
        element("desc", optional: details)
        element("type", optional: type)
    }

    private mutating func write(_ point: GPXPoint, as name: StaticString) {
        let place = point.coordinate
        guard place.isOnEarth else { return }
        let longitude = XMLNumber.text(place.longitude == 180 ? -180 : place.longitude)
        element(name, ["lat": XMLNumber.text(place.latitude), "lon": longitude]) { element in
            element.element("ele", optional: point.elevation.flatMap { XMLNumber.text($0) })
            element.element("time", optional: point.time.flatMap(ISO8601.text))
            element.element("name", optional: point.name)
            element.element("cmt", optional: point.comment)
            element.element("desc", optional: point.details)
            element.element("sym", optional: point.symbol)
            element.element("type", optional: point.type)
            let reception = point.reception
            element.element("sat", optional: reception.satellites.flatMap { $0 >= 0 ? String($0) : nil })
            element.element("hdop", optional: reception.hdop.flatMap { XMLNumber.text($0) })
            element.element("vdop", optional: reception.vdop.flatMap { XMLNumber.text($0) })
            element.element("pdop", optional: reception.pdop.flatMap { XMLNumber.text($0) })
            guard let accuracy = reception.accuracy.flatMap({ XMLNumber.text($0) }) else { return }
            element.element("extensions") { $0.element("opentracks:accuracy_horizontal", optional: accuracy) }
        }
    }
}
