import Support

/// The functions of GDAL's C interface that this module calls, looked up by name in a loaded library.
///
/// Source: GDAL's `gdal.h`, `ogr_api.h`, `ogr_srs_api.h` and `cpl_error.h`, in which these are stable since GDAL 3.4.
struct GDALFunctions {
    /// A pointer to one of GDAL's objects.
    typealias Handle = UnsafeMutableRawPointer
    /// A list of strings that a null pointer ends.
    typealias Strings = UnsafePointer<UnsafeMutablePointer<CChar>?>
    typealias Text = UnsafePointer<CChar>
    typealias ErrorHandler = @convention(c) (Int32, Int32, Text?) -> Void

    // The library.
    let register: @convention(c) () -> Void
    let versionInfo: @convention(c) (Text) -> Text?
    let setConfiguration: @convention(c) (Text, Text?) -> Void
    let pushErrorHandler: @convention(c) (ErrorHandler) -> Void
    let popErrorHandler: @convention(c) () -> Void
    let driverNamed: @convention(c) (Text) -> Handle?
    let metadataItem: @convention(c) (Handle, Text, Text?) -> Text?

    // Data sets and layers.
    let open: @convention(c) (Text, UInt32, Strings?, Strings?, Strings?) -> Handle?
    let create: @convention(c) (Handle, Text, Int32, Int32, Int32, Int32, Strings?) -> Handle?
    let close: @convention(c) (Handle) -> Void
    let driverOfDataset: @convention(c) (Handle) -> Handle?
    let layerCount: @convention(c) (Handle) -> Int32
    let layer: @convention(c) (Handle, Int32) -> Handle?
    let createLayer: @convention(c) (Handle, Text, Handle?, UInt32, Strings?) -> Handle?
    let layerName: @convention(c) (Handle) -> Text?
    let definition: @convention(c) (Handle) -> Handle?
    let spatialReference: @convention(c) (Handle) -> Handle?
    let fidColumn: @convention(c) (Handle) -> Text?
    let featureCount: @convention(c) (Handle, Int32) -> Int64
    let hasCapability: @convention(c) (Handle, Text) -> Int32
    let nextFeature: @convention(c) (Handle) -> Handle?
    let createFeature: @convention(c) (Handle, Handle) -> Int32
    let createField: @convention(c) (Handle, Handle, Int32) -> Int32
    let startTransaction: @convention(c) (Handle) -> Int32
    let commitTransaction: @convention(c) (Handle) -> Int32

    // What a layer's features have.
    let geometryFieldCount: @convention(c) (Handle) -> Int32
    let fieldCount: @convention(c) (Handle) -> Int32
    let fieldIndex: @convention(c) (Handle, Text) -> Int32
    let fieldDefinition: @convention(c) (Handle, Int32) -> Handle?
    let fieldName: @convention(c) (Handle) -> Text?
    let fieldType: @convention(c) (Handle) -> Int32
    let fieldSubtype: @convention(c) (Handle) -> Int32
    let newField: @convention(c) (Text, Int32) -> Handle?
    let destroyField: @convention(c) (Handle) -> Void
    let setFieldSubtype: @convention(c) (Handle, Int32) -> Void

    // Features.
    let newFeature: @convention(c) (Handle) -> Handle?
    let destroyFeature: @convention(c) (Handle) -> Void
    let fid: @convention(c) (Handle) -> Int64
    let setFID: @convention(c) (Handle, Int64) -> Int32
    let isFieldSet: @convention(c) (Handle, Int32) -> Int32
    let isFieldNull: @convention(c) (Handle, Int32) -> Int32
    let integer: @convention(c) (Handle, Int32) -> Int64
    let real: @convention(c) (Handle, Int32) -> Double
    let string: @convention(c) (Handle, Int32) -> Text?
    let binary: @convention(c) (Handle, Int32, UnsafeMutablePointer<Int32>) -> UnsafePointer<UInt8>?
    let dateTime:
        @convention(c) (
            Handle, Int32, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
            UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Float>,
            UnsafeMutablePointer<Int32>
        ) -> Int32
    let setNull: @convention(c) (Handle, Int32) -> Void
    let setInteger: @convention(c) (Handle, Int32, Int64) -> Void
    let setReal: @convention(c) (Handle, Int32, Double) -> Void
    let setString: @convention(c) (Handle, Int32, Text) -> Void

