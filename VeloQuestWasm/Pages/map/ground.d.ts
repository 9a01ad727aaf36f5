/** The reader of archives, the letters and the style of the map, which `map/build.sh` makes of `questctl map view`'s page. */

export interface EditionLike {
  bytes: (offset: number, length: number) => Promise<Uint8Array>;
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly bounds: [number, number, number, number];
  open(): Promise<unknown>;
  tile(number: number, signal?: AbortSignal): Promise<Uint8Array>;
}

export const Edition: new (name: string) => EditionLike;
export const Archive: new (address: string) => {
  version: number;
  onReplaced: () => void;
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly bounds: [number, number, number, number];
  open(): Promise<unknown>;
  tile(zoom: number, x: number, y: number, signal?: AbortSignal): Promise<Uint8Array>;
};
export function tileNumber(zoom: number, x: number, y: number): number;
export function glyphRange(stack: string, first: number): Uint8Array;
/** A style of MapLibre GL JS is too large a type to write down here. */
export function groundStyle(archive: object, settings: { attribution: string }): {
  styleOf(look: string, language: string, quest: object): any;
  drawIcon(kind: string, name: string, ratio: number): ImageData | null;
  fillLegend(...parameters: any[]): void;
};
