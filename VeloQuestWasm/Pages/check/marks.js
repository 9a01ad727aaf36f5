/** Where in a row something was found, in units of the row's text. */

/**
 * The marks of a row, in the order of the findings.
 *
 * @param {import("./text-rows.js").TextRows} rows
 * @param {{start: number, end: number}} row
 * @param {Array<[number, number, number]>} findings first byte, end and severity, ordered by the first byte
 * @param {[number, number] | null} selected the bytes of the finding that is selected
 */
export function rowMarks(rows, row, findings, selected) {
  const marks = [];
  const mark = (start, end, severity) => {
    const isEmpty = end <= start;
    if (start > row.end || (isEmpty ? start < row.start : end <= row.start)) return;
    if (start === row.end && start !== row.start && !isEmpty) return;
    const from = rows.text(row.start, Math.max(start, row.start)).length;
    const to = Math.max(from + 1, rows.text(row.start, Math.min(end, row.end)).length);
    marks.push([from, to, severity]);
  };
  for (let index = firstReaching(findings, row.start); index < findings.length && findings[index][0] <= row.end; index += 1) {
    mark(...findings[index]);
  }
  if (selected) mark(...selected, "selected");
  return marks;
}

/** Findings that start far before a row hardly reach it: those of the last 64 KiB are looked at. */
function firstReaching(findings, byte) {
  let low = 0;
  let high = findings.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (findings[middle][0] < byte - 65_536) low = middle + 1;
    else high = middle;
  }
  return low;
}

const around = 28;

/** The row of a finding, cut to what is around it, and the columns to mark there. */
export function excerpt(rows, start, end) {
  const row = rows.row(rows.rowOf(start));
  const before = rows.text(row.start, Math.max(row.start, start));
  const range = rows.text(start, Math.max(start, Math.min(end, row.end)));
  const rest = rows.text(Math.max(start, Math.min(end, row.end)), row.end);
  const shown = (before.length > around ? `…${before.slice(-around)}` : before).trimStart();
  const text = `${shown}${range}${rest}`;
  const isLong = text.length > 5 * around;
  return { text: isLong ? `${text.slice(0, 5 * around)}…` : text, from: shown.length, length: Math.max(1, range.length) };
}
