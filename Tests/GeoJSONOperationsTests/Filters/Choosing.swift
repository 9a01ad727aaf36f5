import GeoJSON
import GeoJSONOperations

/// A Feature at a place, with properties as JSON text, read as a program would read it.
func feature(_ properties: String, id: String? = nil, geometry: String = #"{"type":"Point","coordinates":[61.4,55.2]}"#)
    throws
    -> Feature
{
    let identifier = id.map { #","id":\#($0)"# } ?? ""
    let text = #"{"type":"Feature"\#(identifier),"geometry":\#(geometry),"properties":\#(properties)}"#
    return try GeoJSONObject(parsing: text).features[0]
}

/// What a filter says of a Feature with such properties.
func truth(_ filter: String, _ properties: String = "{}", id: String? = nil) throws -> Truth {
    try FeatureFilter(filter).truth(for: feature(properties, id: id))
}

/// The error of a text that is no filter; `nil` where it is one.
func refusal(_ filter: String) -> FilterError? {
    do {
        _ = try FeatureFilter(filter)
        return nil
    } catch {
        return error
    }
}
