/** The masks of QR codes: of eight patterns that are laid over the data, the one that readers take best. */

const masks = [
  (x, y) => (x + y) % 2 === 0,
  (x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** How hard a code is to read: long runs, blocks, patterns like the corners', and how far it is from half dark. */
function penalty(rows) {
  const size = rows.length;
  let sum = 0;
  let darkCount = 0;
  const lines = [...rows, ...rows.map((_, x) => Uint8Array.from(rows, (row) => row[x]))];
  for (const line of lines) {
    let run = 1;
    for (let at = 1; at <= size; at += 1) {
      if (at < size && line[at] === line[at - 1]) {
        run += 1;
        continue;
      }
      if (run >= 5) sum += run - 2;
      run = 1;
    }
    const text = line.join("");
    for (const pattern of ["10111010000", "00001011101"]) {
      for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1)) sum += 40;
    }
  }
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      darkCount += rows[y][x];
      if (x === 0 || y === 0) continue;
      if (rows[y][x] === rows[y - 1][x] && rows[y][x] === rows[y][x - 1] && rows[y][x] === rows[y - 1][x - 1]) sum += 3;
    }
  }
  return sum + Math.floor(Math.abs(darkCount * 20 - size * size * 10) / (size * size)) * 10;
}

/** The rows of a square under its best mask; `writeFormat` writes into the square which one it is. */
export function bestMask({ dark, fixed }, writeFormat) {
  const candidates = masks.map((mask, index) => {
    writeFormat(index);
    const rows = dark.map((row, y) => row.map((value, x) => (fixed[y][x] ? value : value ^ (mask(x, y) ? 1 : 0))));
    return { rows, cost: penalty(rows) };
  });
  return candidates.reduce((best, each) => (each.cost < best.cost ? each : best)).rows;
}
