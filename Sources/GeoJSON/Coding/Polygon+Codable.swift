#if !hasFeature(Embedded)
    import Support

    extension Polygon: Codable {
        /// Reads a list of rings, the exterior one first.
        ///
        /// - Throws: `DecodingError`, for a ring that is not closed or has fewer than four positions too.
        public init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            var rings: [Positions] = []
            while !list.isAtEnd {
                let place = list.currentIndex
                let ringDecoder = try list.superDecoder()
                let ring = try Positions(from: ringDecoder)
                if let fault = PolygonError.Fault(of: ring) {
                    throw DecodingError.dataCorrupted(
                        .init(
                            codingPath: ringDecoder.codingPath,
                            debugDescription: PolygonError(ring: place, fault: fault).description))
                }
                rings.append(ring)
            }
            self.init(uncheckedRings: PositionLists(rings))
        }

        /// Writes the rings, the exterior one first.
        ///
        /// - Throws: what the encoder throws.
        public func encode(to encoder: any Encoder) throws { try rings.encode(to: encoder) }
    }

    extension PolygonList: Codable {
        /// Reads a list of polygons.
        ///
        /// - Throws: `DecodingError`, which says at which polygon.
        public init(from decoder: any Decoder) throws { self.init(try [Polygon](from: decoder)) }

        /// Writes the polygons.
        ///
        /// - Throws: what the encoder throws.
        public func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
    }
#endif
