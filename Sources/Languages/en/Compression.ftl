## CompressionTexts

compression-damaged = the packed file is damaged; fetch it again
compression-truncated = the packed file ends too early; fetch it again
compression-unavailable = there is not enough memory to pack or unpack the file

## UnpackingError

unpacking-error-too-large = unpacked, the file has more than { $has-most } MB, and no ride has; unpack it and take a single ride out
unpacking-error-damaged-archive = the ZIP archive is damaged; download it once more
unpacking-error-unsupported-archive = this ZIP archive cannot be unpacked here, as it is encrypted or packed otherwise than usual; unpack it first