    // Geometries.
    let stealGeometry: @convention(c) (Handle) -> Handle?
    let setGeometryDirectly: @convention(c) (Handle, Handle?) -> Int32
    let destroyGeometry: @convention(c) (Handle) -> Void
    let geometryType: @convention(c) (Handle) -> UInt32
    let flatType: @convention(c) (UInt32) -> UInt32
    let hasCurve: @convention(c) (Handle, Int32) -> Int32
    let linearGeometry: @convention(c) (Handle, Double, Strings?) -> Handle?
    let forceToMultiPolygon: @convention(c) (Handle) -> Handle?
    let setThreeDimensional: @convention(c) (Handle, Int32) -> Void
    let isMeasured: @convention(c) (Handle) -> Int32
    let setMeasured: @convention(c) (Handle, Int32) -> Void
    let transform: @convention(c) (Handle, Handle) -> Int32
    let binarySize: @convention(c) (Handle) -> Int
    let exportBinary: @convention(c) (Handle, UInt32, UnsafeMutablePointer<UInt8>?) -> Int32
    let importBinary: @convention(c) (UnsafeRawPointer, Handle?, UnsafeMutablePointer<Handle?>, Int32) -> Int32

    // Reference systems.
    let newSystem: @convention(c) (Text?) -> Handle?
    let releaseSystem: @convention(c) (Handle) -> Void
    let setSystem: @convention(c) (Handle, Text) -> Int32
    let setAxisMapping: @convention(c) (Handle, Int32) -> Void
    let isSameSystem: @convention(c) (Handle, Handle) -> Int32
    let systemName: @convention(c) (Handle) -> Text?
    let newTransformationOptions: @convention(c) () -> Handle?
    let destroyTransformationOptions: @convention(c) (Handle) -> Void
    let setBallparkAllowed: @convention(c) (Handle, Int32) -> Int32
    let newTransformation: @convention(c) (Handle, Handle, Handle?) -> Handle?
    let destroyTransformation: @convention(c) (Handle) -> Void
}

