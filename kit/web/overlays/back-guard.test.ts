import { beforeEach, expect, test, vi } from "vitest";
import { type BackGuard, createBackGuard, type HistoryWindow } from "./back-guard.ts";

type State = Record<string, unknown> | null;
type Listener = (event: PopStateEvent) => void;

/** A browser window reduced to its history; listeners are called in registration order. */
class HistoryFixture {
  entries: State[] = [{ idx: 3 }];
  readonly listeners: Listener[] = [];
  readonly history = this;
  readonly performance = { timeOrigin: 7 };
  private waiting: (() => void)[] = [];

  get state(): State {
    return this.entries.at(-1) ?? null;
  }
  pushState(state: State) {
    this.entries.push(state);
  }
  replaceState(state: State) {
    this.entries[this.entries.length - 1] = state;
  }
  addEventListener(_: "popstate", listener: Listener) {
    this.listeners.push(listener);
  }
  setTimeout(run: () => void) {
    this.waiting.push(run);
  }
  settle() {
    for (const run of this.waiting.splice(0)) run();
  }
  back() {
    this.entries.pop();
    let stopped = false;
    const stopImmediatePropagation = () => {
      stopped = true;
    };
    for (const listener of this.listeners) {
      if (!stopped) listener({ stopImmediatePropagation } as unknown as PopStateEvent);
    }
  }
}

let fixture: HistoryFixture;
let guard: BackGuard;
const router = vi.fn();

beforeEach(() => {
  fixture = new HistoryFixture();
  guard = createBackGuard(fixture as unknown as HistoryWindow);
  router.mockReset();
  fixture.addEventListener("popstate", router);
});

test("Back closes the overlay and the router is not notified", () => {
  const close = vi.fn();
  guard.hold(close);
  fixture.back();
  expect(close).toHaveBeenCalledOnce();
  expect(router).not.toHaveBeenCalled();
  expect(fixture.entries).toEqual([{ idx: 3 }]);
});

test("with nothing open Back belongs to the router", () => {
  fixture.pushState({ idx: 4 });
  fixture.back();
  expect(router).toHaveBeenCalledOnce();
});

test("closing in another way removes the extra entry without closing twice", () => {
  const close = vi.fn();
  const release = guard.hold(close);
  release();
  release();
  fixture.settle();
  expect(fixture.entries).toEqual([{ idx: 3 }]);
  expect(close).not.toHaveBeenCalled();
  expect(router).not.toHaveBeenCalled();
});

test("releasing after Back has no further effect", () => {
  const release = guard.hold(vi.fn());
  fixture.back();
  release();
  fixture.settle();
  expect(fixture.entries).toEqual([{ idx: 3 }]);
});

test("a link followed inside the overlay keeps the router's history", () => {
  const release = guard.hold(vi.fn());
  fixture.pushState({ idx: 4 });
  release();
  fixture.settle();
  expect(fixture.state).toEqual({ idx: 4 });
  fixture.back();
  expect(router).toHaveBeenCalledOnce();
});

test("of two overlays Back closes the upper one first", () => {
  const closed: string[] = [];
  guard.hold(() => closed.push("lower"));
  guard.hold(() => closed.push("upper"));
  fixture.back();
  expect(closed).toEqual(["upper"]);
  fixture.back();
  expect(closed).toEqual(["upper", "lower"]);
  expect(router).not.toHaveBeenCalled();
});

test("a dialog that follows another reuses its entry", () => {
  const second = vi.fn();
  guard.hold(vi.fn())();
  guard.hold(second);
  fixture.settle();
  expect(fixture.entries).toHaveLength(2);
  fixture.back();
  expect(second).toHaveBeenCalledOnce();
  expect(fixture.entries).toEqual([{ idx: 3 }]);
});

test("an entry left from before a reload is not taken for a new one", () => {
  fixture.entries.push({ idx: 3, overlay: "1-1" });
  const close = vi.fn();
  guard.hold(close);
  fixture.back();
  expect(close).toHaveBeenCalledOnce();
});
