internal import Geodesy
internal import Support

extension CourseData {
    /// Reads a message of version 3.0.
    ///
    /// Unknown elements are ignored, and so are invalid numbers. White space around texts is dropped.
    /// - Throws: `ExchangeError` if the XML is not well formed, it is another message or version, or a control is not on the Earth.
    /// - Complexity: linear in the number of bytes.
    ///
    /// Not enforced: other constraints of `IOF.xsd`, such as the order of elements.
    public init(parsing bytes: [UInt8]) throws(ExchangeError) {
        var reader = XMLElementReader(bytes)
        do {
            self = try reader.readCourseData()
        } catch {
            throw ExchangeError(reading: error)
        }
    }
}

extension XMLElementReader {
    fileprivate mutating func readCourseData() throws -> CourseData {
        let root = try start()
        guard root == "CourseData" else { throw error(.unknownFormat(root: String(root.prefix(60)))) }
        let version = attribute("iofVersion")?.trimmed.string
        if let version, version != "3.0" { throw error(.otherStandard(String(version.prefix(20)))) }
        var message = CourseData(event: "")
        message.creator = attribute("creator")?.string
        message.created = attribute("createTime").flatMap { ISO8601.seconds(in: $0.bytes) }
        try eachChild { (reader) throws in
            if reader.isElement("Event") {
                try reader.eachChild { (reader) throws in
                    if reader.isElement("Name") { message.event = try reader.readText() ?? "" }
                }
            } else if reader.isElement("RaceCourseData") {
                message.races.append(try reader.readRace())
            } else if version == nil {
                try reader.refuseOlderStandard()
            }
        }
        try finish()
        return message
    }

    /// Version 2.0.3 has the same root element, without a namespace, and its version in an element.
    private mutating func refuseOlderStandard() throws {
        if isElement("IOFVersion") {
            throw error(.olderStandard(attribute("version")?.string ?? "2"))
        }
        for name: StaticString in ["StartPoint", "FinishPoint", "Course", "Control"] where isElement(name) {
            throw error(.olderStandard("2"))
        }
    }

    private mutating func readRace() throws -> CourseData.Race {
        var race = CourseData.Race()
        try eachChild { (reader) throws in
            if reader.isElement("Control") {
                let (control, hasMapPosition) = try reader.readControl()
                race.controls.append(control)
                race.hasMapPositions = race.hasMapPositions || hasMapPosition
            } else if reader.isElement("Course") {
                race.courses.append(try reader.readCourse())
            } else if reader.isElement("Map") {
                try reader.eachChild { (reader) throws in
                    guard reader.isElement("Scale"), let scale = try reader.readNumber(), scale > 0 else { return }
                    race.mapScale = race.mapScale ?? scale
                }
            }
        }
        return race
    }

    private mutating func readControl() throws -> (control: CourseData.Control, hasMapPosition: Bool) {
        var control = CourseData.Control(code: "", kind: kind)
        var hasMapPosition = false
        var place: (coordinate: Coordinate, line: Int, column: Int)?
        try eachChild { (reader) throws in
            if reader.isElement("Id") {
                control.code = try reader.readText() ?? ""
            } else if reader.isElement("Name") {
                let language = reader.attribute("language")?.trimmed.string
                guard let text = try reader.readText() else { return }
                control.names.append(CourseData.Name(text, language: language))
            } else if reader.isElement("Position") {
                guard let longitude = reader.attribute("lng")?.number, let latitude = reader.attribute("lat")?.number
                else { return }
                let location = reader.location
                place = (Coordinate(longitude: longitude, latitude: latitude), location.line, location.column)
            } else if reader.isElement("MapPosition") {
                hasMapPosition = true
            } else if reader.isElement("Extensions") {
                try reader.eachChild { (reader) throws in
                    guard reader.isElement("control", in: IOF.extensionNamespace) else { return }
                    control.task = reader.attribute("task")?.string
                    control.isAssumed = reader.attribute("assumed").map { $0 == "true" } ?? false
                }
            }
        }
        if let place, !place.coordinate.isOnEarth {
            throw ExchangeError(
                .coordinateOutsideEarth(control: control.code), line: place.line, column: place.column)
        }
        control.coordinate = place?.coordinate
        return (control, hasMapPosition)
    }

    private mutating func readCourse() throws -> CourseData.Course {
        var course = CourseData.Course(name: "")
        try eachChild { (reader) throws in
            if reader.isElement("Name") {
                course.name = try reader.readText() ?? ""
            } else if reader.isElement("Length") {
                course.length = try reader.readNumber()
            } else if reader.isElement("CourseControl") {
                course.visits.append(try reader.readVisit())
            }
        }
        return course
    }

    private mutating func readVisit() throws -> CourseData.Visit {
        var visit = CourseData.Visit([], kind: kind)
        visit.isInAnyOrder = attribute("randomOrder").map { $0.trimmed == "true" || $0.trimmed == "1" } ?? false
        try eachChild { (reader) throws in
            if reader.isElement("Control") {
                if let code = try reader.readText() { visit.codes.append(code) }
            } else if reader.isElement("LegLength") {
                visit.legLength = try reader.readNumber()
            } else if reader.isElement("Score") {
                visit.score = try reader.readNumber()
            } else if reader.isElement("Extensions") {
                try reader.eachChild { (reader) throws in
                    guard reader.isElement("visit", in: IOF.extensionNamespace) else { return }
                    visit.questOrder =
                        reader.attribute("order")?.integer.map { .number(Int(clamping: $0)) } ?? .anyTime
                }
            }
        }
        return visit
    }

    /// The attribute `type`.
    private var kind: CourseData.ControlKind? {
        attribute("type").flatMap { CourseData.ControlKind(rawValue: $0.trimmed.string) }
    }

    private mutating func error(_ problem: ExchangeError.Problem) -> ExchangeError {
        let place = location
        return ExchangeError(problem, line: place.line, column: place.column)
    }
}
