## CompressionTexts

compression-damaged = die gepackte Datei ist beschädigt; hol sie noch einmal
compression-truncated = die gepackte Datei endet zu früh; hol sie noch einmal
compression-unavailable = der Speicher reicht nicht, um die Datei zu packen oder zu entpacken

## UnpackingError

unpacking-error-too-large = entpackt hat die Datei mehr als { $has-most } MB, so groß ist keine Fahrt; entpacke sie und nimm eine einzelne Fahrt heraus
unpacking-error-damaged-archive = das ZIP-Archiv ist beschädigt; lade es noch einmal herunter
unpacking-error-unsupported-archive = dieses ZIP-Archiv lässt sich hier nicht entpacken, denn es ist verschlüsselt oder anders gepackt als üblich; entpacke es zuerst
