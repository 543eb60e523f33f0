/** The parts of a browser window that the guard uses. */
export type HistoryWindow = Pick<Window, "history" | "addEventListener" | "setTimeout"> & {
  performance: Pick<Performance, "timeOrigin">;
};

/** Makes Back close an overlay instead of leaving the page. */
export type BackGuard = {
  /** From now on the next Back calls `close`. Returns the release function, which is safe to call at any time. */
  hold(close: () => void): () => void;
};

type Hold = { id: string; close: () => void; leaving: boolean };

const mark = "overlay";

/**
 * Each overlay is one extra history entry with the same address, which Back removes. Create the guard before the router: listeners
 * are called in registration order, and the router would load the page again for such an entry.
 */
export function createBackGuard(view: HistoryWindow): BackGuard {
  const { history } = view;
  let holds: Hold[] = [];
  let count = 0;

  const isOnTop = (hold: Hold) => history.state?.[mark] === hold.id;
  const drop = (hold: Hold) => {
    holds = holds.filter((other) => other !== hold);
  };

  view.addEventListener("popstate", (event) => {
    const top = holds.at(-1);
    if (!top || isOnTop(top)) return;
    event.stopImmediatePropagation();
    drop(top);
    if (!top.leaving) top.close();
  });

  const leave = (hold: Hold) => {
    if (!holds.includes(hold)) return;
    // If the router has navigated meanwhile, the entry no longer belongs to the guard.
    if (isOnTop(hold)) history.back();
    else drop(hold);
  };

  return {
    hold(close) {
      count += 1;
      // The load time distinguishes entries of earlier visits to this page.
      const hold: Hold = { id: `${view.performance.timeOrigin}-${count}`, close, leaving: false };
      const state = { ...history.state, [mark]: hold.id };
      const top = holds.at(-1);
      // A dialog that follows another reuses its entry.
      if (top?.leaving && isOnTop(top)) {
        history.replaceState(state, "");
        drop(top);
      } else {
        history.pushState(state, "");
      }
      holds.push(hold);
      return () => {
        if (hold.leaving) return;
        hold.leaving = true;
        view.setTimeout(() => leave(hold));
      };
    },
  };
}
