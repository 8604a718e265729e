// @ts-check
// Entry of a page with nothing of its own; the other entries build on it. Every page works without scripts: forms are sent,
// links are followed.
import "./update.js";
import "./forms.js";
import "./privacy.js";
import "./live.js";
import "./turn.js";
import "./copy.js";
import "./preferences.js";
