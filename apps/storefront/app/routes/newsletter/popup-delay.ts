/** Delay before a popup opens by itself. */
const delayMs = 5_000;
const retryMs = 1_000;

const busy =
  "dialog[open], [popover=auto]:popover-open, input:focus, textarea:focus, select:focus, [contenteditable]:focus";

/** No dialog is open, no field has focus, and the page is visible. */
export const isIdle = (page: Pick<Document, "querySelector" | "visibilityState">): boolean =>
  page.visibilityState === "visible" && page.querySelector(busy) === null;

/** Calls back once after the delay, when the visitor is idle. Returns the cancel function. */
export function whenIdle(call: () => void): () => void {
  let timer = window.setTimeout(check, delayMs);
  function check() {
    if (isIdle(document)) call();
    else timer = window.setTimeout(check, retryMs);
  }
  return () => window.clearTimeout(timer);
}
