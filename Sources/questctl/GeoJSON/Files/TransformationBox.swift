import SpatialOperations

/// Boxes a transformation, which cannot be copied, for closures and dictionaries.
final class TransformationBox {
    let transformation: CoordinateTransformation

    init(_ transformation: consuming CoordinateTransformation) { self.transformation = transformation }
}
