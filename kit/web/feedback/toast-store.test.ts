import { beforeEach, expect, test, vi } from "vitest";
import { createToastStore, type ToastStore } from "./toast-store.ts";

let store: ToastStore;

beforeEach(() => {
  vi.useFakeTimers();
  store = createToastStore({
    now: () => Date.now(),
    set: (run, after) => Number(setTimeout(run, after)),
    clear: (timer) => clearTimeout(timer),
  });
  return () => vi.useRealTimers();
});

const texts = () => store.shown().map((toast) => toast.text);

test("a toast disappears after three seconds", () => {
  store.toast({ text: "Saved" });
  vi.advanceTimersByTime(2_999);
  expect(texts()).toEqual(["Saved"]);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

test("a toast may have its own duration", () => {
  store.toast({ text: "Saved", duration: 500 });
  vi.advanceTimersByTime(500);
  expect(texts()).toEqual([]);
});

test("the timer pauses while the visitor reads, and continues afterwards", () => {
  store.toast({ text: "Saved" });
  vi.advanceTimersByTime(2_000);
  store.pause();
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(["Saved"]);
  store.resume();
  vi.advanceTimersByTime(999);
  expect(texts()).toEqual(["Saved"]);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

test("a toast that arrives during a pause waits for its end", () => {
  store.pause();
  store.toast({ text: "Saved" });
  vi.advanceTimersByTime(10_000);
  expect(texts()).toEqual(["Saved"]);
  store.resume();
  vi.advanceTimersByTime(3_000);
  expect(texts()).toEqual([]);
});

test("the same text again restarts its timer instead of adding a toast", () => {
  store.toast({ text: "Saved" });
  vi.advanceTimersByTime(2_000);
  store.toast({ text: "Saved" });
  expect(texts()).toEqual(["Saved"]);
  vi.advanceTimersByTime(2_000);
  expect(texts()).toEqual(["Saved"]);
});

test("at most three are shown, the newest last", () => {
  for (const text of ["one", "two", "three", "four"]) store.toast({ text });
  expect(texts()).toEqual(["two", "three", "four"]);
});

test("listeners are called for every change until they unsubscribe", () => {
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  const id = store.toast({ text: "Saved", kind: "error" });
  store.dismiss(id);
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  store.toast({ text: "Again" });
  expect(listener).toHaveBeenCalledTimes(2);
});

test("the list keeps its identity between changes, as React requires", () => {
  store.toast({ text: "Saved" });
  expect(store.shown()).toBe(store.shown());
});

test("dismissing the last toast under the pointer ends the pause", () => {
  const id = store.toast({ text: "Saved" });
  store.pause();
  store.dismiss(id);
  store.toast({ text: "Again" });
  vi.advanceTimersByTime(3_000);
  expect(texts()).toEqual([]);
});
