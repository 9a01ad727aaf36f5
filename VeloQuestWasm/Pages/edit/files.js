/** Opens and saves files: in their place where the browser lets pages do that, else by choosing and by downloading. */

import { find, save } from "../shared/dom.js";

const types = [{ description: "GeoJSON", accept: { "application/geo+json": [".geojson", ".json"] } }];

/** Lets the reader choose a file: `{file, handle}`, or `null`. Without the browser's own window the page's input is opened. */
export async function chooseFile() {
  if (!window.showOpenFilePicker) {
    find("file").click();
    return null;
  }
  try {
    const [handle] = await window.showOpenFilePicker({ types });
    return { file: await handle.getFile(), handle };
  } catch (error) {
    if (error.name === "AbortError") return null;
    throw error;
  }
}

/** Writes bytes to the file that was opened; where there is none, or it may not be written, they are downloaded. */
export async function saveFile(name, bytes, handle) {
  if (handle?.createWritable) {
    try {
      const stream = await handle.createWritable();
      await stream.write(bytes);
      await stream.close();
      return;
    } catch (error) {
      if (error.name === "AbortError") throw error;
    }
  }
  save(name, new Blob([bytes], { type: "application/geo+json" }), "application/geo+json");
}
