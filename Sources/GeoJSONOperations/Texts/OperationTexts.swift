internal import GeoJSON
internal import Geodesy
internal import Support

/// What operations cannot compute with.
enum OperationTexts {
    static func message(of error: GeometryOperationError) -> Message {
        switch error {
        case .notOnEarth(let place):
            Message("operation-not-on-earth", ["longitude": .of(place.longitude), "latitude": .of(place.latitude)])
        case .unusableNumber(let number): Message("operation-unusable-number", ["number": .of(number)])
        case .invalid(let defect): Message("operation-invalid", ["message": .of(ValidityTexts.message(defect))])
        case .member(let index, let error):
            Message("operation-member", ["index": .of(index + 1), "message": .of(message(of: error))])
        case .tooMany(let count): Message("operation-too-many", ["count": .of(count)])
        }
    }
}
