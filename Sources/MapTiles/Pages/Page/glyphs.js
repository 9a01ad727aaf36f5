// Letters as signed distance fields, drawn on a canvas: no font files are needed.
// A glyph's field has 24 pixels to the em and a border of 3; 192 is the outline, 8 pixels of distance make the whole range.

const EM = 24;
const BORDER = 3;
const RADIUS = 8;
const SIZE = EM + 4 * BORDER + 8;
// In these ranges only some letters are drawn ahead, those of living languages.
const DRAWN = { 4: (code) => code <= 0x45f || (code >= 0x490 && code <= 0x4f9) };

/** Squared distances along one line of a grid (Felzenszwalb and Huttenlocher, Distance transforms of sampled functions, 2012). */
function transformLine(grid, offset, stride, count, parabola, border, values) {
  parabola[0] = 0;
  border[0] = -Infinity;
  border[1] = Infinity;
  for (let q = 0; q < count; q++) values[q] = grid[offset + q * stride];
  for (let q = 1, k = 0; q < count; q++) {
    let crossing;
    do {
      const r = parabola[k];
      crossing = (values[q] - values[r] + q * q - r * r) / (q - r) / 2;
    } while (crossing <= border[k] && --k > -1);
    k++;
    parabola[k] = q;
    border[k] = crossing;
    border[k + 1] = Infinity;
  }
  for (let q = 0, k = 0; q < count; q++) {
    while (border[k + 1] < q) k++;
    const r = parabola[k];
    grid[offset + q * stride] = values[r] + (q - r) * (q - r);
  }
}

function transform(grid, width, height) {
  const count = Math.max(width, height);
  const parabola = new Uint16Array(count);
  const border = new Float64Array(count + 1);
  const values = new Float64Array(count);
  for (let x = 0; x < width; x++) transformLine(grid, x, width, height, parabola, border, values);
  for (let y = 0; y < height; y++) transformLine(grid, y * width, 1, width, parabola, border, values);
}

class GlyphDrawer {
  constructor(font) {
    const canvas = document.createElement("canvas");
    canvas.width = SIZE * 2;
    canvas.height = SIZE * 2;
    this.context = canvas.getContext("2d", { willReadFrequently: true });
    this.context.font = font;
    this.context.textBaseline = "alphabetic";
  }

  draw(code) {
    const text = String.fromCharCode(code);
    const { context } = this;
    const size = context.measureText(text);
    const top = Math.ceil(size.actualBoundingBoxAscent);
    const left = Math.floor(-size.actualBoundingBoxLeft);
    const width = Math.max(0, Math.min(SIZE, Math.ceil(size.actualBoundingBoxRight) - left));
    const height = Math.max(0, Math.min(SIZE, top + Math.ceil(size.actualBoundingBoxDescent)));
    const glyph = { id: code, width, height, left, top: top - 26, advance: Math.round(size.width) };
    if (!width || !height) return { ...glyph, width: 0, height: 0 };
    const [w, h] = [width + 2 * BORDER, height + 2 * BORDER];
    context.clearRect(0, 0, w, h);
    context.fillText(text, BORDER - left, BORDER + top);
    const alpha = context.getImageData(0, 0, w, h).data;
    const outer = new Float64Array(w * h);
    const inner = new Float64Array(w * h);
    for (let i = 0; i < w * h; i++) {
      const a = alpha[4 * i + 3] / 255;
      const d = 0.5 - a;
      outer[i] = a === 1 ? 0 : a === 0 ? 1e20 : Math.max(0, d) ** 2;
      inner[i] = a === 1 ? 1e20 : a === 0 ? 0 : Math.max(0, -d) ** 2;
    }
    transform(outer, w, h);
    transform(inner, w, h);
    glyph.bitmap = new Uint8Array(w * h);
    for (let i = 0; i < w * h; i++) {
      const distance = Math.sqrt(outer[i]) - Math.sqrt(inner[i]);
      glyph.bitmap[i] = Math.max(0, Math.min(255, Math.round(255 - 255 * (distance / RADIUS + 0.25))));
    }
    return glyph;
  }
}

/** Appends fields of Protocol Buffers. */
class Message {
  constructor() { this.bytes = []; }
  varint(value) {
    while (value >= 128) {
      this.bytes.push((value & 127) | 128);
      value = Math.floor(value / 128);
    }
    this.bytes.push(value);
  }
  number(field, value) { this.varint(field * 8); this.varint(value); }
  signed(field, value) { this.number(field, value < 0 ? -2 * value - 1 : 2 * value); }
  part(field, bytes) {
    this.varint(field * 8 + 2);
    this.varint(bytes.length);
    for (const byte of bytes) this.bytes.push(byte);
  }
}

const drawers = new Map();

/** The letters of a range of 256 in the format of Mapbox's glyph files. */
function glyphRange(stack, first) {
  if (!drawers.has(stack)) {
    const style = /italic/i.test(stack) ? "italic " : "";
    const weight = /bold/i.test(stack) ? 700 : 500;
    drawers.set(stack, new GlyphDrawer(`${style}${weight} ${EM}px "Liberation Sans", Arial, system-ui, sans-serif`));
  }
  const drawer = drawers.get(stack);
  const list = new Message();
  const encoder = new TextEncoder();
  list.part(1, encoder.encode(stack));
  list.part(2, encoder.encode(`${first}-${first + 255}`));
  for (let code = Math.max(first, 32); code < first + 256; code++) {
    if (code >= 127 && code < 160) continue;
    if (DRAWN[first >> 8] && !DRAWN[first >> 8](code)) continue;
    const glyph = drawer.draw(code);
    const message = new Message();
    message.number(1, glyph.id);
    if (glyph.bitmap) message.part(2, glyph.bitmap);
    message.number(3, glyph.width);
    message.number(4, glyph.height);
    message.signed(5, glyph.left);
    message.signed(6, glyph.top);
    message.number(7, glyph.advance);
    list.part(3, message.bytes);
  }
  const whole = new Message();
  whole.part(1, list.bytes);
  return new Uint8Array(whole.bytes);
}
