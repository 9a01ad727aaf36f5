/**
 * What the pages know of an account without asking: the session itself is a cookie that no script can read, so this browser notes
 * whether there was one when it last looked, and pages that work without an account do not ask for one in vain.
 */

const noted = "veloquest-account";

/** Whether somebody was signed in here when a page last looked. */
export function mayBeSignedIn() {
  try {
    return localStorage.getItem(noted) !== null;
  } catch {
    return false;
  }
}

/** Notes whether somebody is signed in. */
export function noteAccount(isSignedIn) {
  try {
    if (isSignedIn) localStorage.setItem(noted, "1");
    else localStorage.removeItem(noted);
  } catch {
    // Nothing is noted: the person signs in once more.
  }
}

/** Where one signs in, to come back to the office of an event. */
export function signInPath(event) {
  return `/sign-in?back=${encodeURIComponent(event)}`;
}
