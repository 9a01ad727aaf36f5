  const read = (id) => JSON.parse(document.getElementById(id).textContent);
  const by = (id) => document.getElementById(id);
  const figures = read("figures");
  const page = read("page");
  const texts = read("texts");
  let language = page.language;
  const say = (key) => texts[language][key];

  // How figures are written.

  const number = (value, digits = 0) =>
    value === null || value === undefined ? "–" : new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);
  const percent = (share) => new Intl.NumberFormat(language, { style: "percent" }).format(share);
  const clock = (seconds, isShort = false) => {
    if (seconds === null || seconds === undefined) return "–";
    const whole = Math.round(seconds);
    const two = (part) => String(part).padStart(2, "0");
    const minutes = `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}`;
    return isShort ? minutes : `${minutes}:${two(whole % 60)}`;
  };
  // Of who was only seen to ride nobody knows the answers.
  const solveRate = (task) => (task.judged > 0 ? task.solved / task.judged : null);
  const rateColour = (rate) => `var(--rate-${rate === null ? "none" : Math.min(4, Math.floor(rate * 5))})`;
  const taskName = (index) => page.names[language][index];
  /** Category and difficulty of a task; empty without both. */
  const taskKind = (index) => page.kinds[language][index];

  // Elements. Text only ever enters as text.

  const fill = (element, attributes, children) => {
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...children);
    return element;
  };
  const make = (tag, attributes = {}, ...children) => fill(document.createElement(tag), attributes, children);
  const draw = (tag, attributes = {}, ...children) =>
    fill(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);

  // Numbers packed by Swift: seven bits a byte, the sign in the lowest bit.

  const unpack = (text) => {
    const letters = atob(text);
    const numbers = [];
    for (let place = 0; place < letters.length; ) {
      let value = 0;
      let factor = 1;
      let byte;
      do {
        byte = letters.charCodeAt(place++);
        value += (byte & 127) * factor;
        factor *= 128;
      } while (byte > 127);
      numbers.push(value % 2 ? -(value + 1) / 2 : value / 2);
    }
    return numbers;
  };

  /** One path for all roads, or rings of areas, of a kind: lines of so many points, each given from the one before. */
  const linePath = (text) => {
    const numbers = unpack(text);
    const path = new Path2D();
    let [x, y] = [0, 0];
    for (let place = 0; place < numbers.length; ) {
      const count = numbers[place++];
      for (let point = 0; point < count; point++) {
        x += numbers[place++];
        y += numbers[place++];
        if (point === 0) path.moveTo(x, y);
        else path.lineTo(x, y);
      }
    }
    return path;
  };

  /** The parties' ways: whether they came home, then times and places. */
  const readTracks = (text) => {
    const numbers = unpack(text);
    const tracks = [];
    for (let place = 0; place < numbers.length; ) {
      const isHome = numbers[place++] === 1;
      const count = numbers[place++];
      const track = { isHome, times: new Float64Array(count), x: new Float64Array(count), y: new Float64Array(count) };
      let [time, x, y] = [0, 0, 0];
      for (let point = 0; point < count; point++) {
        track.times[point] = time += numbers[place++];
        track.x[point] = x += numbers[place++];
        track.y[point] = y += numbers[place++];
      }
      if (count > 0) tracks.push(track);
    }
    return tracks;
  };

  /** The heights along the parties' ways: metres from the start, and metres up; and the parts where they are not known. */
  const readHeights = ({ names, values, spacing }) => {
    const numbers = unpack(values);
    let place = 0;
    return names.map((name) => {
      const count = numbers[place++];
      const length = numbers[place++];
      const samples = [];
      const gaps = [];
      let [along, height] = [0, 0];
      for (let point = 0; point < count; point++) {
        const step = numbers[place++];
        // Metres are rounded.
        if (step > spacing + 1) gaps.push([along, along + step]);
        along += step;
        height += numbers[place++];
        samples.push([along, height / 10]);
      }
      if (length > along + spacing + 1) gaps.push([along, length]);
      return { name, samples, gaps, length: Math.max(length, along) };
    }).filter(({ samples }) => samples.length > 1);
  };

  const areas = page.map.ground.map(({ kind, rings }) => ({ kind, path: linePath(rings) }));
  const roads = page.map.roads.map(linePath);
  const tracks = readTracks(page.tracks);
  const heights = page.heights ? readHeights(page.heights) : [];

  /** Where a party is at a time, whether it stands, and what has become of it. */
  const whereabouts = (track, time) => {
    const last = track.times.length - 1;
    if (time < track.times[0]) return { state: "waiting" };
    if (time >= track.times[last]) return { state: track.isHome ? "home" : "gaveUp" };
    let [low, high] = [0, last];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (track.times[middle] <= time) low = middle;
      else high = middle;
    }
    const span = track.times[high] - track.times[low];
    const share = (time - track.times[low]) / span;
    const [dx, dy] = [track.x[high] - track.x[low], track.y[high] - track.y[low]];
    const state = Math.hypot(dx, dy) < 0.4 * span ? "standing" : "riding";
    return { state, x: track.x[low] + dx * share, y: track.y[low] + dy * share };
  };

