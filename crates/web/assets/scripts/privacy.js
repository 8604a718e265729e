// @ts-check
// At a shared device a page may show what only one person may see. It is removed when the page is left, and hidden in a
// background tab until the server has said who may look.
import { on } from "./events.js";
import { isFollowing, isPrivate, isVisible, main } from "./page.js";
import { refresh } from "./update.js";

addEventListener("pagehide", () => isPrivate() && main().replaceChildren());
addEventListener("pageshow", ({ persisted }) => persisted && isPrivate() && location.reload());

function hide() {
  if (!isVisible() && isPrivate()) main().hidden = true;
}
document.addEventListener("visibilitychange", hide);
on("updated", hide);
// Pages that follow a table are fetched again anyway.
document.addEventListener("visibilitychange", () => isVisible() && main()?.hidden && !isFollowing() && refresh());