extension GDALFunctions {
    /// Looks up all of them.
    ///
    /// - Throws: `missingFunction` with the first that the library lacks.
    init(_ library: borrowing DynamicLibrary) throws(VectorFormatError) {
        register = try library.function("GDALAllRegister")
        versionInfo = try library.function("GDALVersionInfo")
        setConfiguration = try library.function("CPLSetThreadLocalConfigOption")
        pushErrorHandler = try library.function("CPLPushErrorHandler")
        popErrorHandler = try library.function("CPLPopErrorHandler")
        driverNamed = try library.function("GDALGetDriverByName")
        metadataItem = try library.function("GDALGetMetadataItem")
        open = try library.function("GDALOpenEx")
        create = try library.function("GDALCreate")
        close = try library.function("GDALClose")
        driverOfDataset = try library.function("GDALGetDatasetDriver")
        layerCount = try library.function("GDALDatasetGetLayerCount")
        layer = try library.function("GDALDatasetGetLayer")
        createLayer = try library.function("GDALDatasetCreateLayer")
        layerName = try library.function("OGR_L_GetName")
        definition = try library.function("OGR_L_GetLayerDefn")
        spatialReference = try library.function("OGR_L_GetSpatialRef")
        fidColumn = try library.function("OGR_L_GetFIDColumn")
        featureCount = try library.function("OGR_L_GetFeatureCount")
        hasCapability = try library.function("OGR_L_TestCapability")
        nextFeature = try library.function("OGR_L_GetNextFeature")
        createFeature = try library.function("OGR_L_CreateFeature")
        createField = try library.function("OGR_L_CreateField")
        startTransaction = try library.function("OGR_L_StartTransaction")
        commitTransaction = try library.function("OGR_L_CommitTransaction")
        geometryFieldCount = try library.function("OGR_FD_GetGeomFieldCount")
        fieldCount = try library.function("OGR_FD_GetFieldCount")
        fieldIndex = try library.function("OGR_FD_GetFieldIndex")
        fieldDefinition = try library.function("OGR_FD_GetFieldDefn")
        fieldName = try library.function("OGR_Fld_GetNameRef")
        fieldType = try library.function("OGR_Fld_GetType")
        fieldSubtype = try library.function("OGR_Fld_GetSubType")
        newField = try library.function("OGR_Fld_Create")
        destroyField = try library.function("OGR_Fld_Destroy")
        setFieldSubtype = try library.function("OGR_Fld_SetSubType")
        newFeature = try library.function("OGR_F_Create")
        destroyFeature = try library.function("OGR_F_Destroy")
        fid = try library.function("OGR_F_GetFID")
        setFID = try library.function("OGR_F_SetFID")
        isFieldSet = try library.function("OGR_F_IsFieldSet")
        isFieldNull = try library.function("OGR_F_IsFieldNull")
        integer = try library.function("OGR_F_GetFieldAsInteger64")
        real = try library.function("OGR_F_GetFieldAsDouble")
        string = try library.function("OGR_F_GetFieldAsString")
        binary = try library.function("OGR_F_GetFieldAsBinary")
        dateTime = try library.function("OGR_F_GetFieldAsDateTimeEx")
        setNull = try library.function("OGR_F_SetFieldNull")
        setInteger = try library.function("OGR_F_SetFieldInteger64")
        setReal = try library.function("OGR_F_SetFieldDouble")
        setString = try library.function("OGR_F_SetFieldString")
        stealGeometry = try library.function("OGR_F_StealGeometry")
        setGeometryDirectly = try library.function("OGR_F_SetGeometryDirectly")
        destroyGeometry = try library.function("OGR_G_DestroyGeometry")
        geometryType = try library.function("OGR_G_GetGeometryType")
        flatType = try library.function("OGR_GT_Flatten")
        hasCurve = try library.function("OGR_G_HasCurveGeometry")
        linearGeometry = try library.function("OGR_G_GetLinearGeometry")
        forceToMultiPolygon = try library.function("OGR_G_ForceToMultiPolygon")
        setThreeDimensional = try library.function("OGR_G_Set3D")
        isMeasured = try library.function("OGR_G_IsMeasured")
        setMeasured = try library.function("OGR_G_SetMeasured")
        transform = try library.function("OGR_G_Transform")
        binarySize = try library.function("OGR_G_WkbSizeEx")
        exportBinary = try library.function("OGR_G_ExportToIsoWkb")
        importBinary = try library.function("OGR_G_CreateFromWkb")
        newSystem = try library.function("OSRNewSpatialReference")
        releaseSystem = try library.function("OSRRelease")
        setSystem = try library.function("OSRSetFromUserInput")
        setAxisMapping = try library.function("OSRSetAxisMappingStrategy")
        isSameSystem = try library.function("OSRIsSame")
        systemName = try library.function("OSRGetName")
        newTransformationOptions = try library.function("OCTNewCoordinateTransformationOptions")
        destroyTransformationOptions = try library.function("OCTDestroyCoordinateTransformationOptions")
        setBallparkAllowed = try library.function("OCTCoordinateTransformationOptionsSetBallparkAllowed")
        newTransformation = try library.function("OCTNewCoordinateTransformationEx")
        destroyTransformation = try library.function("OCTDestroyCoordinateTransformation")
    }
}

extension DynamicLibrary {
    /// A function of the library. `Function` must be the type that the library's header gives it, `@convention(c)`.
    ///
    /// - Throws: `missingFunction`.
    fileprivate borrowing func function<Function>(_ symbol: String) throws(VectorFormatError) -> Function {
        guard let address = address(of: symbol) else { throw .missingFunction(symbol, library: name) }
        return unsafeBitCast(address, to: Function.self)
    }
}
