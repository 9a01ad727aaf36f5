// SpatialOperations
