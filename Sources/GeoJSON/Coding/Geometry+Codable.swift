#if !hasFeature(Embedded)
    extension Geometry: Codable {
        /// Reads a geometry from any decoder, as RFC 7946 section 3.1 lays it out.
        ///
        /// - Throws: `DecodingError` with the coding path, where a `GeoJSONReader` would report an error.
        public init(from decoder: any Decoder) throws {
            let object = try ObjectDecoding(decoder)
            let type = try object.container.decode(String.self, forKey: .type)
            guard let kind = Kind(rawValue: type) else {
                throw object.error(.type, "\(type) is not the type of a geometry")
            }
            try object.refuse(.geometry, .properties, .features)
            self.init(
                try Shape(kind, object), boundingBox: try object.boundingBox(),
                foreignMembers: try object.foreignMembers(
                    besides: kind == .geometryCollection ? .geometries : .coordinates))
        }

        /// Writes a geometry into any encoder, as RFC 7946 section 3.1 lays it out.
        ///
        /// - Throws: `EncodingError` for numbers that are not finite, and what the encoder throws.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: MemberKey.self)
            try container.encode(type: kind.rawValue, boundingBox)
            try shape.encode(into: &container)
            try container.encode(
                foreign: foreignMembers, besides: kind == .geometryCollection ? .geometries : .coordinates)
        }
    }

    extension Geometry.Shape {
        fileprivate init(_ kind: Geometry.Kind, _ object: ObjectDecoding) throws {
            func coordinates<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
                try object.container.decode(type, forKey: .coordinates)
            }
            func line(_ positions: Positions, isPart: Bool) throws -> Positions {
                guard positions.count >= 2 || positions.isEmpty && !isPart else {
                    throw object.error(.coordinates, "a line has at least two positions, not \(positions.count)")
                }
                return positions
            }
            switch kind {
            case .point:
                var list = try object.container.nestedUnkeyedContainer(forKey: .coordinates)
                self = list.isAtEnd ? .emptyPoint : .point(try Position(numbersIn: &list))
            case .multiPoint: self = .multiPoint(try coordinates())
            case .lineString: self = .lineString(try line(coordinates(), isPart: false))
            case .multiLineString:
                let lines: PositionLists = try coordinates()
                for part in lines { _ = try line(part, isPart: true) }
                self = .multiLineString(lines)
            case .polygon: self = .polygon(try coordinates())
            case .multiPolygon: self = .multiPolygon(try coordinates())
            case .geometryCollection:
                self = .geometryCollection(try object.container.decode([Geometry].self, forKey: .geometries))
            }
        }

        fileprivate func encode(into container: inout KeyedEncodingContainer<MemberKey>) throws {
            switch self {
            case .point(let position): try container.encode(position, forKey: .coordinates)
            case .emptyPoint: try container.encode(Positions(), forKey: .coordinates)
            case .multiPoint(let positions), .lineString(let positions):
                try container.encode(positions, forKey: .coordinates)
            case .multiLineString(let lines): try container.encode(lines, forKey: .coordinates)
            case .polygon(let polygon): try container.encode(polygon, forKey: .coordinates)
            case .multiPolygon(let polygons): try container.encode(polygons, forKey: .coordinates)
            case .geometryCollection(let children): try container.encode(children, forKey: .geometries)
            }
        }
    }
#endif
