## DissolvingError

dissolving-error = Feature { $numbers }: { $text }
dissolving-error-2 = Features { $numbers }{ $more }: { $text }

## PlanarGeometryError

planar-geometry-error-not-finite = die Position { $longitude },{ $latitude } enthält einen Wert, der nicht endlich ist
planar-geometry-error-not-on-earth = { $longitude },{ $latitude } liegt nicht auf der Erde: die Länge geht von −180 bis 180, die Breite von −90 bis 90; berichtige die Koordinaten, oder projiziere eine Datei in Metern zuerst um
planar-geometry-error-unusable = { $kind } ist nicht wohlgeformt: { $reason }
planar-geometry-error-failed = fehlgeschlagen: { $words } ({ $reason }); repariere zuerst ungültige Flächen
planar-geometry-error-unusable-distance = { $metres } ist keine Entfernung von höchstens 1000 km
planar-geometry-error-invalid = die Fläche ist nicht gültig: { $invalidity }; repariere sie zuerst
planar-geometry-error-area-not-kept = die Reparatur würde die Fläche von { $before } auf { $after } Quadratgrad ändern; versuch die andere Methode, oder zeichne sie neu
planar-geometry-error-collapsed = von der Fläche bliebe nichts übrig: ihre Ringe umschließen nichts; zeichne sie neu, oder mach eine Linie daraus
planar-geometry-error-no-area = { $kind } ist keine Fläche, mit der man zuschneiden kann: zeichne ein Polygon, oder puffere es
planar-geometry-error-out-of-memory = GEOS hat keinen Speicher mehr
planar-geometry-error-operation-words-intersection = Schnittmenge
planar-geometry-error-operation-words-union = Vereinigung
planar-geometry-error-operation-words-difference = Differenz
planar-geometry-error-operation-words-symmetric-difference = symmetrische Differenz
planar-geometry-error-operation-words-buffer = Puffer
planar-geometry-error-operation-words-convex-hull = konvexe Hülle
planar-geometry-error-operation-words-simplification = Vereinfachung
planar-geometry-error-operation-words-predicate = Vergleich
planar-geometry-error-operation-words-validity = Gültigkeitsprüfung
planar-geometry-error-operation-words-repair = Reparatur
planar-geometry-error-operation-words-measurement = Messung
planar-geometry-error-operation-words-indexing = Indizierung
planar-geometry-error-operation-words-conversion = Umwandlung

## ReferenceSystemError

reference-system-error-unknown-system = unbekanntes Koordinatenreferenzsystem „{ $shortened }“ ({ $reason }); schreib zum Beispiel EPSG:4326
reference-system-error-not-a-system = „{ $shortened }“ ist kein Koordinatenreferenzsystem; ein PROJ-Text braucht +type=crs
reference-system-error-not-horizontal = „{ $name }“ hat keine Kartenkoordinaten: eine Position in GeoJSON ist Länge oder Rechtswert, Breite oder Hochwert und eventuell eine Höhe; wähle ein geografisches, projiziertes oder zusammengesetztes System
reference-system-error-conflicting-systems = als Referenzsystem sind { $shortened } und { $shortened-2 } genannt; lösche das falsche Feld „crs“
reference-system-error-unreadable-member = das Feld „crs“ enthält weder einen Namen noch einen EPSG-Code; gib das System selbst an
reference-system-error-no-transformation = keine Transformation bekannter Genauigkeit von { $shortened } nach { $shortened-2 } ({ $reason })
reference-system-error-outside-area-of-use = Position { $index } ({ $coordinate }) liegt außerhalb des Geltungsbereichs von { $system }: { $edges }
reference-system-error-untransformable = Position { $index } lässt sich nicht transformieren: { $reason }
reference-system-error-uneven-numbers = { $count } Zahlen lassen sich nicht als Positionen aus je { $stride } Zahlen lesen
reference-system-error-out-of-memory = PROJ hat keinen Speicher mehr
invalidity-at = { $reason } ({ $place })
invalidity-self-intersection = Selbstüberschneidung
invalidity-ring-self-intersection = Selbstüberschneidung eines Rings
invalidity-hole-outside-shell = Loch liegt außerhalb des Außenrings
invalidity-nested-holes = Löcher liegen ineinander
invalidity-disconnected-interior = Inneres ist nicht zusammenhängend
invalidity-nested-shells = Außenringe liegen ineinander
invalidity-duplicate-rings = doppelte Ringe
invalidity-too-few-points = zu wenige Punkte in einem Teil der Geometrie
invalidity-invalid-coordinate = ungültige Koordinate
invalidity-open-ring = Ring ist nicht geschlossen
