/**
 * The answers of a ride, and what became of each: what the phone said, then what the server said, then what the organiser decided.
 *
 * The engine of the page knows no verdicts of the server: a riders' edition cannot judge everything. What it leaves open is closed here.
 */

export class Answers {
  #answers = new Map();
  #verdicts = new Map();
  #decisions = [];

  /** Takes note of a line of the rider's log. */
  addLine(text) {
    const { type, hash, task, answer, time, told } = JSON.parse(text);
    if (type === "answered") this.#answers.set(hash, { hash, task, answer, time, told });
  }

  /** Takes note of an item of the feed: a verdict, or a decision on an answer. */
  addNews({ kind, answer, outcome, entry }, rider) {
    if (kind === "verdict") this.#verdicts.set(answer, outcome);
    if (kind === "decision" && entry.type === "judged" && entry.rider === rider) this.#decisions.push(entry);
  }

  /** The answers to a task, the last one last: `{hash, answer, time, outcome, reason}`. */
  of(task) {
    const given = [...this.#answers.values()].filter((answer) => answer.task === task).sort((a, b) => a.time - b.time);
    const judged = given.map((answer) => ({
      hash: answer.hash, answer: answer.answer, time: answer.time, by: this.#verdicts.has(answer.hash) ? "server" : "phone",
      outcome: this.#verdicts.get(answer.hash) ?? answer.told, reason: null,
    }));
    for (const { answer, accepted, reason, time } of this.#decisions.filter((decision) => decision.task === task)) {
      const about = answer ? judged.find(({ hash }) => hash === answer) : judged.findLast((other) => other.time <= time);
      if (about) Object.assign(about, { outcome: accepted ? "accepted" : "rejected", reason: reason ?? null, by: "organiser" });
    }
    return judged;
  }

  /** The state of a task, where the engine waits for what the server said already. */
  state(task, state) {
    if (state !== "pending") return state;
    const outcomes = this.of(task).map(({ outcome }) => outcome);
    if (outcomes.includes("accepted")) return "solved";
    return outcomes.includes("pending") ? "pending" : "reached";
  }

  /** Whether a verdict of the organiser or the server is awaited. */
  get areAwaited() {
    return [...this.#answers.values()].some(({ hash, told }) => told === "pending" && !this.#verdicts.has(hash));
  }
}
