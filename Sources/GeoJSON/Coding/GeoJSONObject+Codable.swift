#if !hasFeature(Embedded)
    extension FeatureCollection: Codable {
        /// Reads a collection from any decoder; see `Feature.init(from:)` for what other decoders lose.
        ///
        /// - Throws: `DecodingError` with the coding path.
        public init(from decoder: any Decoder) throws {
            let object = try ObjectDecoding(decoder)
            try object.expect("FeatureCollection")
            try object.refuse(.coordinates, .geometries, .geometry, .properties)
            self.init(
                features: try object.container.decode([Feature].self, forKey: .features),
                boundingBox: try object.boundingBox(), foreignMembers: try object.foreignMembers(besides: .features))
        }

        /// Writes a collection into any encoder.
        ///
        /// - Throws: `EncodingError` for numbers that are not finite, and what the encoder throws.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: MemberKey.self)
            try container.encode(type: "FeatureCollection", boundingBox)
            try container.encode(foreign: foreignMembers, besides: .features)
            try container.encode(features, forKey: .features)
        }
    }

    extension GeoJSONObject: Codable {
        /// Reads whatever the member `type` says.
        ///
        /// - Throws: `DecodingError` with the coding path.
        public init(from decoder: any Decoder) throws {
            switch try ObjectDecoding(decoder).container.decode(String.self, forKey: .type) {
            case "FeatureCollection": self = .featureCollection(try FeatureCollection(from: decoder))
            case "Feature": self = .feature(try Feature(from: decoder))
            default: self = .geometry(try Geometry(from: decoder))
            }
        }

        /// Writes the object.
        ///
        /// - Throws: `EncodingError` for numbers that are not finite, and what the encoder throws.
        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .geometry(let geometry): try geometry.encode(to: encoder)
            case .feature(let feature): try feature.encode(to: encoder)
            case .featureCollection(let collection): try collection.encode(to: encoder)
            }
        }
    }
#endif
