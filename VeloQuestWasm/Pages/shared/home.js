/** The start page, which leads to the others. */

import { startLanguage } from "./language.js";

startLanguage("homeTitle");
