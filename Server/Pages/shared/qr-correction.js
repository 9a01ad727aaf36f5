/** The check bytes of QR codes: Reed-Solomon over GF(256) with the polynomial 0x11d. */

function product(a, b) {
  let result = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    result = (result << 1) ^ ((result >> 7) * 0x11d);
    result ^= ((b >> bit) & 1) * a;
  }
  return result;
}

/** The coefficients of the generator polynomial, without the highest. */
function generator(degree) {
  const coefficients = new Uint8Array(degree);
  coefficients[degree - 1] = 1;
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    for (let place = 0; place < degree; place += 1) {
      coefficients[place] = product(coefficients[place], root) ^ (coefficients[place + 1] ?? 0);
    }
    root = product(root, 2);
  }
  return coefficients;
}

function remainder(data, divisor) {
  const rest = new Uint8Array(divisor.length);
  for (const byte of data) {
    const factor = byte ^ rest[0];
    rest.copyWithin(0, 1);
    rest[rest.length - 1] = 0;
    divisor.forEach((coefficient, place) => (rest[place] ^= product(coefficient, factor)));
  }
  return rest;
}

/**
 * The data and its check bytes, in blocks that are interleaved byte by byte.
 *
 * The first blocks are a byte shorter where the data does not divide evenly.
 */
export function withCorrection(data, checks, blocks, whole) {
  const divisor = generator(checks);
  const shorter = blocks - (whole % blocks);
  const length = Math.floor(whole / blocks) - checks;
  const parts = [];
  let at = 0;
  for (let block = 0; block < blocks; block += 1) {
    const part = data.subarray(at, at + length + (block < shorter ? 0 : 1));
    at += part.length;
    parts.push({ part, check: remainder(part, divisor) });
  }
  const result = [];
  for (let place = 0; place <= length; place += 1) {
    for (const { part } of parts) if (place < part.length) result.push(part[place]);
  }
  for (let place = 0; place < checks; place += 1) {
    for (const { check } of parts) result.push(check[place]);
  }
  return Uint8Array.from(result);
}
