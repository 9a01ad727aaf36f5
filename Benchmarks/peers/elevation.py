"""Compares heights with rasterio (GDAL, which wrote the files) and numpy on seeded random rasters in every encoding, on tile sets as
Copernicus and SRTM come, and on Porto Alegre, and prints how far they are apart and how many places are looked up each second.

    python3 Benchmarks/peers/elevation.py [--tool path/to/HeightTimes] [--seed 1]

A line that says DIFFERENT makes the exit code 1.
"""

import argparse
import gzip
import os
import subprocess
import sys
import tempfile
import zipfile

from programs import DATA, built, continue_with

continue_with("numpy", "rasterio")
import numpy  # noqa: E402
import rasterio  # noqa: E402
from rasterio.transform import from_origin  # noqa: E402

# Metres: heights are kept with 24 bits.
TOLERANCE = 2e-3
COUNT = 20_000
failed = False


def terrain(generator, rows, columns, noise=3):
    """Hills with noise, but without spikes, which are removed."""
    y, x = numpy.mgrid[0:rows, 0:columns]
    hills = 300 + 120 * numpy.sin(x / 37 + generator.random()) * numpy.cos(y / 29) + x * 0.3
    return hills + generator.normal(0, noise, (rows, columns)).clip(-10, 10)


def bilinear(samples, x, y):
    """Heights at columns and rows with fractions, held for half a sample beyond the outermost."""
    rows, columns = samples.shape
    x, y = x.clip(0, columns - 1), y.clip(0, rows - 1)
    column, row = numpy.minimum(x.astype(int), columns - 2), numpy.minimum(y.astype(int), rows - 2)
    a, b = x - column, y - row
    s = samples.astype(float)
    return ((s[row, column] * (1 - a) + s[row, column + 1] * a) * (1 - b)
            + (s[row + 1, column] * (1 - a) + s[row + 1, column + 1] * a) * b)


def spline(samples, x, y):
    """The uniform cubic B-spline, for places two samples from the edge."""
    column, row = numpy.floor(x).astype(int), numpy.floor(y).astype(int)

    def weights(t):
        return [(1 - t) ** 3 / 6, (3 * t ** 3 - 6 * t ** 2 + 4) / 6, (-3 * t ** 3 + 3 * t ** 2 + 3 * t + 1) / 6, t ** 3 / 6]

    across, down = weights(x - column), weights(y - row)
    s = samples.astype(float)
    return sum(down[j] * across[i] * s[row + j - 1, column + i - 1] for i in range(4) for j in range(4))


def looked_up(tool, folder, longitudes, latitudes, *paths):
    places, heights = os.path.join(folder, "places"), os.path.join(folder, "heights")
    numpy.stack([longitudes, latitudes], 1).astype(numpy.float64).tofile(places)
    outcome = subprocess.run([tool, places, heights, *paths], capture_output=True, text=True)
    if outcome.returncode != 0:
        sys.exit(outcome.stderr)
    return numpy.fromfile(heights).reshape(-1, 2), outcome.stdout.strip()


def report(name, found, expected, note=""):
    global failed
    worst = numpy.abs(found - expected).max()
    good = bool(worst <= TOLERANCE)
    failed |= not good
    print(f"{'same' if good else 'DIFFERENT'}  {name}: {len(found)} places, at most {worst:.1e} m apart {note}")


