/** Tables of riders, to show what will be added before the server reads them: it decides. */

const columns = {
  rider: ["rider", "id", "участник", "номер"], name: ["name", "имя"], team: ["team", "команда"],
  class: ["class", "category", "класс", "группа"], minor: ["minor", "child", "ребёнок", "ребенок"],
};

/** The rows of a table (RFC 4180), separated by commas, semicolons or tabs as its first line is. */
export function rowsOf(text) {
  const source = text.replace(/^\uFEFF/, "");
  const first = source.slice(0, source.search(/[\r\n]|$/));
  const separator = first.includes("\t") ? "\t" : first.includes(";") ? ";" : ",";
  const rows = [];
  let row = [];
  let cell = "";
  let isQuoted = false;
  const endRow = () => {
    row.push(cell);
    if (row.some((each) => each.trim())) rows.push(row.map((each) => each.trim()));
    row = [];
    cell = "";
  };
  for (let index = 0; index < source.length; index += 1) {
    const character = source[index];
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (source[index + 1] === '"') cell += source[(index += 1)];
      else isQuoted = false;
    } else if (character === '"' && cell.trim() === "") {
      isQuoted = true;
      cell = "";
    } else if (character === separator) {
      row.push(cell);
      cell = "";
    } else if (character === "\n") {
      endRow();
    } else if (character !== "\r") {
      cell += character;
    }
  }
  endRow();
  return rows;
}

/**
 * The riders of a table: `{riders, problem}`; `problem` is `"noRows"` or `"noRider"`, a column without which nothing is read.
 *
 * @returns {{riders: Array<{rider: string, name?: string, team?: string, class?: string}>, problem?: string}}
 */
export function ridersOf(text) {
  const [titles, ...rows] = rowsOf(text);
  if (!titles) return { riders: [], problem: "noRows" };
  /** @type {Record<string, number>} */
  const places = {};
  titles.forEach((title, place) => {
    for (const [column, names] of Object.entries(columns)) if (names.includes(title.toLowerCase())) places[column] = place;
  });
  if (places.rider === undefined) return { riders: [], problem: "noRider" };
  const riders = rows.map((row) => {
    const cells = Object.entries(places).map(([column, place]) => [column, row[place] || undefined]);
    const { rider = "", ...others } = Object.fromEntries(cells);
    return { rider, ...others };
  });
  return { riders: riders.filter(({ rider }) => rider) };
}

/** A table as text. A cell that a spreadsheet would take for a formula is told to be text. */
export function tableText(rows) {
  const cell = (value) => {
    const text = String(value ?? "");
    const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
    return /[",;\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return `\uFEFF${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}
