/** What the engine finds in the text, asked after every change: the list, its count, and whether there is an answer yet. */

import { find } from "../shared/dom.js";
import { localized, t } from "../shared/language.js";
import { Checker } from "../check/checker.js";
import { FindingList } from "../check/finding-list.js";
import { excerpt } from "../check/marks.js";
import { TextRows } from "../check/text-rows.js";

export class FindingsPanel {
  findings = [];
  /** The finding that is open in the list. */
  opened = null;
  #document;
  #actions;
  #state = ["loading"];
  #timer = 0;
  #isChecking = false;
  #isWanted = false;
  #checker = new Checker((phase) => {
    if (phase && this.#state[0] !== "checked") this.#say(phase);
  });
  #list;

  /**
   * @param {import("./document.js").EditedDocument} document
   * @param {{goTo: (finding: object) => void, showText: () => void, showMap: () => void, onFindings: () => void}} actions
   */
  constructor(document, actions) {
    this.#document = document;
    this.#actions = actions;
    this.#list = new FindingList({
      select: (finding) => {
        this.opened = finding;
        if (finding) actions.goTo(finding);
      },
      fix: (finding) => this.#fix(finding), excerpt: ({ bytes }) => bytes && excerpt(new TextRows(document.bytes), ...bytes),
      show: (view) => (view === "text" ? actions.showText() : actions.showMap()),
    });
  }

  /** Forgets what was found in another file. */
  clear() {
    [this.findings, this.opened] = [[], null];
    this.#say("loading");
    this.show();
  }

  /** Asks the engine, after a pause and once the last answer is there. */
  check(delay) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#check(), delay);
  }

  async #check() {
    this.#isWanted = this.#isChecking;
    if (this.#isChecking) return;
    this.#isChecking = true;
    const { bytes, text } = this.#document;
    try {
      const found = await this.#checker.validate(bytes);
      if (text === this.#document.text) {
        [this.findings, this.opened] = [found, null];
        const of = (severity) => found.filter((finding) => finding.severity === severity).length;
        this.#say("checked", { errors: of("error"), warnings: of("warning"), notes: of("note") });
      }
    } catch (error) {
      this.findings = [];
      this.#say("noCheck", { message: error.text ? localized(error.text) : error.message });
    }
    this.#isChecking = false;
    this.show();
    this.#actions.onFindings();
    if (this.#isWanted) this.check(0);
  }

  /** Builds the list, in the language of the page. */
  show() {
    const { findings } = this;
    this.#say(...this.#state);
    const isChecked = this.#state[0] === "checked";
    const isClean = isChecked && findings.length === 0;
    find("list").hidden = isClean;
    find("clean").hidden = !isClean;
    find("count").textContent = findings.length > 0 ? String(findings.length) : "";
    find("count").dataset.worst = ["error", "warning", "note"].find((one) => findings.some(({ severity }) => severity === one)) ?? "";
    find("findings-pane").dataset.checked = isChecked ? String(findings.length) : "";
    this.#list.show(findings, this.opened);
  }

  /** Builds the rows anew, once the list is seen. */
  update() {
    this.#list.update();
  }

  #say(key, values) {
    this.#state = [key, values];
    find("check-state").textContent = t(key, values);
  }

  #fix({ fix: { edits } }) {
    this.#document.apply(edits.map(({ range: [start, end], replacement }) => ({ start, end, text: replacement })), "fix");
  }
}
