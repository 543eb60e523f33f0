/** A popup waits this long, so that nobody is stopped at the door. */
const politeMs = 5_000;
const tryAgainMs = 1_000;

const busy =
  "dialog[open], [popover=auto]:popover-open, input:focus, textarea:focus, select:focus, [contenteditable]:focus";

/** Nothing else is open, nobody is typing, and somebody is looking. */
export const isCalm = (page: Pick<Document, "querySelector" | "visibilityState">): boolean =>
  page.visibilityState === "visible" && page.querySelector(busy) === null;

/** Calls once when the visitor has looked around for a while and is not in the middle of something. Answers how to call it off. */
export function atPoliteMoment(call: () => void): () => void {
  let timer = window.setTimeout(look, politeMs);
  function look() {
    if (isCalm(document)) call();
    else timer = window.setTimeout(look, tryAgainMs);
  }
  return () => window.clearTimeout(timer);
}
