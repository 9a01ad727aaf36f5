/** What browsers have and TypeScript 4.8 does not know yet, and types that all pages share. */

import type { LocalizedText } from "../veloquest.js";

declare global {
  /** The languages that the pages have texts in, by tag; the build writes them. */
  const LANGUAGES: Record<string, { name: string; direction: "ltr" | "rtl" }>;

  interface Array<T> {
    findLast(predicate: (value: T, index: number) => unknown): T | undefined;
    findLastIndex(predicate: (value: T, index: number) => unknown): number;
  }

  interface Window {
    /** MapLibre GL JS, once it is loaded. */
    maplibregl: any;
    showOpenFilePicker?: (options: object) => Promise<any[]>;
  }

  var OffscreenCanvas: { new (width: number, height: number): HTMLCanvasElement & { transferToImageBitmap(): ImageBitmap } };

  interface HTMLElement {
    /** The map that is open in the element. */
    groundMap?: any;
  }
}

/** The element that `make("li.open")` makes. */
export type ElementOf<Tag extends string> = Tag extends keyof HTMLElementTagNameMap
  ? HTMLElementTagNameMap[Tag]
  : Tag extends `${infer Name}.${string}`
  ? Name extends keyof HTMLElementTagNameMap
    ? HTMLElementTagNameMap[Name]
    : HTMLElement
  : HTMLElement;

/** What can stand in an element; `null`, `undefined` and `false` are left out. */
export type Child = Node | string | null | undefined | false;

/** A text with places such as `{name}`, or its parts. */
export type Text = string | (string | Choice)[];

/** A part of a text that has several forms: the value `select` chooses one, by itself or by its form of plural. */
export interface Choice {
  select: string;
  forms: Record<string, Text>;
  /** Which form serves where no other does. */
  other: string;
}

/** A table of texts in one language. */
export type Texts = Record<string, Text>;

/** An error as it comes from a worker or from the engine: `text` says to readers what is wrong. */
export type WorkerError = Error & { code?: string; reason?: string; text?: LocalizedText };

/** A view of a plain map: its middle in the unit square of Web Mercator, and how many pixels the world takes. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

/** What a map shows; what is not named stays. */
export interface Shown {
  tasks?: any[];
  riders?: any[];
  zones?: any;
  start?: any;
  finish?: any;
  me?: any;
  chosen?: string | null;
  handles?: any[];
  roads?: any;
  plan?: any;
  trail?: any;
  route?: any;
}

/** A map that is open in an element, with tiles or without. `TileMap` says what its members do. */
export interface OpenMap {
  readonly kind: string;
  show(changes: Shown): void;
  fit(what: any, options?: { margin?: any; maxZoom?: number; animate?: boolean }): void;
  center(lon: number, lat: number, zoom?: number): void;
  zoomBy(factor: number): void;
  follow(isFollowing: boolean): void;
  on(name: string, handler: (value: any) => void): void;
  pixel(lon: number, lat: number): [number, number];
  place(x: number, y: number): [number, number];
  label(text: string): void;
  language(language: string): void;
  look(look: string | null): void;
  resize(): void;
  close(): void;
}