def check(tool, folder, name, path, samples, west, north, step, generator, count=COUNT):
    rows, columns = samples.shape
    x = generator.uniform(-0.49, columns - 0.51, count)
    y = generator.uniform(-0.49, rows - 0.51, count)
    order = numpy.lexsort((x, y // 32))
    x, y = x[order], y[order]
    found, times = looked_up(tool, folder, west + x * step, north - y * step, path)
    report(name, found[:, 0], bilinear(samples, x, y), times)
    inner = (x >= 1) & (x < columns - 2) & (y >= 1) & (y < rows - 2)
    report(name + ", smooth", found[inner, 1], spline(samples, x[inner], y[inner]))


def encodings(tool, folder, generator):
    step = 1 / 3600
    samples = terrain(generator, 300, 411)
    for kind in ["uint8", "int16", "uint16", "int32", "float32", "float64"]:
        data = (samples / 4 if kind == "uint8" else samples).astype(kind)
        for packing in ["none", "deflate", "lzw", "zstd", "packbits"]:
            predictors = [1, 3 if kind.startswith("float") else 2] if packing in ("deflate", "lzw", "zstd") else [1]
            for predictor in predictors:
                for layout in [{"tiled": True, "blockxsize": 128, "blockysize": 64}, {"blockysize": 7}]:
                    path = os.path.join(folder, "a.tif")
                    options = {} if packing == "none" else {"compress": packing}
                    if predictor > 1:
                        options["predictor"] = predictor
                    with rasterio.open(
                            path, "w", driver="GTiff", height=300, width=411, count=1, dtype=kind, crs="EPSG:4326",
                            transform=from_origin(10, 50, step, step), bigtiff="YES" if predictor > 1 else "NO",
                            endianness="BIG" if kind == "int32" else "LITTLE", **options, **layout) as file:
                        file.write(data, 1)
                    check(tool, folder, f"{kind} {packing} {predictor} {'tiles' if 'tiled' in layout else 'strips'}",
                          path, data, 10 + step / 2, 50 - step / 2, step, generator, 3000)


def copernicus(tool, folder, generator):
    """Four tiles that share no samples, as GLO-30 comes."""
    side, step = 3600, 1 / 3600
    samples = terrain(generator, 2 * side, 2 * side).astype("float32")
    places = os.path.join(folder, "glo30")
    os.mkdir(places)
    for row in range(2):
        for column in range(2):
            path = os.path.join(places, f"Copernicus_DSM_COG_10_N{46 - row}_00_E{7 + column:03}_00_DEM.tif")
            with rasterio.open(
                    path, "w", driver="GTiff", height=side, width=side, count=1, dtype="float32", crs="EPSG:4326",
                    transform=from_origin(7 + column - step / 2, 47 - row + step / 2, step, step), compress="deflate",
                    predictor=3, tiled=True, blockxsize=1024, blockysize=1024) as file:
                file.write(samples[row * side:(row + 1) * side, column * side:(column + 1) * side], 1)
    check(tool, folder, "Copernicus, four tiles", places, samples, 7, 47, step, generator, 2_000_000)


def srtm(tool, folder, generator):
    """Two tiles that share a column, plain, with gzip, and in an archive."""
    side, step = 3600, 1 / 3600
    samples = terrain(generator, side + 1, 2 * side + 1).astype("int16")
    tiles = [samples[:, :side + 1].astype(">i2").tobytes(), samples[:, side:].astype(">i2").tobytes()]
    for packing in ["plain", "gzip", "zip"]:
        places = os.path.join(folder, packing)
        os.mkdir(places)
        for name, tile in zip(["N46E007.hgt", "N46E008.hgt"], tiles):
            path = os.path.join(places, name)
            if packing == "plain":
                open(path, "wb").write(tile)
            elif packing == "gzip":
                gzip.open(path + ".gz", "wb").write(tile)
            else:
                with zipfile.ZipFile(path + ".zip", "w", zipfile.ZIP_DEFLATED) as archive:
                    archive.writestr(name, tile)
        check(tool, folder, f"SRTM 1″, {packing}", places, samples, 7, 47, step, generator, 2_000_000)
    with rasterio.open(os.path.join(folder, "plain", "N46E007.hgt")) as file:
        if not (file.read(1) == samples[:, :side + 1]).all():
            sys.exit("GDAL reads the tile otherwise")


def porto_alegre(tool, folder, generator):
    path = os.path.join(DATA, "elevation", "poa_elevation.tif")
    if not os.path.exists(path):
        print(f"skipped: {path} is missing")
        return
    with rasterio.open(path) as file:
        samples, place = file.read(1), file.transform
    x = generator.uniform(0, samples.shape[1] - 1, COUNT)
    y = generator.uniform(0, samples.shape[0] - 1, COUNT)
    found, times = looked_up(
        tool, folder, place.c + (x + 0.5) * place.a, place.f + (y + 0.5) * place.e, path)
    report("Porto Alegre", found[:, 0], bilinear(samples, x, y), times)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", default=None)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    tool = arguments.tool or built("HeightTimes")
    generator = numpy.random.default_rng(arguments.seed)
    with tempfile.TemporaryDirectory() as folder:
        porto_alegre(tool, folder, generator)
        encodings(tool, folder, generator)
        copernicus(tool, folder, generator)
        srtm(tool, folder, generator)
    sys.exit(1 if failed else 0)


main()
