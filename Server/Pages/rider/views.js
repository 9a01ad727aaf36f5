/** The views of the page, and which of them is seen: it stands in the address, so that the way back works. */

import { decoded } from "/pages/event/shared/api.js";
import { find, query, queryAll } from "/pages/shared/dom.js";
import { t } from "/pages/shared/language.js";
import { MessagesView } from "./messages-view.js";
import { MoreView } from "./more-view.js";
import { redraw } from "./redraw.js";
import { RidersView } from "./riders-view.js";
import { problemText } from "./sync-view.js";
import { TaskView } from "./task-view.js";
import { TasksView } from "./tasks-view.js";

const names = ["map", "tasks", "messages", "team", "more"];

export class Views {
  task;
  more;
  current = { name: "map", task: null };
  #views;
  #worker;
  #onChange;
  #isStarted = false;
  #now = null;

  /**
   * @param {ReturnType<typeof import("./actions.js").actionsOf>} actions
   * @param {import("/pages/shared/calls.js").WorkerCalls} worker
   * @param {(riders: any[]) => void} onTeam
   * @param {() => void} onChange
   */
  constructor(actions, worker, onTeam, onChange) {
    this.task = new TaskView(actions);
    this.more = new MoreView(actions);
    const tasks = new TasksView();
    this.#views = {
      map: tasks, tasks, messages: new MessagesView(), team: new RidersView(worker, onTeam), more: this.more, task: this.task,
    };
    this.#worker = worker;
    this.#onChange = onChange;
    addEventListener("hashchange", () => this.#isStarted && this.#enter());
  }

  problemText(error) {
    return problemText(error.code, error.message);
  }

  /** Goes to a view: `"map"`, `"task=oak"`. */
  go(place) {
    if (location.hash === `#${place}`) this.#enter();
    else location.hash = place;
  }

  start() {
    this.#isStarted = true;
    this.#enter();
  }

  leave() {
    this.#views.team.leave();
  }

  #enter() {
    const parts = location.hash.slice(1).split("&");
    const [name, value] = (parts.find((part) => part.startsWith("task=")) ?? parts[0]).split("=");
    const isTask = name === "task" && value;
    this.current = isTask ? { name, task: decoded(value) } : { name: names.includes(name) ? name : "map", task: null };
    document.body.dataset.view = this.current.name;
    for (const link of queryAll(document, "#tabs a")) {
      const isHere = link.dataset.view === (this.current.name === "task" ? "tasks" : this.current.name);
      if (isHere) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
    const view = this.#views[this.current.name];
    if (find("view").firstChild !== view.element) find("view").replaceChildren(view.element);
    find("panel").scrollTop = 0;
    if (this.current.name === "team") this.#views.team.enter();
    else this.#views.team.leave();
    this.#onChange();
  }

  show(now) {
    this.#now = now;
    const { name, task } = this.current;
    if (name === "task") {
      if (!this.task.show(now, task)) this.go("tasks");
    } else {
      this.#views[name].show(now);
    }
    const unread = now.messages.filter(({ number }) => number > now.readUpTo).length;
    find("unread").hidden = unread === 0;
    redraw(find("unread"), unread, () => [String(unread)]);
    const label = unread > 0 ? `${t("messages")}: ${unread}` : t("messages");
    query(document, '#tabs a[data-view="messages"]').setAttribute("aria-label", label);
    if (name === "messages" && unread > 0) this.#worker.call("read", { number: Math.max(...now.messages.map(({ number }) => number)) });
  }
}
