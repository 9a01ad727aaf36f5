#!/usr/bin/env python3
"""Holds the reader of FIT files against Garmin's own encoder and another decoder.

    python3 -m venv venv && venv/bin/pip install garmin-fit-sdk fitdecode
    venv/bin/python Benchmarks/peers/fit.py --questctl .build/release/questctl --map demo/town.vqmap Examples/recorded.gpx

The points of a GPX file are written by Garmin's encoder, with what a bicycle computer writes besides: events, laps, pulses, a developer field.
`questctl match` has to find the same roads on the FIT file as on the GPX file. Then the file is torn and its bits are flipped; of each such file
questctl has to take as many points as fitdecode reads, which stops at what it does not understand.
"""

import argparse
import datetime
import io
import pathlib
import random
import re
import subprocess
import sys
import tempfile

import fitdecode
from garmin_fit_sdk import Encoder, Profile

NUMBER = Profile["mesg_num"]


def points(path):
    found = re.findall(r'<trkpt lat="([^"]+)" lon="([^"]+)".*?<time>([^<]+)</time>', path.read_text(), re.S)
    return [(float(a), float(b), datetime.datetime.fromisoformat(t.replace("Z", "+00:00"))) for a, b, t in found]


def encoded(track):
    developer = {"mesg_num": NUMBER["DEVELOPER_DATA_ID"], "application_id": list(range(16)), "developer_data_index": 0}
    field = {
        "mesg_num": NUMBER["FIELD_DESCRIPTION"], "developer_data_index": 0, "field_definition_number": 0,
        "fit_base_type_id": 2, "field_name": "mood",
    }
    encoder = Encoder({0: {"developer_data_id_mesg": developer, "field_description_mesg": field}})
    start = track[0][2]
    encoder.write_mesg({"mesg_num": NUMBER["FILE_ID"], "type": "activity", "manufacturer": "garmin", "time_created": start})
    encoder.write_mesg(developer)
    encoder.write_mesg(field)
    encoder.write_mesg({"mesg_num": NUMBER["EVENT"], "timestamp": start, "event": "timer", "event_type": "start"})
    for number, (latitude, longitude, time) in enumerate(track):
        encoder.write_mesg({
            "mesg_num": NUMBER["RECORD"], "timestamp": time, "position_lat": round(latitude / 180 * 2**31),
            "position_long": round(longitude / 180 * 2**31), "enhanced_altitude": 1200.0 + number % 50,
            "heart_rate": 120 + number % 40, "developer_fields": {0: number % 5},
        })
        if number % 100 == 99:
            encoder.write_mesg({"mesg_num": NUMBER["LAP"], "timestamp": time, "total_distance": 100.0 * number})
    return encoder.close()


def decoded(data):
    """How many points with a place fitdecode reads before it stops."""
    count = 0
    try:
        with fitdecode.FitReader(io.BytesIO(data), check_crc=fitdecode.CrcCheck.DISABLED,
                                 error_handling=fitdecode.ErrorHandling.IGNORE) as reader:
            for frame in reader:
                if isinstance(frame, fitdecode.FitDataMessage) and frame.global_mesg_num == 20:
                    values = {field.field_def.def_num: field.raw_value for field in frame.fields if field.field_def}
                    count += values.get(0) is not None and values.get(1) is not None
    except (fitdecode.FitError, ValueError, TypeError, KeyError, OverflowError, IndexError, UnicodeError):
        pass
    return count


def main():
    options = argparse.ArgumentParser()
    options.add_argument("track", type=pathlib.Path)
    options.add_argument("--questctl", required=True)
    options.add_argument("--map", required=True)
    options.add_argument("--rounds", type=int, default=200)
    options.add_argument("--seed", type=int, default=1)
    options = options.parse_args()
    track = points(options.track)
    data = encoded(track)
    folder = pathlib.Path(tempfile.mkdtemp())

    def match(name, content):
        path = folder / name
        path.write_bytes(content)
        return subprocess.run([options.questctl, "match", str(path), "--map", options.map], capture_output=True, text=True)

    of_gpx = match("ride.gpx", options.track.read_bytes())
    of_fit = match("ride.fit", data)
    print(f"{len(track)} points, {len(data)} bytes, fitdecode reads {decoded(data)}")
    roads = [run.stdout.split("\nquality")[0] for run in (of_gpx, of_fit)]
    wrong = roads[0] != roads[1] or of_fit.returncode != 0 or decoded(data) != len(track)
    if wrong:
        print(of_gpx.stdout, of_fit.stdout, of_fit.stderr, sep="\n---\n")
    generator = random.Random(options.seed)
    told = differing = 0
    for number in range(options.rounds):
        broken = bytearray(data)
        if number % 2:
            broken[generator.randrange(len(data))] ^= 1 << generator.randrange(8)
        else:
            del broken[generator.randrange(14, len(data)):]
        run = match(f"{number}.fit", bytes(broken))
        if run.returncode < 0:
            print(f"crashed by {folder / f'{number}.fit'}")
            wrong = True
        note = re.search(r"the (\d+) points? (?:before|that can be read)", run.stderr)
        if note:
            told += 1
            expected = decoded(bytes(broken))
            if int(note[1]) != expected:
                differing += 1
                print(f"{number}: {note[1]} points, fitdecode {expected}: {run.stderr.splitlines()[0]}")
    print(f"{options.rounds} broken files, {told} of which are said to be, {differing} read otherwise than by fitdecode")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
