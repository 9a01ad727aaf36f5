## CompressionTexts

compression-damaged = spakowany plik jest uszkodzony; pobierz go ponownie
compression-truncated = spakowany plik kończy się za wcześnie; pobierz go ponownie
compression-unavailable = za mało pamięci, aby spakować lub rozpakować plik

## UnpackingError

unpacking-error-too-large = po rozpakowaniu plik ma ponad { $has-most } MB, a żaden przejazd tyle nie zajmuje; rozpakuj go i wyjmij pojedynczy przejazd
unpacking-error-damaged-archive = archiwum ZIP jest uszkodzone; pobierz je jeszcze raz
unpacking-error-unsupported-archive = tego archiwum ZIP nie da się tu rozpakować, bo jest zaszyfrowane lub spakowane w nietypowy sposób; najpierw je rozpakuj
