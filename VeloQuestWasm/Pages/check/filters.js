/** Which findings are shown: by severity and by rule; and whether rules of style apply. */

import { make, find, queryAll, targetOf } from "../shared/dom.js";
import { t, number } from "../shared/language.js";

const severities = ["error", "warning", "note"];

export class Filters {
  #shown = new Set(severities);
  #rule = "";
  #onChange;

  /** @param {() => void} onChange is called when the reader chose */
  constructor(onChange) {
    this.#onChange = onChange;
    find("rule").addEventListener("change", (event) => {
      this.#rule = targetOf(event, HTMLSelectElement).value;
      onChange();
    });
    find("severities").append(...severities.map((severity) => make("button", {
      type: "button", "data-severity": severity, "aria-pressed": "true", onclick: (event) => this.#toggle(severity, event.currentTarget),
    })));
  }

  /** How the engine is to check. */
  get options() {
    return { lint: find("lint", HTMLInputElement).checked, findingsPerRule: 2000 };
  }

  /** Those of the findings that are to be shown. */
  chosen(findings) {
    return findings.filter(({ severity, rule }) => this.#shown.has(severity) && (this.#rule === "" || rule === this.#rule));
  }

  /** Shows how many findings there are of each kind. */
  show(findings) {
    for (const button of queryAll(find("severities"), "button")) {
      const { severity = "" } = button.dataset;
      const count = findings.filter((finding) => finding.severity === severity).length;
      button.replaceChildren(make(`span.spot.${severity}`), t(severity), make("b", {}, number(count)));
    }
    const rules = new Map();
    for (const { rule } of findings) rules.set(rule, (rules.get(rule) ?? 0) + 1);
    if (!rules.has(this.#rule)) this.#rule = "";
    find("rule").replaceChildren(make("option", { value: "" }, t("allRules")),
      ...[...rules].sort().map(([rule, count]) => make("option", { value: rule }, `${rule} (${number(count)})`)));
    find("rule", HTMLSelectElement).value = this.#rule;
  }

  #toggle(severity, button) {
    if (!this.#shown.delete(severity)) this.#shown.add(severity);
    button.setAttribute("aria-pressed", String(this.#shown.has(severity)));
    this.#onChange();
  }
}
