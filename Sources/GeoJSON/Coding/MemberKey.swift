#if !hasFeature(Embedded)
    /// The name of any member, foreign ones included.
    struct MemberKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(_ name: String) { stringValue = name }
        init(stringValue: String) { self.init(stringValue) }
        init?(intValue: Int) { nil }

        static let type = MemberKey("type")
        static let bbox = MemberKey("bbox")
        static let id = MemberKey("id")
        static let coordinates = MemberKey("coordinates")
        static let geometries = MemberKey("geometries")
        static let geometry = MemberKey("geometry")
        static let properties = MemberKey("properties")
        static let features = MemberKey("features")
    }
#endif
