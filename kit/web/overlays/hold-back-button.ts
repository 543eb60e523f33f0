type HistoryWindow = Pick<Window, "history" | "addEventListener" | "removeEventListener">;

const mark = "overlay";

/**
 * Makes the next Back close an overlay instead of leaving the page: one extra history entry with the same address,
 * which Back takes away. The router never hears of it, because this listener runs first and keeps the event.
 * The answer releases the hold, and takes the extra entry away if it is still on top.
 */
export function holdBackButton(view: HistoryWindow, id: string, close: () => void): () => void {
  view.history.pushState({ ...view.history.state, [mark]: id }, "");

  const isOnTop = () => view.history.state?.[mark] === id;
  let released = false;
  const heard = (event: PopStateEvent) => {
    if (isOnTop()) return;
    event.stopImmediatePropagation();
    view.removeEventListener("popstate", heard, { capture: true });
    if (!released) close();
  };
  view.addEventListener("popstate", heard, { capture: true });

  return () => {
    released = true;
    // The listener stays for the one event that going back raises, and removes itself then.
    if (isOnTop()) view.history.back();
    else view.removeEventListener("popstate", heard, { capture: true });
  };
}
