  // The riders that were chosen side by side, task by task.

  const signedClock = (seconds) => (seconds < 0 ? `−${clock(-seconds)}` : `+${clock(seconds)}`);

  /** For each task of a row how long it took to get there from the one before, and how long it took there. */
  const legsOf = (row) => {
    const order = splits[row].map((split, task) => ({ ...split, task })).filter(({ reached }) => reached !== null).sort((a, b) => a.reached - b.reached);
    const legs = figures.tasks.map(() => null);
    let before = startOf(row);
    order.forEach(({ task, reached, solved }, index) => {
      const left = solved === null ? reached : Math.max(solved, reached);
      legs[task] = { order: index + 1, leg: reached - before, stay: left - reached };
      before = left;
    });
    return legs;
  };

  const showComparison = () => {
    const compared = chosenRows();
    by("comparison").hidden = compared.length === 0;
    if (compared.length === 0) {
      by("splits").replaceChildren();
      return;
    }
    const header = make("tr", {}, make("th", { scope: "col", class: "name" }, say("task")), ...compared.map((row) => {
      const swatch = make("i", { class: "swatch", "aria-hidden": "true" });
      swatch.style.background = `var(--rider-${slotOf(row)})`;
      return make("th", { scope: "col" }, swatch, riderName(row));
    }));
    const fact = (key, write) =>
      make("tr", { class: "fact" }, make("th", { scope: "row", class: "name" }, say(key)), ...compared.map((row) => make("td", {}, write(row))));
    const legs = compared.map((row) => (hasStarted(rows[row]) ? legsOf(row) : []));
    const tasks = figures.tasks.map((task, index) => {
      const times = compared.map((row) => {
        const { solved, reached } = splits[row][index];
        return solved === null && reached === null ? null : (solved === null ? reached : solved) - startOf(row);
      });
      const least = Math.min(...times.filter((time) => time !== null));
      const cells = compared.map((row, column) => {
        const { outcome, points } = splits[row][index];
        const [time, leg] = [times[column], legs[column][index]];
        const parts = [make("span", { class: `outcome outcome-${outcome}` }, outcome === "solved" ? number(points, 3) : say(`outcome-${outcome}`))];
        if (outcome !== "solved" && points !== 0) parts.push(` ${number(points, 3)}`);
        if (time !== null) parts.push(" ", make("b", {}, clock(time)));
        if (time !== null && compared.length > 1 && time > least) parts.push(make("small", {}, signedClock(time - least)));
        if (leg) parts.push(make("small", {}, `${leg.order}. ${say("leg")} ${clock(leg.leg)}`), make("small", {}, `${say("stay")} ${clock(leg.stay)}`));
        return make("td", {}, ...parts);
      });
      return make("tr", {}, make("th", { scope: "row", class: "name" }, `${task.number}. ${taskName(index)}`), ...cells);
    });
    by("splits").replaceChildren(make("caption", { class: "unseen" }, say("comparison")), make("thead", {}, header), make("tbody", {},
      fact("place", placeWords), fact("points", (row) => number(rows[row].points, 3)),
      fact("rideTime", (row) => (rows[row].finished ? clock(rows[row].elapsed) : "–")), fact("status", statusWords), ...tasks));
  };
