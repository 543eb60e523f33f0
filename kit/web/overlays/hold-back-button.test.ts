import { beforeEach, expect, test, vi } from "vitest";
import { holdBackButton } from "./hold-back-button.ts";

type State = Record<string, unknown> | null;

type Listener = (event: PopStateEvent) => void;

/** A browser window reduced to its history: entries, and an event when one goes back, capturing listeners first. */
class HistoryBench {
  entries: State[] = [{ idx: 3 }];
  listeners: { run: Listener; capture: boolean }[] = [];
  readonly history = this;

  get state(): State {
    return this.entries.at(-1) ?? null;
  }
  pushState(state: State) {
    this.entries.push(state);
  }
  addEventListener(_: "popstate", run: Listener, options?: { capture: boolean }) {
    this.listeners.push({ run, capture: options?.capture ?? false });
  }
  removeEventListener(_: "popstate", run: Listener) {
    this.listeners = this.listeners.filter((listener) => listener.run !== run);
  }
  back() {
    this.entries.pop();
    let stopped = false;
    const event = { stopImmediatePropagation: () => (stopped = true) } as unknown as PopStateEvent;
    const order = [...this.listeners].sort((a, b) => Number(b.capture) - Number(a.capture));
    for (const listener of order) if (!stopped) listener.run(event);
  }
}

const view = (bench: HistoryBench) => bench as unknown as Window;

let bench: HistoryBench;
const router = vi.fn();

beforeEach(() => {
  bench = new HistoryBench();
  router.mockReset();
  bench.addEventListener("popstate", router);
});

test("Back closes the overlay and the router never hears of it", () => {
  const close = vi.fn();
  holdBackButton(view(bench), "a", close);
  bench.back();
  expect(close).toHaveBeenCalledOnce();
  expect(router).not.toHaveBeenCalled();
  expect(bench.entries).toEqual([{ idx: 3 }]);
});

test("closing in another way takes the extra entry away without closing twice", () => {
  const close = vi.fn();
  const release = holdBackButton(view(bench), "a", close);
  release();
  expect(bench.entries).toEqual([{ idx: 3 }]);
  expect(close).not.toHaveBeenCalled();
  expect(router).not.toHaveBeenCalled();
});

test("a link followed inside the overlay keeps the history as the router made it", () => {
  const release = holdBackButton(view(bench), "a", vi.fn());
  bench.pushState({ idx: 4 });
  release();
  expect(bench.state).toEqual({ idx: 4 });
  bench.back();
  expect(router).toHaveBeenCalledOnce();
});

test("of two overlays Back closes the upper one first", () => {
  const closed: string[] = [];
  holdBackButton(view(bench), "lower", () => closed.push("lower"));
  holdBackButton(view(bench), "upper", () => closed.push("upper"));
  bench.back();
  expect(closed).toEqual(["upper"]);
  bench.back();
  expect(closed).toEqual(["upper", "lower"]);
});
