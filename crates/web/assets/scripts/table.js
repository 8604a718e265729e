// @ts-check
// Entry of a table.
import "./plain.js";
import "./clocks.js";
import "./navigation.js";
// The narration decides when pieces move, so it comes before the motion.
import "./narration.js";
import "./hint.js";
import "./motion.js";
import "./terms.js";
