## CompressionTexts

compression-damaged = le fichier compressé est endommagé ; récupère-le à nouveau
compression-truncated = le fichier compressé finit trop tôt ; récupère-le à nouveau
compression-unavailable = il n’y a pas assez de mémoire pour compresser ou décompresser le fichier

## UnpackingError

unpacking-error-too-large = décompressé, le fichier dépasse { $has-most } Mo, ce qu’aucun parcours n’atteint ; décompresse-le et prends-y un seul parcours
unpacking-error-damaged-archive = l’archive ZIP est endommagée ; télécharge-la à nouveau
unpacking-error-unsupported-archive = cette archive ZIP ne peut pas être décompressée ici, car elle est chiffrée ou compressée d’une façon inhabituelle ; décompresse-la d’abord
