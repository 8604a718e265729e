// @ts-check
// What moves at this game's table and nowhere else.
import "./motion.js";
