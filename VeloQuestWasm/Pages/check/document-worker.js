/** Holds the text that is checked: gives its rows, draws its geometries, finds Features. */

import { answerCalls, notify } from "../shared/calls.js";
import { TextRows } from "./text-rows.js";
import { scan } from "./scan.js";
import { Shapes } from "./shapes.js";
import { Drawing } from "./draw.js";
import { pick } from "./pick.js";
import { rowMarks, excerpt } from "./marks.js";

let bytes = new Uint8Array();
let rows = new TextRows(bytes);
let shapes = new Shapes();
let severities = new Uint8Array();
let findings = [];
let drawings = 0;

answerCalls({
  /** Reads a text, and says how many lines and rows it has. Its geometries are looked for afterwards, by `scan`. */
  async open({ blob }) {
    findings = [];
    severities = new Uint8Array();
    shapes = new Shapes();
    bytes = new Uint8Array(await blob.arrayBuffer());
    rows = new TextRows(bytes);
    return { rows: rows.count, lines: rows.lines, bytes: bytes.length };
  },

  /** Looks for geometries. */
  scan() {
    shapes = scan(bytes, (share) => notify("progress", share));
    setSeverities();
    return {
      features: shapes.featureCount, shapes: shapes.count, positions: shapes.positions.length / 2,
      bounds: shapes.count > 0 ? shapes.bounds : null,
    };
  },

  /** Takes what was found, as `[first byte, end, severity 1 … 3]` in the order of the text. */
  findings(list) {
    findings = list;
    setSeverities();
  },

  /** Rows for the screen, with the ranges of what was found in them. */
  rows({ from, count, selected }) {
    const result = [];
    for (let index = from; index < Math.min(from + count, rows.count); index += 1) {
      const row = rows.row(index);
      result.push({ ...row, index, marks: rowMarks(rows, row, findings, selected) });
    }
    return result;
  },

  /** The row of a byte, and the line with what was found in it. */
  locate([start, end]) {
    const feature = shapes.featureAt(start);
    return { row: rows.rowOf(start), excerpt: excerpt(rows, start, end), feature, box: feature >= 0 ? shapes.boxOf(feature) : null };
  },

  /** A picture of a view, or `null` when a newer one was asked for meanwhile. */
  async draw(view) {
    const number = (drawings += 1);
    const bitmap = await new Drawing(shapes, view, severities).run(() => number !== drawings);
    return bitmap ? { value: bitmap, transfer: [bitmap] } : null;
  },

  /** The Feature under a pixel, and its bytes. */
  pick({ view, x, y }) {
    const feature = pick(shapes, view, x, y);
    if (feature < 0) return null;
    return { feature, start: shapes.featureStart.values[feature], end: shapes.featureEnd.values[feature], box: shapes.boxOf(feature) };
  },
});

/** How bad the worst is that was found in each Feature. */
function setSeverities() {
  severities = new Uint8Array(shapes.featureStart.length);
  for (const [start, , severity] of findings) {
    const feature = shapes.featureAt(start);
    if (feature >= 0) severities[feature] = Math.max(severities[feature], severity);
  }
}
