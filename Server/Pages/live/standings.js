/** The table of standings, or of riders where the event shows none: stars, a filter by class, and names that are followed on a map. */

import { find, focusFirst, make } from "/pages/shared/dom.js";
import { number, t } from "/pages/shared/language.js";
import { isFavourite } from "./favourites.js";
import { stopwatch } from "./words.js";

/** The rows of all groups, each with its class and riders. */
export function rowsOf(standings) {
  const groups = standings.groups ?? [{ rows: standings.rows ?? [] }];
  return groups.flatMap((group) => group.rows.map((row) => ({
    ...row, class: row.class ?? group.class ?? null, riders: row.riders ?? (row.rider ? [row.rider] : []),
  })));
}

/** Rows for riders without standings, by name. */
export function rowsOfRiders(riders, starters) {
  const order = new Intl.Collator(undefined, { numeric: true });
  return [...riders].map((rider) => {
    const starter = starters.get(rider);
    return { riders: [rider], name: starter?.name ?? rider, team: false, class: starter?.class ?? null };
  }).sort((a, b) => order.compare(a.name, b.name));
}

/** Whether somebody starred a row: all of its riders. */
export function isStarred({ riders }) {
  return riders.length > 0 && riders.every(isFavourite);
}

/** Fills the choice of classes; hidden where there are fewer than two. */
export function fillClasses(select, rows, chosen) {
  const classes = [...new Set(rows.map((row) => row.class).filter(Boolean))].sort();
  const wanted = JSON.stringify([t("allClasses"), ...classes]);
  find("class-label").hidden = classes.length < 2;
  if (select.dataset.filled === wanted) return classes.includes(chosen) ? chosen : "";
  select.dataset.filled = wanted;
  select.replaceChildren(make("option", { value: "" }, t("allClasses")), ...classes.map((name) => make("option", { value: name }, name)));
  select.value = classes.includes(chosen) ? chosen : "";
  return select.value;
}

/**
 * Draws the table again and keeps the focus where it was.
 *
 * @param {HTMLElement} place
 * @param {Array} rows those to show, in their order
 * @param {{hasResults: boolean, hasPositions: boolean, byClass: boolean, followed: string|null, onStar: Function, onFollow: Function}} how
 */
export function drawStandings(place, rows, how) {
  const { activeElement } = document;
  const focused = activeElement instanceof HTMLElement && place.contains(activeElement) ? activeElement.dataset.key : null;
  const groups = new Map();
  for (const row of rows) {
    const key = how.byClass ? row.class ?? "" : "";
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(row);
  }
  place.replaceChildren(...[...groups].map(([name, list]) => table(name, list, how)));
  if (focused) focusFirst(place, `[data-key="${CSS.escape(focused)}"]`);
}

function table(name, rows, how) {
  const head = [make("th", { scope: "col" }, make("span.unseen", {}, t("star")))];
  if (how.hasResults) head.push(make("th.number", { scope: "col", "aria-label": t("place") }, "#"));
  head.push(make("th", { scope: "col" }, t("name")));
  if (how.hasResults) head.push(make("th.number", { scope: "col" }, t("points")), make("th.number", { scope: "col" }, t("time")));
  return make("table", {}, name ? make("caption", {}, name) : null, make("thead", {}, make("tr", {}, ...head)),
    make("tbody", {}, ...rows.map((row) => line(row, how))));
}

function line(row, how) {
  const key = row.riders.join(" ") || row.name;
  const starred = isStarred(row);
  const isFollowed = row.riders.includes(how.followed);
  const star = make("button.star", {
    type: "button", "aria-pressed": String(starred), "aria-label": t("starOf", { name: row.name }), "data-key": `star ${key}`,
    disabled: row.riders.length === 0, onclick: () => how.onStar(row, !starred),
  }, starred ? "★" : "☆");
  const status = how.hasResults && row.status ? make("span.small.faint.status", {}, t(`status_${row.status}`)) : null;
  const name = how.hasPositions && row.riders.length > 0
    ? make("button.name", {
      type: "button", "aria-pressed": String(isFollowed), title: t("follow", { name: row.name }), "data-key": `name ${key}`,
      onclick: () => how.onFollow(row),
    }, make("span.called", {}, row.name), status)
    : make("span.name", {}, make("span.called", {}, row.name), status);
  const cells = [make("td", {}, star)];
  if (how.hasResults) cells.push(make("td.number.place", {}, String(row.place ?? "–")));
  cells.push(make("td.who", {}, name));
  if (how.hasResults) cells.push(make("td.number.points", {}, number(row.points, 2)), make("td.number", {}, stopwatch(row.seconds)));
  return make("tr", { "data-riders": row.riders.join(" "), "data-followed": isFollowed ? "" : null }, ...cells);
}
