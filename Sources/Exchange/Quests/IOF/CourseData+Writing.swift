internal import Geodesy
internal import Support

extension CourseData {
    /// The message as XML, valid against `IOF.xsd`.
    ///
    /// Places have seven decimals, about a centimetre; one that is not on the Earth is left out. The schema requires two visits for a
    /// course: a shorter one is left out.
    /// - Complexity: linear in the size of the message.
    public func encoded() -> [UInt8] {
        var writer = XMLWriter()
        let root = IOF.root(created: created, creator: creator)
        writer.element("CourseData", root) { message in
            message.writeEvent(event, id: nil, starts: starts, ends: ends)
            for race in races.isEmpty ? [Race()] : races {
                message.element("RaceCourseData") { element in
                    for control in race.controls { element.write(control) }
                    for course in race.courses where course.visits.count >= 2 { element.write(course) }
                }
            }
        }
        return writer.bytes
    }
}

/// Elements in the order that the schema prescribes.
extension XMLWriter {
    fileprivate mutating func write(_ control: CourseData.Control) {
        element("Control", ["type": control.kind?.rawValue]) { element in
            element.element("Id", control.code)
            for name in control.names { element.element("Name", name.text, ["language": name.language]) }
            if let place = control.coordinate, place.isOnEarth {
                element.element(
                    "Position",
                    [
                        "lng": XMLNumber.text(place.longitude, decimals: 7),
                        "lat": XMLNumber.text(place.latitude, decimals: 7),
                    ])
            }
            guard control.task != nil || control.isAssumed else { return }
            element.element("Extensions") { extensions in
                extensions.element(
                    "veloquest:control",
                    [
                        "xmlns:veloquest": IOF.extensionNamespace, "task": control.task,
                        "assumed": control.isAssumed ? "true" : nil,
                    ])
            }
        }
    }

    fileprivate mutating func write(_ course: CourseData.Course) {
        element("Course") { element in
            element.element("Name", course.name)
            element.element("Length", optional: course.length.flatMap(IOF.number))
            for visit in course.visits { element.write(visit) }
        }
    }

    private mutating func write(_ visit: CourseData.Visit) {
        let attributes: Attributes = [
            "type": visit.kind?.rawValue, "randomOrder": visit.isInAnyOrder ? "true" : nil,
        ]
        element("CourseControl", attributes) { element in
            for code in visit.codes.isEmpty ? [""] : visit.codes { element.element("Control", code) }
            element.element("LegLength", optional: visit.legLength.flatMap(IOF.number))
            element.element("Score", optional: visit.score.flatMap(IOF.number))
            guard let order = visit.questOrder else { return }
            let number: String? = if case .number(let number) = order { String(number) } else { nil }
            element.element("Extensions") { extensions in
                extensions.element(
                    "veloquest:visit", ["xmlns:veloquest": IOF.extensionNamespace, "order": number])
            }
        }
    }
}
