public import Support

extension OSMReadingError {
    /// For example `city.osm.pbf, byte 4096: the file ends in the middle; the download is incomplete: fetch it again`.
    public var message: Message {
        if case .file(let error) = problem { return error.message }
        let what = problem.message
        return switch location {
        case nil: Message("osm-reading-error-nil", ["file-name": .of(fileName), "what": .of(what)])
        case .byte(let byte):
            Message("osm-reading-error-byte", ["file-name": .of(fileName), "byte": .of(byte), "what": .of(what)])
        case .line(let line, let column):
            Message(
                "osm-reading-error-line",
                ["file-name": .of(fileName), "line": .of(line), "column": .of(column), "what": .of(what)])
        }
    }
}

extension OSMReadingError.Problem: LocalizedMessage {
    /// What is wrong and what to do, without the place.
    public var message: Message {
        switch self {
        case .file(let error): error.message
        case .notARegularFile: Message("osm-reading-error-problem-not-a-regular-file")
        case .empty: Message("osm-reading-error-problem-empty")
        case .webPage: Message("osm-reading-error-problem-web-page")
        case .foreignFormat("JSON"): Message("osm-reading-error-problem-foreign-format")
        case .foreignFormat(let name): Message("osm-reading-error-problem-foreign-format-2", ["name": .of(name)])
        case .packed(let name, let unpacker):
            Message("osm-reading-error-problem-packed", ["name": .of(name), "unpacker": .of(unpacker)])
        case .changes: Message("osm-reading-error-problem-changes")
        case .unknownFormat: Message("osm-reading-error-problem-unknown-format")
        case .truncated: Message("osm-reading-error-problem-truncated")
        case .damaged(let damage): Message("osm-reading-error-problem-damaged", ["damage": .of(damage.message)])
        case .unsupportedCompression(let name):
            Message("osm-reading-error-problem-unsupported-compression", ["name": .of(name)])
        case .unsupportedFeature(let name):
            Message("osm-reading-error-problem-unsupported-feature", ["name": .of(name)])
        case .history: Message("osm-reading-error-problem-history")
        case .xml(let text): text
        }
    }
}

extension OSMFileDamage {
    /// For example `a length leads past the end`.
    public var message: Message {
        switch self {
        case .endlessNumber: Message("osm-file-damage-endless-number")
        case .lengthBeyondEnd: Message("osm-file-damage-length-beyond-end")
        case .wrongFieldType: Message("osm-file-damage-wrong-field-type")
        case .missingField: Message("osm-file-damage-missing-field")
        case .tooLarge: Message("osm-file-damage-too-large")
        case .badCompression: Message("osm-file-damage-bad-compression")
        case .wrongSize: Message("osm-file-damage-wrong-size")
        case .missingText: Message("osm-file-damage-missing-text")
        case .unequalLists: Message("osm-file-damage-unequal-lists")
        case .unknownMemberKind: Message("osm-file-damage-unknown-member-kind")
        case .nodeOutsideEarth(let id): Message("osm-file-damage-node-outside-earth", ["id": .of(id)])
        }
    }
}

extension PBFWriter.Failure {
    /// For example `the columns of a block do not fit together`.
    public var message: Message {
        switch problem {
        case .inconsistentBlock: Message("pbf-writer-failure-inconsistent-block")
        case .tooLarge: Message("pbf-writer-failure-too-large")
        }
    }
}
