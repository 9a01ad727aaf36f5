  const read = (id) => JSON.parse(document.getElementById(id).textContent);
  /** @type {(id: string) => any} Elements of many kinds; a page without one of them fails at once. */
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

  /** A text of no more letters than this. */
  const cut = (text, most) => ([...text].length > most ? `${[...text].slice(0, most - 1).join("")}…` : text);

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
    let count = 0;
    for (let place = 0; place < letters.length; place++) if (letters.charCodeAt(place) < 128) count++;
    const numbers = new Float64Array(count);
    let place = 0;
    for (let index = 0; index < count; index++) {
      let value = 0;
      let factor = 1;
      let byte;
      do {
        byte = letters.charCodeAt(place++);
        value += (byte & 127) * factor;
        factor *= 128;
      } while (byte > 127);
      numbers[index] = value % 2 ? -(value + 1) / 2 : value / 2;
    }
    return numbers;
  };

  /** One path for all roads, or rings of areas, of a kind, and its extent: lines of so many points, each given from the one before. */
  const linePath = (text) => {
    const numbers = unpack(text);
    const path = new Path2D();
    const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
    let [x, y] = [0, 0];
    for (let place = 0; place < numbers.length; ) {
      const count = numbers[place++];
      for (let point = 0; point < count; point++) {
        x += numbers[place++];
        y += numbers[place++];
        if (point === 0) path.moveTo(x, y);
        else path.lineTo(x, y);
        [box.left, box.right] = [Math.min(box.left, x), Math.max(box.right, x)];
        [box.top, box.bottom] = [Math.min(box.top, y), Math.max(box.bottom, y)];
      }
    }
    return { path, box };
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

  const areas = page.map.ground.map(({ kind, rings }) => ({ kind, path: linePath(rings).path }));
  const roads = page.map.roads.map((road) => linePath(road).path);
  const heights = page.heights ? readHeights(page.heights) : [];
