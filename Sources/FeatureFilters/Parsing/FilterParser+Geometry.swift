import GeoJSON

extension FilterParser {
    /// `S_INTERSECTS(…, …)` and the like, behind the bracket.
    mutating func spatial(_ relation: SpatialRelation, _ token: Token) throws(FilterSyntaxError) -> Expression {
        let left = try spatialOperand()
        try expect(sign: ",")
        let right = try spatialOperand()
        try expect(sign: ")")
        // The literal is made the second operand, for it is the one that can be prepared.
        let (asked, literal) = right == .feature ? (relation.converse, left) : (relation, right)
        if literal == .feature {
            tests.append(nil)
        } else {
            guard let test = spatial.prepare(asked, literal) else {
                throw FilterSyntaxError(token.range, SyntaxTexts.unsupportedRelation(relation.rawValue))
            }
            tests.append(test)
        }
        return .spatial(relation, left, right, test: tests.count - 1)
    }

    private mutating func spatialOperand() throws(FilterSyntaxError) -> SpatialOperand {
        let start = current.range.lowerBound
        let operand = try sum()
        guard case .geometry(let geometry) = operand else {
            throw FilterSyntaxError(start..<max(start, previousEnd), SyntaxTexts.noGeometry)
        }
        return geometry
    }

    /// Rule `bboxText`, behind the bracket.
    mutating func box() throws(FilterSyntaxError) -> Extent {
        let start = current.range.lowerBound
        var numbers: [Double] = []
        repeat { numbers.append(try coordinate()) } while take(sign: ",")
        guard let extent = Extent(numbers: numbers), extent.south <= extent.north else {
            throw FilterSyntaxError(start..<previousEnd, SyntaxTexts.noBox)
        }
        try expect(sign: ")")
        return extent
    }

    /// A geometry from its tag on.
    mutating func wellKnownText(_ kind: WKTKind) throws(FilterSyntaxError) -> Geometry {
        take()
        _ = take(word: "Z")
        switch kind {
        case .point:
            let positions = try self.positions()
            guard positions.count == 1, let position = positions.first else {
                throw FilterSyntaxError(current.range, SyntaxTexts.onePosition)
            }
            return .point(position)
        case .lineString: return .lineString(try line())
        case .polygon: return .polygon(try polygon())
        case .multiPoint: return .multiPoint(try multiPoint())
        case .multiLineString:
            var lines: [Positions] = []
            try list { parser throws(FilterSyntaxError) in lines.append(try parser.line()) }
            return .multiLineString(PositionLists(lines))
        case .multiPolygon:
            var polygons: [Polygon] = []
            try list { parser throws(FilterSyntaxError) in polygons.append(try parser.polygon()) }
            return .multiPolygon(PolygonList(polygons))
        case .geometryCollection:
            var children: [Geometry] = []
            try list { parser throws(FilterSyntaxError) in
                guard let kind = WKTKind(rawValue: parser.current.text.uppercased()), kind != .geometryCollection else {
                    throw parser.unexpected(SyntaxTexts.geometry)
                }
                children.append(try parser.wellKnownText(kind))
            }
            return .geometryCollection(children)
        }
    }

    /// Things in brackets with commas between them.
    private mutating func list(
        _ element: (inout FilterParser) throws(FilterSyntaxError) -> Void
    ) throws(FilterSyntaxError) {
        try expect(sign: "(")
        repeat { try element(&self) } while take(sign: ",")
        try expect(sign: ")")
    }

    private mutating func line() throws(FilterSyntaxError) -> Positions {
        let start = current.range.lowerBound
        let positions = try self.positions()
        guard positions.count >= 2 else {
            throw FilterSyntaxError(start..<previousEnd, SyntaxTexts.twoPositions)
        }
        return Positions(positions)
    }

    private mutating func polygon() throws(FilterSyntaxError) -> Polygon {
        var rings: [Positions] = []
        try list { parser throws(FilterSyntaxError) in
            let start = parser.current.range.lowerBound
            let ring = try parser.positions()
            guard ring.count >= 4, let first = ring.first, let last = ring.last,
                first.longitude == last.longitude, first.latitude == last.latitude
            else { throw FilterSyntaxError(start..<parser.previousEnd, SyntaxTexts.openRing) }
            rings.append(Positions(ring))
        }
        return Polygon(uncheckedRings: PositionLists(rings))
    }

    /// Points in brackets of their own; brackets may be missing, as older WKT has it.
    private mutating func multiPoint() throws(FilterSyntaxError) -> Positions {
        var points: [Position] = []
        try list { parser throws(FilterSyntaxError) in
            guard parser.take(sign: "(") else { return points.append(try parser.position()) }
            points.append(try parser.position())
            try parser.expect(sign: ")")
        }
        return Positions(points)
    }

    private mutating func positions() throws(FilterSyntaxError) -> [Position] {
        var positions: [Position] = []
        try list { parser throws(FilterSyntaxError) in positions.append(try parser.position()) }
        return positions
    }

    private mutating func position() throws(FilterSyntaxError) -> Position {
        let longitude = try coordinate()
        let latitude = try coordinate()
        let hasAltitude = current.kind == .number || current.isSign("-") || current.isSign("+")
        return Position(longitude: longitude, latitude: latitude, altitude: hasAltitude ? try coordinate() : nil)
    }

    /// Rule `signedNumericLiteral`.
    private mutating func coordinate() throws(FilterSyntaxError) -> Double {
        let isNegative = current.isSign("-")
        if isNegative || current.isSign("+") { take() }
        guard current.kind == .number else { throw unexpected(SyntaxTexts.coordinate) }
        let range = current.range
        let number = try number(isNegative: isNegative).double
        guard number.isFinite else { throw FilterSyntaxError(range, SyntaxTexts.notANumber) }
        return number
    }
}
