#if !hasFeature(Embedded)
    extension Route: Codable {
        private enum CodingKeys: String, CodingKey {
            case legs
        }

        /// Decodes the legs.
        ///
        /// - Throws: `DecodingError` also where a leg is like none that a router makes.
        public init(from decoder: any Decoder) throws {
            self.init(legs: try decoder.container(keyedBy: CodingKeys.self).decode([RouteLeg].self, forKey: .legs))
        }

        /// Encodes the legs.
        ///
        /// - Throws: what the encoder throws.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(legs, forKey: .legs)
        }
    }
#endif
