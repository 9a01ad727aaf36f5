/** The choice of a quest and a map: files of the reader, or the example. */

import { acceptDrops, find } from "../shared/dom.js";
import { t } from "../shared/language.js";

/** Calls `begin(name, quest, map)` with bytes when the reader has chosen. */
export function chooseFiles(begin) {
  /** @type {{quest: File | null, map: File | null}} */
  const files = { quest: null, map: null };
  const take = (taken) => {
    for (const file of taken) {
      const isMap = file.name.endsWith(".vqmap");
      files[isMap ? "map" : "quest"] = file;
      find(isMap ? "map-name" : "quest-name").textContent = file.name;
    }
    find("begin", HTMLButtonElement).disabled = !files.quest;
  };
  for (const kind of ["quest", "map"]) {
    find(`choose-${kind}`).addEventListener("click", () => find(`${kind}-file`).click());
    find(`${kind}-file`).addEventListener("change", () => take(find(`${kind}-file`, HTMLInputElement).files ?? []));
  }
  acceptDrops(take);
  find("begin").addEventListener("click", async () => {
    if (files.quest) begin(files.quest.name, await files.quest.arrayBuffer(), await files.map?.arrayBuffer() ?? null);
  });
  find("example").addEventListener("click", async () => {
    find("phase").textContent = t("loading");
    const bytes = async (name) => (await fetch(`example/${name}`)).arrayBuffer();
    const [quest, town] = await Promise.all([bytes("old-town.geojson"), bytes("town.vqmap")]);
    begin("old-town.geojson", quest, town);
  });
}
