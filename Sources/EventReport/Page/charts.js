  // Charts.

  const niceStep = (span, count, steps) => {
    if (steps) return steps.find((step) => span / step <= count) || Math.ceil(span / count / 86400) * 86400;
    const power = 10 ** Math.floor(Math.log10(span / count || 1));
    return [1, 2, 5, 10].map((factor) => factor * power).find((step) => span / step <= count) || power;
  };
  const timeSteps = [60, 300, 600, 900, 1800, 3600, 7200, 14400, 28800, 86400];

  /** Axes, and what they turn values into. */
  const plot = (host, { height = 220, label, x, y, isTime = true, percents = false, hasGrid = true, unit = "", top = 10, left = 40 }) => {
    const width = Math.max(240, host.clientWidth);
    const box = { left, right: width - 12, top, bottom: height - (isTime ? 24 : 22) };
    const svg = draw("svg", { viewBox: `0 0 ${width} ${height}`, height, role: "img", "aria-label": label });
    const X = (value) => box.left + ((value - x[0]) / (x[1] - x[0] || 1)) * (box.right - box.left);
    const Y = (value) => box.bottom - ((value - y[0]) / (y[1] - y[0] || 1)) * (box.bottom - box.top);
    const yStep = Math.max(percents ? 0 : 1, niceStep(y[1] - y[0], height / 45));
    for (let value = Math.ceil(y[0] / yStep) * yStep; hasGrid && value <= y[1] + 1e-9; value += yStep) {
      svg.append(
        draw("line", { class: "grid", x1: box.left, x2: box.right, y1: Y(value), y2: Y(value) }),
        draw("text", { x: box.left - 5, y: Y(value) + 4, "text-anchor": "end" }, percents ? percent(value) : `${number(value)}${unit}`));
    }
    if (isTime) {
      const step = niceStep(x[1] - x[0], width / 62, timeSteps);
      for (let value = Math.ceil(x[0] / step) * step; value <= x[1]; value += step) {
        svg.append(draw("text", { x: X(value), y: height - 6, "text-anchor": "middle" }, clock(value, true)));
      }
    }
    host.append(svg);
    return { svg, X, Y, box };
  };

  /**
   * Bars of how many there are in each stretch of time.
   *
   * @param {HTMLElement} host
   * @param {{start: number, width: number, counts: number[], later?: number}} bars
   * @param {{height?: number, label: string, limit?: number | null}} look
   */
  const histogram = (host, { start, width, counts, later }, { height, label, limit = null }) => {
    const end = Math.max(start + width * counts.length, limit === null ? 0 : limit + width);
    const begin = Math.min(start, limit === null ? start : Math.floor(limit / width) * width);
    const most = counts.reduce((a, b) => Math.max(a, b), 1);
    const { svg, X, Y, box } = plot(host, { height, label, x: [begin, end], y: [0, most], top: limit === null ? 10 : 22 });
    counts.forEach((count, index) => {
      const from = start + index * width;
      if (count === 0) return;
      svg.append(draw(
        "rect",
        { class: "bar", x: X(from) + 0.5, width: Math.max(1, X(from + width) - X(from) - 1), y: Y(count), height: Y(0) - Y(count) },
        draw("title", {}, `${clock(from)}–${clock(from + width)}: ${number(count)}`)));
    });
    if (later > 0) host.append(make("p", { class: "note" }, `${say("later")}: ${number(later)}`));
    if (limit === null) return;
    const isLeft = X(limit) > (box.left + box.right) / 2;
    svg.append(
      draw("line", { class: "limit", x1: X(limit), x2: X(limit), y1: 4, y2: box.bottom }),
      draw("text", { class: "limit", x: X(limit) + (isLeft ? -5 : 5), y: 13, "text-anchor": isLeft ? "end" : "start" },
        `${say("timeLimit")} ${clock(limit, true)}`));
  };

  const line = (points) => points.map(([x, y], index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

  /** Shares of who came; in a small field how many. */
  const rateChart = (host, label) => {
    const tasks = figures.tasks;
    const all = Math.max(1, figures.contestants);
    const { svg, X, Y } = plot(host, { label, x: [0, tasks.length], y: [0, isFew ? all : 1], isTime: false, percents: !isFew });
    const every = Math.ceil((tasks.length * 17) / (X(tasks.length) - X(0)));
    tasks.forEach((task, index) => {
      const rate = solveRate(task) || 0;
      const [bar, came] = isFew ? [task.solved, task.reached] : [rate, task.reached / all];
      const [left, right] = [X(index + 0.12), X(index + 0.88)];
      const box = draw("rect", { x: left, width: right - left, y: Y(bar), height: Y(0) - Y(bar) });
      box.style.fill = rateColour(solveRate(task));
      const write = isFew ? number : percent;
      svg.append(draw(
        "g", {}, draw("title", {}, `${task.number}. ${taskName(index)}: ${write(bar)}; ${say("came")}: ${write(came)}`), box,
        draw("line", { class: "came", x1: left, x2: right, y1: Y(came), y2: Y(came) })));
      if (index % every === 0) {
        svg.append(draw("text", { x: X(index + 0.5), y: Y(0) + 15, "text-anchor": "middle" }, String(task.number)));
      }
    });
  };

  /** The deciles of the field as bands around the median. */
  const pointsChart = (host, label) => {
    const { step, deciles } = page.charts.points;
    const compared = chosenRows().filter((row) => hasStarted(rows[row]));
    const most = [...deciles[8], ...compared.flatMap((row) => pointSteps(row).map((step) => step[1]))].reduce((a, b) => Math.max(a, b), 1);
    const { svg, X, Y } = plot(host, { label, x: [0, step * (deciles[0].length - 1)], y: [0, most] });
    const points = (values) => values.map((value, index) => [X(index * step), Y(value)]);
    for (let band = 0; band < 4; band++) {
      const outline = [...points(deciles[band]), ...points(deciles[8 - band]).reverse()];
      svg.append(draw("path", { class: "band", d: `${line(outline)}Z` }));
    }
    svg.append(draw("path", { class: "curve", d: line(points(deciles[4])) }));
    drawPointLines(svg, X, Y, compared.map((row) => ({ row, shade: `var(--rider-${slotOf(row)})` })), step * (deciles[0].length - 1));
    if (compared.length > 0) host.append(make("p", { class: "key" }, ...compared.map((row) => make("span", {}, dot(`var(--rider-${slotOf(row)})`), riderName(row)))));
  };

  /** How long lines are, in steps, a colour for each task. */
  const lineChart = (host, label, lines) => {
    const end = Math.max(...lines.map(({ changes }) => changes[changes.length - 1][0]));
    const most = Math.max(...lines.flatMap(({ changes }) => changes.map((change) => change[1])));
    const { svg, X, Y } = plot(host, { label, x: [0, end], y: [0, most] });
    const shade = (index) => `hsl(${(200 + index * 137) % 360} 65% 48%)`;
    lines.forEach(({ changes }, index) => {
      const points = [[X(0), Y(0)]];
      for (const [time, length] of changes) points.push([X(time), points[points.length - 1][1]], [X(time), Y(length)]);
      const curve = draw("path", { class: "curve", d: line(points) });
      curve.style.stroke = shade(index);
      svg.append(curve);
    });
    host.append(make("p", { class: "key" }, ...lines.map(({ task }, index) =>
      make("span", {}, dot(shade(index)), `${figures.tasks[task].number}. ${taskName(task)}`))));
  };

  /** How much a way goes up and down in metres, and its steepest grade over at least 50 m with the places where it begins and ends,
      none across a gap. */
  const climb = (samples, gaps) => {
    const found = { up: 0, down: 0, grade: 0, from: 0, to: 0 };
    let first = 0;
    const ends = new Set(gaps.map(([, end]) => end));
    samples.forEach(([along, height], index) => {
      if (index === 0) return;
      const rise = height - samples[index - 1][1];
      if (rise > 0) found.up += rise;
      else found.down -= rise;
      if (ends.has(along)) first = index;
      while (first + 1 < index && along - samples[first + 1][0] >= 50) first++;
      const length = along - samples[first][0];
      const grade = (height - samples[first][1]) / length;
      if (length >= 50 && Math.abs(grade) > Math.abs(found.grade)) Object.assign(found, { grade, from: first, to: index });
    });
    return found;
  };

  let heightsShown = 0;
  /** The heights along one party's way over kilometres, with a choice of parties. */
  const heightsChart = (host, label) => {
    const choice = make("select", { id: "whose-heights", "aria-label": say("whoseHeights") },
      ...heights.map(({ name }, index) => make("option", { value: String(index) }, name)));
    choice.value = String(heightsShown);
    const drawing = make("div");
    const words = make("p", { class: "note", id: "climb" });
    const show = () => {
      const { samples, gaps, length } = heights[heightsShown];
      const found = climb(samples, gaps);
      const unknown = gaps.reduce((sum, [from, to]) => sum + to - from, 0);
      const known = Math.min(0.99, Math.max(0.01, 1 - unknown / length));
      words.textContent = `${number(found.up)} ${say("up")}, ${number(found.down)} ${say("down")}, ${say("steepest")} ${percent(found.grade)}`
        + (gaps.length > 0 ? `; ${say("heightsKnown")} ${percent(known)}` : "");
      const values = samples.map((sample) => sample[1]);
      const low = Math.min(...values);
      // From the start of the ride, also where its first heights are not known.
      const [start, end] = [0, length];
      drawing.replaceChildren();
      const { svg, X, Y, box } = plot(drawing, {
        label: `${label}, ${heights[heightsShown].name}: ${words.textContent}`, x: [start, end], y: [Math.floor(low / 10) * 10, Math.max(...values, low + 20)],
        isTime: false, unit: ` ${say("metres")}`, top: 18, left: 58 });
      const step = niceStep((end - start) / 1000, (box.right - box.left) / 62);
      for (let value = 0; value <= (end - start) / 1000 + 1e-9; value += step) {
        const x = X(start + value * 1000);
        svg.append(draw("text", { x, y: box.bottom + 16, "text-anchor": x > box.right - 14 ? "end" : "middle" },
          `${number(value, 2)} ${say("kilometres")}`));
      }
      const points = samples.map(([along, height]) => [X(along), Y(height)]);
      // The parts between the gaps; what is not known has a dashed line.
      const starts = samples.flatMap(([along], index) => index === 0 || gaps.some((gap) => gap[1] === along) ? [index] : []);
      starts.forEach((from, part) => {
        const piece = points.slice(from, starts[part + 1]);
        const bottom = [[piece[piece.length - 1][0], box.bottom], [piece[0][0], box.bottom]];
        svg.append(draw("path", { class: "band", d: `${line([...piece, ...bottom])}Z` }), draw("path", { class: "curve", d: line(piece) }));
      });
      for (const [from, to] of gaps) {
        svg.append(draw("line", { class: "gap", x1: X(from), x2: X(to), y1: box.bottom, y2: box.bottom },
          draw("title", {}, say("heightsUnknown"))));
      }
      if (found.grade === 0) return;
      const steepest = points.slice(found.from, found.to + 1);
      const x = Math.min(Math.max((steepest[0][0] + steepest[steepest.length - 1][0]) / 2, box.left + 16), box.right - 16);
      svg.append(draw("path", { class: "curve steepest", d: line(steepest) }),
        draw("text", { class: "limit", x, y: Math.max(11, Math.min(...steepest.map((point) => point[1])) - 6), "text-anchor": "middle" }, percent(found.grade)));
    };
    choice.addEventListener("change", () => {
      heightsShown = Number(choice.value);
      show();
    });
    host.append(choice, words, drawing);
    show();
  };

  /** The points over time once more, with who was chosen since. */
  const showPointsChart = () => {
    const host = document.querySelector("#chart-pointsOverTime > div");
    if (!host || isFew) return;
    host.replaceChildren();
    pointsChart(host, say("pointsOverTime"));
  };

  const showCharts = () => {
    const charts = page.charts;
    const all = [];
    const add = (key, note, show) => all.push({ key, note, show, host: make("div") });
    const hasRides = rows.some(hasStarted);
    if (isFew && hasRides) add("rides", "ridesNote", ridesChart);
    if (!isFew && charts.finishTimes.counts.length > 0) {
      add("finishTimes", "finishTimesNote", (host, label) => histogram(host, charts.finishTimes, { label, limit: page.timeLimit }));
    }
    if (hasRides) add("solveRates", isFew ? "solvedNote" : "solveRatesNote", rateChart);
    if (isFew && hasRides) add("pointsOverTime", "pointsFewNote", fewPointsChart);
    else if (charts.points.deciles[0].length > 1) add("pointsOverTime", "pointsNote", pointsChart);
    if (!isFew && charts.arrivals.counts.length > 0) {
      add("arrivals", "arrivalsNote", (host, label) => histogram(host, charts.arrivals, { label }));
    }
    // One who waits is no line.
    if (figures.tasks.some((task) => task.longestLine > 1)) add("lines", "linesNote", (host, label) => lineChart(host, label, charts.lines));
    if (heights.length > 0) add("heights", "heightsNote", heightsChart);
    by("charts").parentElement.hidden = all.length === 0;
    by("charts").replaceChildren(...all.map(({ key, note, host }) =>
      make("figure", { id: `chart-${key}` }, make("figcaption", {}, say(key)), make("p", { class: "note" }, say(note)), host)));
    // Only now are they as wide as they stay.
    for (const { key, show, host } of all) show(host, say(key));
  };

