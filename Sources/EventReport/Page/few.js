  // Charts of a few riders, each with a line of its own: shares and deciles of five say nothing.

  const rowColour = (row) => `var(--rider-${row % fewRiders})`;

  /** A bar for each ride from its start to its end, with its tasks. */
  const ridesChart = (host, label) => {
    const ridden = [...rows.keys()].filter((row) => hasStarted(rows[row]) && rows[row].elapsed !== undefined);
    const end = Math.max(60, ...ridden.map((row) => startOf(row) + rows[row].elapsed));
    const height = 34 + 30 * ridden.length;
    const { svg, X, box } = plot(host, { height, label, x: [0, end], y: [0, 1], left: 104, hasGrid: false });
    ridden.forEach((row, line) => {
      const y = box.top + 8 + 30 * line;
      const [from, to] = [startOf(row), startOf(row) + rows[row].elapsed];
      const bar = draw("rect", { x: X(from), width: Math.max(2, X(to) - X(from)), y, height: 12, rx: 3, opacity: rows[row].finished ? 0.55 : 0.25 },
        draw("title", {}, `${riderName(row)}: ${clock(rows[row].elapsed)}, ${statusWords(row)}`));
      bar.style.fill = rowColour(row);
      svg.append(bar, draw("text", { x: box.left - 6, y: y + 11, "text-anchor": "end" }, cut(riderName(row), 14)));
      splits[row].forEach(({ reached, solved, outcome }, task) => {
        const time = solved === null ? reached : solved;
        if (time === null) return;
        const mark = draw("circle", { cx: X(time), cy: y + 6, r: 5, class: solved === null ? "unsolved" : "" },
          draw("title", {}, `${figures.tasks[task].number}. ${taskName(task)}: ${say(`outcome-${outcome}`)}, ${clock(time - from)}`));
        mark.style.stroke = rowColour(row);
        if (solved !== null) mark.style.fill = rowColour(row);
        svg.append(mark, draw("text", { x: X(time), y: y + 24, "text-anchor": "middle", class: "small" }, String(figures.tasks[task].number)));
      });
      if (page.timeLimit === null) return;
      const limit = X(from + page.timeLimit);
      if (limit <= box.right) svg.append(draw("line", { class: "limit", x1: limit, x2: limit, y1: y - 4, y2: y + 16 }));
    });
  };

  /** Points over time, a line for each row. */
  const drawPointLines = (svg, X, Y, lines, end) => {
    for (const { row, shade } of lines) {
      const steps = pointSteps(row);
      const until = Math.min(end, Math.max(rows[row].elapsed || 0, steps[steps.length - 1][0]));
      const points = [];
      for (const [time, sum] of steps) {
        if (points.length > 0) points.push([X(time), points[points.length - 1][1]]);
        points.push([X(time), Y(sum)]);
      }
      points.push([X(until), points[points.length - 1][1]]);
      const curve = draw("path", { class: "curve", d: line(points) }, draw("title", {}, riderName(row)));
      curve.style.stroke = shade;
      svg.append(curve);
    }
  };

  const fewPointsChart = (host, label) => {
    const ridden = [...rows.keys()].filter((row) => hasStarted(rows[row]));
    const end = Math.max(60, ...ridden.map((row) => rows[row].elapsed || 0));
    const most = Math.max(1, ...ridden.map((row) => pointSteps(row).reduce((most, step) => Math.max(most, step[1]), 0)));
    const { svg, X, Y } = plot(host, { label, x: [0, end], y: [0, most] });
    drawPointLines(svg, X, Y, ridden.map((row) => ({ row, shade: rowColour(row) })), end);
    host.append(make("p", { class: "key" }, ...ridden.map((row) => make("span", {}, dot(rowColour(row)), riderName(row)))));
  };
