## The checker.

title = Vérificateur GeoJSON · VeloQuest
welcome = Ce GeoJSON est-il correct ?
lead = Chaque faute avec sa ligne, sa colonne et ce qu’il faut faire. Les fautes certaines se corrigent d’un clic, et le reste du fichier ne change pas d’un octet.
dropHere = Dépose un fichier ici, ou colle un texte
choose = Choisir un fichier
paste = Coller un texte
promise1 = RFC 7946, et ce qui est permis mais rarement voulu : coordonnées inversées, anneaux qui se croisent eux-mêmes.
promise2 = Le JSON abîmé aussi : virgules, guillemets ou crochets manquants.
promise3 = Les fichiers de 100 Mo et plus, même avec un objet par ligne.
work = Résultat
facts = { $size } · lignes : { $lines }
shapes = Features : { $features } · positions : { $positions }
fixAll = { $count ->
        [one] Corriger { $count } faute
       *[other] Corriger { $count } fautes
    }
nothingToFix = Rien à corriger
saveFile = Enregistrer
saveSarif = Exporter en SARIF
sarifTitle = Les constats pour GitHub, GitLab et les éditeurs
another = Autre fichier
textHelp = Le texte du fichier ; les flèches le font défiler
mapHelp = Dessin des géométries ; les flèches le déplacent, plus et moins changent l’échelle
severities = Gravités
error = Erreurs
warning = Avertissements
note = Remarques
rule = Règle
allRules = Toutes les règles
lint = Règles de style aussi
reading = Lecture de { $size }…
checking = Vérification… { $seconds } s
fixing = Correction… { $seconds } s
loading = Chargement du vérificateur…
progress = Avancement
cancelled = Annulé. Le texte est affiché, mais pas vérifié.
found = Erreurs : { $errors }, avertissements : { $warnings }, remarques : { $notes }
clean = Rien à redire. Ce fichier est conforme à la RFC 7946.
filtered = Aucun constat ne correspond aux filtres.
unchecked = Pas vérifié.
fixedAll = { $count ->
        [one] { $count } faute corrigée
       *[other] { $count } fautes corrigées
    }
fixedOne = Corrigé
nothingDrawn = Aucune géométrie à dessiner
featureNumber = Feature { $number }
pasteTitle = Coller du GeoJSON
pasteHint = { "{" }"type": "FeatureCollection" …
checkIt = Vérifier
pastedName = texte-colle.geojson
failed = Le vérificateur s’est arrêté : { $message }
tooLarge = Ce fichier fait { $size } ; le vérificateur en accepte jusqu’à 1 Go. questctl geojson lint accepte toutes les tailles.
