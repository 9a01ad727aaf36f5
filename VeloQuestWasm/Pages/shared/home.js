/** The start page, which leads to the others. */

import { addTexts, startLanguage } from "./language.js";
import { texts } from "./texts.js";

addTexts(texts);
startLanguage("homeTitle");
