/** Reads answers of the server. Members that are unknown or of another kind are passed over. */

/** The members of an object; `null` for anything else. */
function object(text) {
  try {
    const members = JSON.parse(text);
    return typeof members === "object" && members !== null && !Array.isArray(members) ? members : null;
  } catch {
    return null;
  }
}

/** The members of an answer to `join`, or `null`. */
export function readRegistration(text) {
  const members = object(text);
  if (typeof members?.token !== "string" || !/^[\x21-\x7e]+$/.test(members.token) || typeof members.rider !== "string") return null;
  const { token, rider, name, team, quest } = members;
  return { token, rider, name, team, class: members.class, quest };
}

/** The members of an answer to `sync`; `null` for anything that no server of an event sends, as the login page of a network. */
export function readAnswer(text) {
  const members = object(text);
  if (!Number.isInteger(members?.time)) return null;
  const { head, time, last, quest } = members;
  const list = (value) => (Array.isArray(value) ? value : []);
  return {
    time,
    head: Number.isInteger(head?.seq) && typeof head.hash === "string" ? { seq: head.seq, hash: head.hash } : null,
    gaps: list(members.gaps).filter((gap) => Array.isArray(gap) && gap.length === 2 && gap.every(Number.isInteger) && gap[0] <= gap[1]),
    refused: list(members.refused).filter((line) => Number.isInteger(line?.line)).sort((a, b) => a.line - b.line),
    feed: list(members.feed).filter((item) => Number.isInteger(item?.number)).sort((a, b) => a.number - b.number),
    last: Number.isInteger(last) ? last : null,
    quest: typeof quest === "string" ? quest : null,
  };
}
