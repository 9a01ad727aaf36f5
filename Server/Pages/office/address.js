/** What the address of the organiser's page names. */

import { eventOfPage } from "/pages/event/shared/api.js";
import { officeKey } from "./session.js";

/** The parts of the page, by their fragments. */
export const names = ["live", "answers", "riders", "messages", "standings", "event"];
/** The event of the address. */
export const id = eventOfPage() ?? "";
/** Where the token is kept. */
export const key = officeKey(id);
