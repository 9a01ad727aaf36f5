/**
 * The organiser's page: an event as it happens, and all that can be done about it. Here only its door; the desk behind it is loaded with a
 * token.
 *
 * The token comes in the fragment of the link, is taken out of the address at once, and kept in this browser. Without one the session of
 * an account counts, if its person is a member of the event.
 */

import { mayBeSignedIn, noteAccount, signInPath } from "/pages/event/shared/account.js";
import { read, send } from "/pages/event/shared/api.js";
import { find, query } from "/pages/shared/dom.js";
import { startLanguage } from "/pages/shared/language.js";
import { id, key, names } from "./address.js";
import { words } from "./api.js";
import { forgetToken, keepToken, takeToken, tokenOf } from "./session.js";

let isOpen = false;
/** Whether the server said that it does not know the token. */
let isUnknown = false;
/** What the account may do here; `null` with a token. */
let member = null;

const token = takeToken(key, localStorage, names);
startLanguage("officeTitle");
find("event-name").textContent = id;
find("sign-in-form").addEventListener("submit", (event) => {
  event.preventDefault();
  const typed = tokenOf(find("sign-in-token", HTMLInputElement).value);
  if (!typed) return;
  keepToken(key, localStorage, typed);
  if (isOpen) location.reload();
  else open(typed);
});
addEventListener("hashchange", () => {
  const fresh = takeToken(key, localStorage, names);
  if (fresh && fresh !== token && location.hash === "") location.reload();
});
find("account-sign-in", HTMLAnchorElement).href = signInPath(id);
// A token that the server does not know would be tried again on the way back; any other is kept.
find("account-sign-in").addEventListener("click", () => isUnknown && forgetToken(key, localStorage));
if (token) open(token);
else if (mayBeSignedIn()) openByAccount();
else signIn();

/** Opens what the account of this browser may do in the event. */
async function openByAccount() {
  if (isOpen) return undefined;
  try {
    const account = await send("/v1/account", { credentials: "same-origin", take: read });
    member = account.events.find(({ event }) => event === id) ?? null;
    if (!member) return signIn({ key: "noMember" });
    if (member.role === "spectator") return location.replace(`/e/${encodeURIComponent(id)}/live`);
    find("account-link").hidden = false;
    return await open(null);
  } catch (error) {
    if (error.isPassing) {
      // It is tried again behind the form, which may be filled in meanwhile.
      if (document.body.dataset.state !== "sign-in") signIn(error);
      return setTimeout(openByAccount, 5000);
    }
    return signIn(error.code === "unauthorized" ? sessionOver() : error);
  }
}

/** The session was ended elsewhere, or is over. */
function sessionOver() {
  noteAccount(false);
  return { key: "sessionOver" };
}

/** Opens the desk. */
async function open(given) {
  document.body.dataset.state = "loading";
  find("sign-in").hidden = true;
  try {
    const { start } = await import("./desk.js");
    isOpen = true;
    start(given, member, signIn);
  } catch (error) {
    signIn(Object.assign(error, { code: "offline" }));
  }
}

/** Asks for a token, and says why. */
function signIn(error) {
  document.body.dataset.state = "sign-in";
  isUnknown = !member && error?.code === "unauthorized" && error.isTold === true;
  if (member && error?.code === "unauthorized") error = sessionOver();
  if (member && error?.code === "forbidden") error = { key: "noMember" };
  query(document, "nav.tabs").hidden = true;
  for (const name of names) find(`part-${name}`).hidden = true;
  find("sign-in").hidden = false;
  find("sign-in-error").hidden = !error;
  if (error) find("sign-in-error").textContent = words(error);
  find("connection").hidden = !isOpen;
  find("sign-in-token").focus();
  offerAccount();
}

/** Offers to sign in with an account where the server has accounts, or where nobody knows whether it has. */
async function offerAccount() {
  const about = await send(`/v1/events/${encodeURIComponent(id)}/about`, { take: read }).catch(() => null);
  find("by-account").hidden = about !== null && !about.accounts;
}
