export type LoadingState = "idle" | "loading" | "error";

/** The state of the bar at the top of the page, and since when (milliseconds of one clock). */
export type Bar =
  | { at: "hidden" }
  | { at: "waiting"; since: number }
  | { at: "running"; since: number }
  | { at: "ending"; since: number; failed: boolean };

/** A navigation shorter than this shows no bar at all. */
const showAfter = 200;
/** The bar approaches, and never passes, this fraction within `easeFor`. */
const mostWhileLoading = 0.9;
const easeFor = 5_000;
/** How long the full bar stays; longer when it is red, so that it is noticed. */
const endFor = { done: 250, failed: 1_500 } as const;

/** The next state of the bar, for the current state of the navigation. */
export function nextBar(bar: Bar, state: LoadingState, now: number): Bar {
  switch (bar.at) {
    case "hidden":
      return state === "loading" ? { at: "waiting", since: now } : bar;
    case "waiting":
      if (state === "error") return { at: "ending", since: now, failed: true };
      if (state === "idle") return { at: "hidden" };
      return now - bar.since >= showAfter ? { at: "running", since: now } : bar;
    case "running":
      return state === "loading" ? bar : { at: "ending", since: now, failed: state === "error" };
    case "ending":
      if (state === "loading") return { at: "waiting", since: now };
      return now - bar.since >= (bar.failed ? endFor.failed : endFor.done) ? { at: "hidden" } : bar;
  }
}

/** The fraction of the bar, from 0 to 1: fast at first, then slower, full only at the end. */
export function fillOf(bar: Bar, now: number): number {
  if (bar.at === "ending") return 1;
  if (bar.at !== "running") return 0;
  const share = Math.min(1, (now - bar.since) / easeFor);
  return mostWhileLoading * (1 - (1 - share) ** 3);
}
