#if !hasFeature(Embedded)
    extension RoutingCache: Codable {
        init(from decoder: any Decoder) throws { self.init() }

        func encode(to encoder: any Encoder) throws {
            // Encoders expect a value, so an empty container is written.
            _ = encoder.container(keyedBy: NoKeys.self)
        }

        private enum NoKeys: CodingKey {}
    }
#endif
