#if !hasFeature(Embedded)
    extension Position: Codable {
        /// Reads a list of two numbers or more: longitude, latitude, altitude.
        ///
        /// - Throws: `DecodingError` for fewer than two numbers, and for one that is not finite.
        public init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            try self.init(numbersIn: &list)
        }

        /// Reads the numbers of a position to the end of a list.
        init(numbersIn list: inout any UnkeyedDecodingContainer) throws {
            let longitude = try list.finiteNumber()
            let latitude = try list.finiteNumber()
            let altitude = list.isAtEnd ? nil : try list.finiteNumber()
            var further: [Double] = []
            while !list.isAtEnd { further.append(try list.finiteNumber()) }
            self.init(longitude: longitude, latitude: latitude, altitude: altitude, furtherNumbers: further)
        }

        /// Writes a list of its numbers.
        ///
        /// - Throws: `EncodingError` for a number that is not finite.
        public func encode(to encoder: any Encoder) throws {
            var list = encoder.unkeyedContainer()
            try encode(into: &list)
        }

        func encode(into list: inout any UnkeyedEncodingContainer) throws {
            try list.encodeFinite(longitude)
            try list.encodeFinite(latitude)
            guard let altitude else { return }
            try list.encodeFinite(altitude)
            for number in furtherNumbers { try list.encodeFinite(number) }
        }
    }

    extension Positions: Codable {
        /// Reads a list of positions.
        ///
        /// - Throws: `DecodingError`, which says at which position and number.
        public init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            var positions: [Position] = []
            while !list.isAtEnd {
                var numbers = try list.nestedUnkeyedContainer()
                positions.append(try Position(numbersIn: &numbers))
            }
            self.init(positions)
        }

        /// Writes a list of lists of numbers.
        ///
        /// - Throws: `EncodingError` for a number that is not finite.
        public func encode(to encoder: any Encoder) throws {
            var list = encoder.unkeyedContainer()
            for position in self {
                var numbers = list.nestedUnkeyedContainer()
                try position.encode(into: &numbers)
            }
        }
    }

    extension PositionLists: Codable {
        /// Reads a list of lists of positions.
        ///
        /// - Throws: `DecodingError`, which says at which position and number.
        public init(from decoder: any Decoder) throws {
            self.init(try [Positions](from: decoder))
        }

        /// Writes a list of lists of positions.
        ///
        /// - Throws: `EncodingError` for a number that is not finite.
        public func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
    }

    extension Extent: Codable {
        /// Reads the four or six numbers of a `bbox` member.
        ///
        /// - Throws: `DecodingError` for other counts, and for a number that is not finite.
        public init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            var numbers: [Double] = []
            while !list.isAtEnd, numbers.count < 7 { numbers.append(try list.finiteNumber()) }
            guard let extent = Extent(numbers: numbers) else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: "a bounding box has four or six numbers"))
            }
            self = extent
        }

        /// Writes the numbers of a `bbox` member.
        ///
        /// - Throws: `EncodingError` for a number that is not finite.
        public func encode(to encoder: any Encoder) throws {
            var list = encoder.unkeyedContainer()
            for number in numbers { try list.encodeFinite(number) }
        }
    }

    extension UnkeyedDecodingContainer {
        mutating func finiteNumber() throws -> Double {
            let number = try decode(Double.self)
            guard number.isFinite else {
                throw DecodingError.dataCorruptedError(in: self, debugDescription: "\(number) is not finite")
            }
            return number
        }
    }

    extension UnkeyedEncodingContainer {
        mutating func encodeFinite(_ number: Double) throws {
            guard number.isFinite else {
                throw EncodingError.invalidValue(
                    number, .init(codingPath: codingPath, debugDescription: "GeoJSON has finite numbers only"))
            }
            try encode(number)
        }
    }
#endif
