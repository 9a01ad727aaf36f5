  // Riders that were chosen: a colour each, on the map and in the tables, side by side.

  const mostChosen = 8;
  /** The rows that were chosen, by the number of their colour. */
  const chosen = new Array(mostChosen).fill(null);
  const slotOf = (row) => chosen.indexOf(row);
  const slotColour = (slot) => colour(`--rider-${slot}`);
  const chosenRows = () => chosen.filter((row) => row !== null);
  let followed = null;

  /** What a track is called on the map: its rider; in a team, whose riders were recorded each, that rider. */
  const labelOf = (row, track) => {
    const all = tracksOf.get(row) || [];
    if (all.length < 2) return riderName(row);
    return `${riderName(row)}, ${rows[row].riders[all.indexOf(track)] || all.indexOf(track) + 1}`;
  };
  const hasTrack = (row) => tracksOf.has(row);

  /** Says something to who does not see the page. */
  const announce = (words) => (by("live").textContent = words);

  const placeWords = (row) => {
    const { place } = rows[row];
    if (place === undefined) return "–";
    return isPending(rows[row]) ? `(${number(place)})` : number(place);
  };
  const statusWords = (row) => {
    const { status, pending } = rows[row];
    if (!isPending(rows[row])) return say(`status-${status}`);
    return pending > 0 ? `${say("pendingAnswers")}: ${number(pending)}` : say("toBeJudged");
  };

  const choose = (row) => {
    // In a small field everyone keeps one colour.
    const slot = isFew ? row : slotOf(null);
    if (slot < 0) {
      announce(say("chosenFull"));
      by("chosen-note").textContent = say("chosenFull");
      return;
    }
    chosen[slot] = row;
    announce(`${say("chosenNow")}: ${riderName(row)}, ${say("place")} ${placeWords(row)}`);
    showChosen();
  };
  const unchoose = (row) => {
    if (followed === row) followed = null;
    chosen[slotOf(row)] = null;
    announce(`${say("chosenNoMore")}: ${riderName(row)}`);
    showChosen();
  };
  const toggleChosen = (row) => (slotOf(row) < 0 ? choose(row) : unchoose(row));

  /** Keeps the map centred on a row's rider; on nobody's with `null`. */
  const follow = (row) => {
    if (followed === row) return;
    followed = row;
    for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#chosen .follow"))) {
      button.setAttribute("aria-pressed", String(Number(button.dataset.row) === followed));
    }
    if (row === null) return;
    view.scale = Math.max(view.scale, 0.25);
    followNow();
    moved();
  };
  /** Moves the view to who is followed; whether it moved. */
  const followNow = () => {
    if (followed === null) return false;
    const { x, y } = locate(tracksOf.get(followed)[0], time);
    centre(x, y);
    return true;
  };

  const showOnMap = (row) => {
    if (slotOf(row) < 0) choose(row);
    if (slotOf(row) < 0) return;
    by("stage").scrollIntoView({ block: "start" });
    by("chosen").querySelector(`[data-row="${row}"].to-standings`).focus({ preventScroll: true });
    bringIntoView(row);
  };

  /** Moves the map to a row's rider, and the time to the first minutes of a ride that has not begun. */
  const bringIntoView = (row) => {
    if (!hasTrack(row)) return;
    const [track] = tracksOf.get(row);
    const begin = tracks.times[tracks.first[track]];
    if (time < begin) setTime(Math.min(begin + 120, tracks.times[tracks.first[track + 1] - 1]));
    const { x, y } = locate(track, time);
    const [left, top] = [(x - view.x) * view.scale, (y - view.y) * view.scale];
    if (left > 20 && top > 20 && left < map.clientWidth - 20 && top < map.clientHeight - 20) return;
    centre(x, y);
    moved();
  };

  const showInStandings = (row) => {
    while (shownRows <= row) showMore();
    const button = by("standings").querySelector(`[data-row="${row}"]`);
    button.scrollIntoView({ block: "center" });
    button.focus({ preventScroll: true });
  };

  const makeCard = (row, slot) => {
    const name = riderName(row);
    const swatch = make("i", { class: "swatch", "aria-hidden": "true" });
    swatch.style.background = `var(--rider-${slot})`;
    const back = make("button", { type: "button", class: "to-standings link", "data-row": row, "aria-label": `${name}: ${say("showInStandings")}` }, name);
    back.addEventListener("click", () => showInStandings(row));
    const remove = make("button", { type: "button", class: "remove", "aria-label": `${say("remove")}: ${name}` }, "×");
    remove.addEventListener("click", () => {
      unchoose(row);
      by("search").focus();
    });
    const buttons = [remove];
    if (hasTrack(row)) {
      const button = make("button", { type: "button", class: "follow", "data-row": row, "aria-pressed": String(followed === row), "aria-label": `${say("follow")}: ${name}` }, say("follow"));
      button.addEventListener("click", () => follow(followed === row ? null : row));
      buttons.unshift(button);
    }
    const facts = `${say("place")} ${placeWords(row)} · ${number(rows[row].points, 3)} ${say("pointsShort")}`;
    return make("li", { "data-row": row }, swatch, make("div", {}, back, make("small", {}, facts), make("small", { class: "now" })), ...buttons);
  };

  /** What the chosen riders do now. */
  const showChosenNow = () => {
    for (const card of by("chosen").children) {
      const row = Number(card.dataset.row);
      let words = say("noTrack");
      if (hasTrack(row)) {
        const { state, point } = locate(tracksOf.get(row)[0], time);
        const place = restPlaces[point];
        const isAtTask = state === standing && place >= 0 && place < figures.tasks.length;
        words = isAtTask ? `${figures.tasks[place].number}. ${taskName(place)}` : say(`now-${states[state]}`);
      }
      const now = card.querySelector(".now");
      if (now.textContent !== words) now.textContent = words;
    }
  };

  const showChosen = () => {
    by("chosen").replaceChildren(...chosen.flatMap((row, slot) => (row === null ? [] : [makeCard(row, slot)])));
    by("chosen-note").textContent = rows.length === 0 ? say("nobodyRode") : chosenRows().length === 0 ? say("chooseNote") : "";
    by("clear").hidden = chosenRows().length < 2;
    for (const button of by("standings").querySelectorAll("button[data-row]")) markRow(button);
    showComparison();
    showPointsChart();
    drawField();
    showChosenNow();
  };
  by("clear").addEventListener("click", () => {
    chosen.fill(null);
    followed = null;
    announce(say("chosenNobody"));
    showChosen();
    by("search").focus();
  });

  // Search: a field with a list of matches (ARIA Authoring Practices, combobox with a list).

  const mostMatches = 8;
  const folded = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const searchTexts = rows.map((row) => folded([row.name, row.id, ...row.riders].join(" ")));
  let matches = [];
  let active = -1;

  const showMatches = () => {
    const text = folded(by("search").value.trim());
    const starts = [];
    const others = [];
    if (text) {
      searchTexts.forEach((words, row) => {
        const place = words.indexOf(text);
        if (place < 0) return;
        if (place === 0 || words[place - 1] === " ") starts.push(row);
        else others.push(row);
      });
    }
    const all = [...starts, ...others];
    matches = all.slice(0, mostMatches);
    active = matches.length > 0 ? 0 : -1;
    by("matches").replaceChildren(...matches.map((row, index) => {
      const option = make("li", { role: "option", id: `match-${index}`, "aria-selected": String(index === active) },
        make("span", {}, riderName(row)), make("small", {}, [rows[row].group, `${say("place")} ${placeWords(row)}`].filter(Boolean).join(" · ")));
      // A press would take the focus from the field, and close the list before the click.
      option.addEventListener("pointerdown", (event) => event.preventDefault());
      option.addEventListener("click", () => take(row));
      return option;
    }));
    by("matches").hidden = matches.length === 0;
    by("search").setAttribute("aria-expanded", String(matches.length > 0));
    mark();
    by("found").textContent = text ? `${say("found")}: ${number(all.length)}` : "";
  };
  const mark = () => {
    [...by("matches").children].forEach((option, index) => option.setAttribute("aria-selected", String(index === active)));
    if (active < 0) by("search").removeAttribute("aria-activedescendant");
    else {
      by("search").setAttribute("aria-activedescendant", `match-${active}`);
      by("matches").children[active].scrollIntoView({ block: "nearest" });
    }
  };
  const closeMatches = () => {
    by("search").value = "";
    showMatches();
  };
  const take = (row) => {
    closeMatches();
    if (slotOf(row) < 0) choose(row);
    if (slotOf(row) >= 0) bringIntoView(row);
  };
  by("search").addEventListener("input", showMatches);
  by("search").addEventListener("blur", () => {
    by("matches").hidden = true;
    by("search").setAttribute("aria-expanded", "false");
  });
  by("search").addEventListener("focus", showMatches);
  by("search").addEventListener("keydown", (event) => {
    const actions = {
      ArrowDown: () => (active = (active + 1) % matches.length), ArrowUp: () => (active = (active + matches.length - 1) % matches.length),
      Enter: () => take(matches[active]), Escape: closeMatches,
    };
    if (!actions[event.key] || (matches.length === 0 && event.key !== "Escape")) return;
    event.preventDefault();
    event.stopPropagation();
    actions[event.key]();
    mark();
  });
