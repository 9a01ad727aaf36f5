  // Charts.

  const niceStep = (span, count, steps) => {
    if (steps) return steps.find((step) => span / step <= count) || Math.ceil(span / count / 86400) * 86400;
    const power = 10 ** Math.floor(Math.log10(span / count || 1));
    return [1, 2, 5, 10].map((factor) => factor * power).find((step) => span / step <= count) || power;
  };
  const timeSteps = [60, 300, 600, 900, 1800, 3600, 7200, 14400, 28800, 86400];

  /** Axes, and what they turn values into. */
  const plot = (host, { height = 220, label, x, y, isTime = true, percents = false, top = 10 }) => {
    const width = Math.max(240, host.clientWidth);
    const box = { left: 40, right: width - 12, top, bottom: height - (isTime ? 24 : 22) };
    const svg = draw("svg", { viewBox: `0 0 ${width} ${height}`, height, role: "img", "aria-label": label });
    const X = (value) => box.left + ((value - x[0]) / (x[1] - x[0] || 1)) * (box.right - box.left);
    const Y = (value) => box.bottom - ((value - y[0]) / (y[1] - y[0] || 1)) * (box.bottom - box.top);
    const yStep = Math.max(percents ? 0 : 1, niceStep(y[1] - y[0], height / 45));
    for (let value = Math.ceil(y[0] / yStep) * yStep; value <= y[1] + 1e-9; value += yStep) {
      svg.append(
        draw("line", { class: "grid", x1: box.left, x2: box.right, y1: Y(value), y2: Y(value) }),
        draw("text", { x: box.left - 5, y: Y(value) + 4, "text-anchor": "end" }, percents ? percent(value) : number(value)));
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

  /** Bars of how many there are in each stretch of time. */
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

  const rateChart = (host, label) => {
    const tasks = figures.tasks;
    const { svg, X, Y } = plot(host, { label, x: [0, tasks.length], y: [0, 1], isTime: false, percents: true });
    const every = Math.ceil((tasks.length * 17) / (X(tasks.length) - X(0)));
    tasks.forEach((task, index) => {
      const rate = solveRate(task) || 0;
      const came = task.reached / Math.max(1, figures.contestants);
      const [left, right] = [X(index + 0.12), X(index + 0.88)];
      const bar = draw("rect", { x: left, width: right - left, y: Y(rate), height: Y(0) - Y(rate) });
      bar.style.fill = rateColour(solveRate(task));
      svg.append(draw(
        "g", {}, draw("title", {}, `${task.number}. ${taskName(index)}: ${percent(rate)}; ${say("came")}: ${percent(came)}`), bar,
        draw("line", { class: "came", x1: left, x2: right, y1: Y(came), y2: Y(came) })));
      if (index % every === 0) {
        svg.append(draw("text", { x: X(index + 0.5), y: Y(0) + 15, "text-anchor": "middle" }, String(task.number)));
      }
    });
  };

  /** The deciles of the field as bands around the median. */
  const pointsChart = (host, label) => {
    const { step, deciles } = page.charts.points;
    const most = deciles[8].reduce((a, b) => Math.max(a, b), 1);
    const { svg, X, Y } = plot(host, { label, x: [0, step * (deciles[0].length - 1)], y: [0, most] });
    const points = (values) => values.map((value, index) => [X(index * step), Y(value)]);
    for (let band = 0; band < 4; band++) {
      const outline = [...points(deciles[band]), ...points(deciles[8 - band]).reverse()];
      svg.append(draw("path", { class: "band", d: `${line(outline)}Z` }));
    }
    svg.append(draw("path", { class: "curve", d: line(points(deciles[4])) }));
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

  const showCharts = () => {
    const charts = page.charts;
    const all = [];
    const add = (key, note, show) => all.push({ key, note, show, host: make("div") });
    if (charts.finishTimes.counts.length > 0) {
      add("finishTimes", "finishTimesNote", (host, label) => histogram(host, charts.finishTimes, { label, limit: page.timeLimit }));
    }
    add("solveRates", "solveRatesNote", rateChart);
    if (charts.points.deciles[0].length > 1) add("pointsOverTime", "pointsNote", pointsChart);
    if (charts.arrivals.counts.length > 0) {
      add("arrivals", "arrivalsNote", (host, label) => histogram(host, charts.arrivals, { label }));
    }
    if (charts.lines.length > 0) add("lines", "linesNote", (host, label) => lineChart(host, label, charts.lines));
    by("charts").replaceChildren(...all.map(({ key, note, host }) =>
      make("figure", { id: `chart-${key}` }, make("figcaption", {}, say(key)), make("p", { class: "note" }, say(note)), host)));
    // Only now are they as wide as they stay.
    for (const { key, show, host } of all) show(host, say(key));
  };

