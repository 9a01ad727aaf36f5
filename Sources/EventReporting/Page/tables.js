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
  const showStandings = () => {
    const classes = figures.standings.classes;
    const rows = classes.flatMap((group) => group.rows.map((row) => [group.name, row]));
    const isNamed = classes.some((group) => group.name);
    const cells = rows.slice(0, shownRows).map(([name, row]) => {
      const riders = row.team ? `${row.name} (${row.riders.join(", ")})` : row.name;
      const time = make("td", row.late > 0 ? { class: "late" } : {}, row.finished ? clock(row.elapsed) : "–");
      return make("tr", {},
        ...(isNamed ? [make("td", {}, name || "–")] : []), make("td", {}, number(row.place)),
        make("td", { class: "name" }, riders), make("td", {}, number(row.points, 3)), make("td", {}, number(row.solved)), time,
        make("td", {}, say(`status-${row.status}`)));
    });
    const keys = ["place", "rider", "points", "solvedTasks", "rideTime", "status"];
    by("standings").replaceChildren(head(isNamed ? ["class", ...keys] : keys), make("tbody", {}, ...cells));
    by("all").hidden = rows.length <= shownRows;
    by("all").textContent = `${say("showAll")} (${number(rows.length)})`;
  };
  by("all").addEventListener("click", () => {
    shownRows = Infinity;
    showStandings();
    by("standings").parentElement.focus();
  });

  const showRates = () => {
    const parts = [0, 1, 2, 3, 4].map((step) => [`${step * 20}–${percent((step + 1) / 5)}`, `var(--rate-${step})`]);
    parts.push([say("nobodyCame"), "var(--rate-none)"]);
    by("rates").replaceChildren(
      make("span", {}, `${say("solveRate")}:`), ...parts.map(([text, shade]) => make("span", {}, dot(shade), text)));
  };

  const speak = (chosen) => {
    language = chosen;
    document.documentElement.lang = language;
    document.title = `${page.titles[language]} – ${page.kickers[language]}`;
    by("kicker").textContent = page.kickers[language];
    by("title").textContent = page.titles[language];
    for (const element of document.querySelectorAll("[data-text]")) element.textContent = say(element.dataset.text);
    for (const element of document.querySelectorAll("[data-label]")) {
      element.setAttribute("aria-label", say(element.dataset.label));
    }
    for (const button of document.querySelectorAll("[data-language]")) {
      button.setAttribute("aria-pressed", String(button.dataset.language === language));
    }
    showPlay();
    showSummary();
    makeMarkers();
    if (selected !== null) select(selected);
    showRates();
    showCharts();
    showTasks();
    showStandings();
    drawField();
  };
  for (const button of document.querySelectorAll("[data-language]")) {
    button.addEventListener("click", () => speak(button.dataset.language));
  }

  by("attribution").textContent = page.map.attribution;
  speak(language);
  fitView();
  let lastWidth = innerWidth;
  new ResizeObserver(() => moved()).observe(map);
  addEventListener("resize", () => {
    if (innerWidth === lastWidth) return;
    lastWidth = innerWidth;
    showCharts();
    fitView();
  });
  darkness.addEventListener("change", () => {
    heatPicture = null;
    drawGround();
    drawField();
  });
