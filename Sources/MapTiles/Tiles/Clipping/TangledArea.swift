/// An area of a tile whose rings cross each other so often that it is no area of a map, and would take minutes to be made valid.
package struct TangledArea: Error, Sendable, Hashable {}
