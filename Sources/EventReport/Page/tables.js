  // Words and tables.

  const showSummary = () => {
    const share = figures.contestants > 0 ? figures.inTime / figures.contestants : 0;
    const spread = (values, write) => [write(values.median), `${write(values.least)} – ${write(values.most)}`];
    const cards = [
      ["contestants", number(figures.contestants)],
      ...(figures.notStarted > 0 ? [["notStarted", number(figures.notStarted)]] : []), ["home", number(figures.home)],
      ["inTime", number(figures.inTime), percent(share)], ["solvedAll", number(figures.solvedAll)],
      ["medianTime", ...spread(figures.finishTime, (value) => clock(value))],
      ["medianPoints", ...spread(figures.points, (value) => number(value, 3))],
      ...(figures.flagged > 0 ? [["flagged", number(figures.flagged)]] : []),
      // Of who is only known by a log nobody knows the way.
      ...(figures.distance === null ? [] : [["distance", `${number(figures.distance / 1000)} ${say("kilometres")}`]]),
      // Nobody knows which turns of a recorded ride were wrong.
      ...(figures.wrongTurns === null ? [] : [["wrongTurns", number(figures.wrongTurns)]]),
      ["reroutes", number(figures.reroutes)],
    ];
    by("summary").replaceChildren(...cards.map(([key, value, small]) =>
      make("div", { "data-figure": key }, make("dt", {}, say(key)), make("dd", {}, value, ...(small ? [make("small", {}, small)] : [])))));
    by("contacts").textContent = page.contacts.length > 0 ? `${say("contacts")}: ${page.contacts.join("; ")}` : "";
    by("advice").replaceChildren(...page.advice[language].map((text) => make("li", {}, text)));
  };

  const head = (keys) =>
    make("thead", {}, make("tr", {}, ...keys.map((key) =>
      make("th", key === "task" || key === "rider" ? { scope: "col", class: "name" } : { scope: "col" }, say(key)))));

  const showTasks = () => {
    const rows = figures.tasks.map((task, index) =>
      make("tr", {}, make("td", {}, String(task.number)), make("td", { class: "name" }, taskName(index), ...(taskKind(index) ? [make("small", {}, ` ${taskKind(index)}`)] : [])),
        ...taskFigures(task).map(([key, value]) => make("td", { "data-figure": key }, value))));
    const keys = figures.tasks.length > 0 ? taskFigures(figures.tasks[0]).map(([key]) => key) : [];
    by("tasks").replaceChildren(head(["number", "task", ...keys]), make("tbody", {}, ...rows));
  };

  let shownRows = 50;
  /** More rows than these at once would keep the page busy for long. */
  const moreRows = 1000;

  /** Shows whether the rider of a row in the standings was chosen. */
  const markRow = (button) => {
    const slot = slotOf(Number(button.dataset.row));
    button.setAttribute("aria-pressed", String(slot >= 0));
    button.previousSibling.style.background = slot < 0 ? "" : `var(--rider-${slot})`;
  };

  const makeRow = (row, index, isNamed) => {
    const button = make("button", { type: "button", class: "link", "data-row": index, title: say("showOnMap") }, row.name);
    button.addEventListener("click", () => {
      if (slotOf(index) < 0) showOnMap(index);
      else unchoose(index);
    });
    const name = make("td", { class: "name" }, make("i", { class: "swatch", "aria-hidden": "true" }), button, row.team ? ` (${row.riders.join(", ")})` : "");
    markRow(button);
    const time = make("td", row.late > 0 ? { class: "late" } : {}, row.finished ? clock(row.elapsed) : "–");
    const place = make("td", isPending(row) ? { class: "pending", title: say("pendingPlace") } : {}, placeWords(index));
    return make("tr", {}, ...(isNamed ? [make("td", {}, row.group || "–")] : []), place, name,
      make("td", {}, number(row.points, 3)), make("td", {}, number(row.solved)), time, make("td", {}, statusWords(index)));
  };

  const showRest = () => {
    const rest = Math.min(rows.length - shownRows, moreRows);
    by("all").hidden = rest <= 0;
    by("all").textContent = shownRows + rest >= rows.length ? `${say("showAll")} (${number(rows.length)})` : `${say("showMore")} (${number(rest)})`;
  };
  const isNamed = rows.some((row) => row.group);
  const showStandings = () => {
    const keys = ["place", "rider", "points", "solvedTasks", "rideTime", "status"];
    by("standings").replaceChildren(head(isNamed ? ["class", ...keys] : keys),
      make("tbody", {}, ...rows.slice(0, shownRows).map((row, index) => makeRow(row, index, isNamed))));
    showRest();
    by("standings").parentElement.hidden = rows.length === 0;
    by("nobody").textContent = rows.length === 0 ? say("nobodyRode") : "";
    showPending();
  };
  const showMore = () => {
    const from = shownRows;
    shownRows += moreRows;
    by("standings").lastChild.append(...rows.slice(from, shownRows).map((row, index) => makeRow(row, from + index, isNamed)));
    showRest();
  };
  by("all").addEventListener("click", () => {
    const from = shownRows;
    showMore();
    by("standings").querySelector(`[data-row="${from}"]`).focus();
  });

  /** How many results are not final, and the best place that they may still change. */
  const showPending = () => {
    const pending = [...rows.keys()].filter((row) => isPending(rows[row]));
    by("pending").hidden = pending.length === 0;
    if (pending.length === 0) return;
    /** The points of a row with all that it may still get. */
    const most = (row) =>
      splits[row].reduce((sum, { outcome }, task) => sum + (outcome === "pending" ? figures.tasks[task].points : 0), rows[row].points);
    const first = pending.reduce((first, row) => {
      const { group, place } = rows[row];
      const overtaken = rows.find((other) => other.group === group && other.place !== undefined && other.points <= most(row));
      return Math.min(first, overtaken ? overtaken.place : place || Infinity);
    }, Infinity);
    by("pending").textContent = `${say("pendingNote")}: ${number(pending.length)}.` + (first < Infinity ? ` ${say("pendingFrom")} ${number(first)}.` : "");
  };

  const showRates = () => {
    const parts = [0, 1, 2, 3, 4].map((step) => [`${step * 20}–${percent((step + 1) / 5)}`, `var(--rate-${step})`]);
    parts.push([say("nobodyCame"), "var(--rate-none)"]);
    by("rates").replaceChildren(
      make("span", {}, `${say("solveRate")}:`), ...parts.map(([text, shade]) => make("span", {}, dot(shade), text)));
  };
