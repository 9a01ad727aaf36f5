public import Foundation
public import GeoJSON
public import JSON
public import Support

// So that `error.localizedDescription` says what happened and what to do about it, in the user's language.

extension LocalizedError where Self: LocalizedMessage {
    /// The message in the language that the user prefers.
    public var errorDescription: String? { message[.current] }
}

extension FileError: LocalizedError {}
extension JSONError: LocalizedError {}
extension JSONEncodingError: LocalizedError {}
extension GeoJSONError: LocalizedError {}
extension GeoJSONWritingError: LocalizedError {}
extension PolygonError: LocalizedError {}
extension UnexpectedObjectError: LocalizedError {}
