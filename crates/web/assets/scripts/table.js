// @ts-check
// Entry of a table.
import "./plain.js";
import "./clocks.js";
import "./navigation.js";
import "./narration.js";
import "./hint.js";
import "./keys.js";
import "./things.js";
import "./talk.js";
import "./look.js";
