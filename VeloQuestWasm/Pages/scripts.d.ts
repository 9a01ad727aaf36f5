/** What the scripts of the report and of `questctl map view` find in their pages, and what TypeScript 4.8 does not know yet. */

/** MapLibre GL JS, which the page loads before its own scripts. */
declare var maplibregl: any;
/** `table.json`, which the build puts before `style.js`. */
declare const TABLE: any;
declare const DecompressionStream: { new (format: string): ReadableWritablePair };

interface Window {
  maplibregl: any;
  /** For tests: the map. */
  veloquestMap: any;
}

interface CanvasRenderingContext2D {
  roundRect(x: number, y: number, width: number, height: number, radius: number): void;
}
