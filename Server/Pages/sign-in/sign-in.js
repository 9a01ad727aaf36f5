/**
 * Where people sign in, and see and change their account: with a passkey, or through a provider that the server knows.
 *
 * The session is a cookie that no script reads. What an invitation's link has in its fragment is taken out of the address at once.
 */

import { announce, find, make } from "/pages/shared/dom.js";
import { onLanguage, startLanguage, t } from "/pages/shared/language.js";
import { mayBeSignedIn, noteAccount } from "/pages/event/shared/account.js";
import { Store } from "/pages/shared/store.js";
import { API } from "../office/api.js";
import { busy, button, complain } from "../office/parts.js";
import { AccountDesk } from "./desk.js";
import { eventToReturnTo, keepReturn, takeInvitation, takeOutcome } from "./kept.js";
import { canHavePasskeys, createPasskey, deviceName, usePasskey } from "./passkeys.js";

const lookAgain = 30_000;

const back = eventToReturnTo();
const { problem, isLinked } = takeOutcome();
const invitation = takeInvitation();
startLanguage("account");

const api = new API("/v1/account", null);

/** What the page shows. */
class SignInPage extends Store {
  /** @type {import("../types.js").WaysIn | null} How one can sign in. */
  ways = null;
  /** @type {string | null} Why nobody is signed in any more: the key of a text. */
  why = null;
}

const page = new SignInPage();
page.on("ways", show);
const desk = new AccountDesk(api, { invitation, back, onSessionEnd, onSignOut, goTo });

find("use-passkey").addEventListener("click", ({ currentTarget }) => busy(currentTarget, () => attempt("sign-in-error", async () => {
  const options = await api.json("/sign-in/begin", { method: "POST" });
  const credential = await usePasskey(options);
  return api.json("/sign-in/finish", { method: "POST", json: { credential } });
})));
find("sign-up").addEventListener("submit", (event) => {
  event.preventDefault();
  const name = find("sign-up-name", HTMLInputElement).value.trim();
  busy(find("sign-up").querySelector("[data-do=create-account]"), () => attempt("sign-up-error", async () => {
    const options = await api.json("/sign-up/begin", { method: "POST", json: { name } });
    const credential = await createPasskey(options);
    return api.json("/sign-up/finish", { method: "POST", json: { credential, label: deviceName() } });
  }));
});
find("sign-out").addEventListener("click", ({ currentTarget }) => busy(currentTarget, async () => {
  try {
    await api.json("/sign-out", { method: "POST" });
    onSignOut("saidSignedOut");
  } catch (error) {
    desk.onError(error);
  }
}));
find("try-again").addEventListener("click", begin);
onLanguage(async () => {
  // The texts of problems come from the server in the reader's language.
  page.set({ ways: await api.json("/ways").catch(() => page.ways) });
});
addEventListener("hashchange", () => /^#invit/.test(location.hash) && location.reload());
document.addEventListener("visibilitychange", lookForAccount);
setInterval(lookForAccount, lookAgain);
begin();

/** Reads what ways there are, and who is signed in. */
async function begin() {
  document.body.dataset.state = "loading";
  find("nowhere").hidden = true;
  try {
    page.ways = await api.json("/ways");
  } catch (error) {
    return nowhere(error);
  }
  try {
    await enter(await api.json(""), { isNew: !mayBeSignedIn() });
    if (isLinked) desk.say("saidLinked");
    if (problem) desk.onError(t("providerProblem", { problem: problemText() }));
  } catch (error) {
    if (error.code !== "unauthorized") return nowhere(error);
    noteAccount(false);
    show();
  }
  return undefined;
}

/** Signs in by an attempt that gives an account. */
async function attempt(place, action) {
  page.why = null;
  for (const id of ["sign-in-error", "sign-up-error"]) complain(id, null);
  try {
    await enter(await action(), { isNew: true });
  } catch (error) {
    complain(place, error);
  }
}

/** Somebody is signed in. Who came from an office goes back there, unless there is an invitation to accept first. */
async function enter(account, { isNew }) {
  page.why = null;
  noteAccount(true);
  if (isNew && back && !invitation && !problem) return goTo(`/e/${encodeURIComponent(back)}/office`);
  document.body.dataset.state = "ready";
  await desk.open(account, page.ways);
  show();
  announce(t("saidSignedIn", { name: account.name }));
  return undefined;
}

function goTo(path) {
  location.assign(path);
}

/** Notices that the session was ended elsewhere. */
async function lookForAccount() {
  if (document.body.dataset.state !== "ready" || document.visibilityState !== "visible" || find("dialog", HTMLDialogElement).open) return;
  try {
    await desk.read();
  } catch (error) {
    if (error.code === "unauthorized") onSessionEnd();
  }
}

/** The session is over, and this page did not end it. */
function onSessionEnd() {
  onSignOut("sessionOver");
}

function onSignOut(reason) {
  noteAccount(false);
  page.why = reason;
  find("dialog", HTMLDialogElement).close();
  document.body.dataset.state = "sign-in";
  show();
  announce(t(reason));
}

/** The server has no accounts, or does not answer. */
function nowhere(error) {
  document.body.dataset.state = "nowhere";
  for (const id of ["sign-in", "desk", "sign-out"]) find(id).hidden = true;
  find("nowhere").hidden = false;
  const isNone = error.code === "not-found" || error.status === 404;
  find("try-again").hidden = isNone;
  complain("nowhere-text", isNone ? t("nowhereText") : error);
}

function problemText() {
  return page.ways?.problems?.[problem ?? ""] ?? t("problemUnknown", { code: problem });
}

function show() {
  const { state } = document.body.dataset;
  const { ways, why } = page;
  if (state === "nowhere" || !ways) return;
  const isIn = state === "ready";
  find("sign-in").hidden = isIn;
  find("desk").hidden = !isIn;
  find("sign-out").hidden = !isIn;
  if (isIn) return desk.show();
  document.body.dataset.state = "sign-in";
  const takesPasskeys = ways.passkeys && canHavePasskeys;
  find("use-passkey").hidden = !takesPasskeys;
  find("sign-up").hidden = !takesPasskeys;
  find("no-passkeys").hidden = takesPasskeys;
  find("sign-in-invited").hidden = !invitation;
  const providers = ways.providers.map(({ id, name }) => button(t("withProvider", { name }), "provider",
    ({ currentTarget }) => busy(currentTarget, () => goToProvider(id)), { "data-provider": id }));
  find("providers").replaceChildren(...(providers.length > 0 ? [make("p.faint", {}, t("orProvider")), ...providers] : []));
  const isByProvider = problem && why === null;
  if (isByProvider) complain("sign-in-error", problemText());
  else if (why) complain("sign-in-error", t(why));
}

/** Goes to a provider. */
async function goToProvider(provider) {
  complain("sign-in-error", null);
  try {
    const { redirect } = await api.json(`/providers/${encodeURIComponent(provider)}/begin`, { method: "POST" });
    keepReturn(back);
    noteAccount(false);
    goTo(redirect);
    // The button stays pressed while the browser leaves.
    await new Promise((resolve) => setTimeout(resolve, 10_000));
  } catch (error) {
    complain("sign-in-error", error);
  }
}
