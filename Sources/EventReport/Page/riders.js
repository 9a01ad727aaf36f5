  // The riders: rows of the standings, the tracks that belong to them, and what came of each task.

  const rows = figures.standings.classes.flatMap((group) => group.rows.map((row) => Object.assign(row, { group: group.name || "" })));
  const rowOf = new Map(rows.flatMap((row, index) => row.riders.map((rider) => [rider, index])));
  const nameCounts = new Map();
  for (const { name } of rows) nameCounts.set(name, (nameCounts.get(name) || 0) + 1);
  /** The name of a row, with its identifier where others are called the same. */
  const riderName = (index) => (nameCounts.get(rows[index].name) > 1 ? `${rows[index].name} (${rows[index].id})` : rows[index].name);

  /** So many have each a colour of their own from the start, and the charts a line for each. */
  const fewRiders = 8;
  const isFew = rows.length <= fewRiders;
  const hasStarted = (row) => row.start !== undefined;
  /** Whether somebody has to look at a ride, or at an answer, before its place stands. */
  const isPending = (row) => row.status !== "disqualified" && (row.pending > 0 || row.toBeJudged === true);

  /** The tracks one after the other in columns: that of party `i` are the points from `first[i]` to `first[i + 1]`. */
  const readTracks = (text) => {
    const numbers = unpack(text);
    const parties = [];
    for (let place = 0, party = 0; place < numbers.length; place += 2 + 3 * numbers[place + 1], party++) {
      if (numbers[place + 1] > 0) parties.push({ place, party });
    }
    const points = parties.reduce((sum, { place }) => sum + numbers[place + 1], 0);
    const all = {
      count: parties.length, first: new Int32Array(parties.length + 1), isHome: new Uint8Array(parties.length),
      row: new Int32Array(parties.length), times: new Float64Array(points), x: new Float64Array(points), y: new Float64Array(points),
    };
    let point = 0;
    parties.forEach(({ place, party }, index) => {
      const rider = page.riders[party];
      all.isHome[index] = numbers[place];
      all.row[index] = rowOf.has(rider) ? rowOf.get(rider) : -1;
      all.first[index] = point;
      let [time, x, y] = [0, 0, 0];
      const end = place + 2 + 3 * numbers[place + 1];
      for (let next = place + 2; next < end; next += 3, point++) {
        all.times[point] = time += numbers[next];
        all.x[point] = x += numbers[next + 1];
        all.y[point] = y += numbers[next + 2];
      }
    });
    all.first[parties.length] = point;
    return all;
  };
  const tracks = readTracks(page.tracks);
  /** The tracks of a row: one, or those of a team whose riders were recorded each, or none. */
  const tracksOf = new Map();
  tracks.row.forEach((row, track) => tracksOf.set(row, [...(tracksOf.get(row) || []), track]));

  const states = ["waiting", "riding", "standing", "home", "gaveUp"];
  const [waiting, riding, standing, home, gaveUp] = states.keys();
  /** Where each track was found last, since the next question is about a time soon after. */
  const cursors = tracks.first.slice(0, tracks.count);
  const found = { state: waiting, x: 0, y: 0, point: 0 };

  /** Puts into `found` where a track is at a time, in which state, and after which of its points. */
  const locate = (track, time) => {
    const [first, last] = [tracks.first[track], tracks.first[track + 1] - 1];
    const { times } = tracks;
    let point = cursors[track];
    if (time < times[first]) point = first;
    else if (time >= times[last]) point = last;
    else if (times[point] > time || times[Math.min(last, point + 8)] < time) {
      let [low, high] = [first, last];
      while (high - low > 1) {
        const middle = (low + high) >> 1;
        if (times[middle] <= time) low = middle;
        else high = middle;
      }
      point = low;
    } else while (times[point + 1] <= time) point++;
    cursors[track] = found.point = point;
    found.x = tracks.x[point];
    found.y = tracks.y[point];
    if (time < times[first]) found.state = waiting;
    else if (point === last) found.state = tracks.isHome[track] ? home : gaveUp;
    else {
      const span = times[point + 1] - times[point];
      const [dx, dy] = [tracks.x[point + 1] - found.x, tracks.y[point + 1] - found.y];
      found.state = dx * dx + dy * dy < 0.16 * span * span ? standing : riding;
      const share = (time - times[point]) / span;
      found.x += dx * share;
      found.y += dy * share;
    }
    return found;
  };

  /** The tasks of each row: outcome, points, and when it was reached and solved, in seconds after the first start. */
  const splits = (({ outcomes, unit, numbers: text }) => {
    const numbers = unpack(text);
    let place = 0;
    return rows.map(() => figures.tasks.map(() => {
      const code = numbers[place++];
      const points = (numbers[place++] * unit) / 1000;
      const split = { outcome: outcomes[code >> 2], points, reached: null, solved: null };
      if (code & 1) split.reached = numbers[place++];
      if (code & 2) split.solved = numbers[place++];
      return split;
    }));
  })(page.splits);
  /** When a row started, in seconds after the first start. */
  const startOf = (row) => rows[row].start - page.startTime;

  /** The points of a row over time, from its own start, as steps: those of tasks alone. */
  const pointSteps = (row) => {
    const solved = splits[row].map(({ solved: time, points }) => [time - startOf(row), points, time]).filter(([, , time]) => time !== null);
    let sum = 0;
    return [[0, 0], ...solved.sort((a, b) => a[0] - b[0]).map(([time, points]) => [time, (sum += points)])];
  };
