/** Runs the lines of the chapter "In a web page" of Docs/app.md, with a few things of a page beside them. */
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Returns what the page printed and the log lines that it kept, for positions on the first task of the quest. */
export async function runReadme(root, folder, files) {
  const chapter = (await readFile(join(root, "Docs/app.md"), "utf8")).split("\n## In a web page\n")[1].split("\n## ")[0];
  const code = chapter.match(/```js\n([^]*?)```/)[1];
  const printed = [];
  const stored = new Map();
  let receive;
  const page = {
    fetch: async (name) => new Response(await readFile(name instanceof URL ? name : files[name])),
    localStorage: { getItem: (name) => stored.get(name) ?? null, setItem: (name, text) => stored.set(String(name), text) },
    navigator: { geolocation: { watchPosition: (receiver) => (receive = receiver) } },
    console: { log: (text) => printed.push(text) },
  };
  globalThis.pageOfReadme = page;
  const names = Object.keys(page).join(", ");
  const file = join(folder, "readme.mjs");
  const [imports, ...rest] = code.split("\n");
  await writeFile(file, `${imports}\nconst { ${names} } = globalThis.pageOfReadme;\n${rest.join("\n")}`);
  await import(pathToFileURL(file));
  await rm(file);
  const { features } = JSON.parse(await readFile(files["old-town.geojson"], "utf8"));
  const [longitude, latitude] = features[0].geometry.coordinates;
  for (let second = 0; second < 30; second += 1) {
    receive({ coords: { longitude, latitude, accuracy: 5, speed: null, heading: null }, timestamp: (1_750_000_000 + second) * 1000 });
  }
  return { printed, lines: [...stored.values()].flatMap((text) => text.split(/(?<=\n)/)) };
}
