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

test("a message leaves after three seconds", () => {
  store.toast({ text: "Saved" });
  vi.advanceTimersByTime(2_999);
  expect(texts()).toEqual(["Saved"]);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

test("a message may ask for its own time", () => {
  store.toast({ text: "Saved", duration: 500 });
  vi.advanceTimersByTime(500);
  expect(texts()).toEqual([]);
});

test("the time stands still while a visitor reads, and goes on where it stopped", () => {
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

test("a message that comes during a pause waits for its end", () => {
  store.pause();
  store.toast({ text: "Saved" });
  vi.advanceTimersByTime(10_000);
  expect(texts()).toEqual(["Saved"]);
  store.resume();
  vi.advanceTimersByTime(3_000);
  expect(texts()).toEqual([]);
});

test("the same words again start anew instead of piling up", () => {
  store.toast({ text: "Saved" });
  vi.advanceTimersByTime(2_000);
  store.toast({ text: "Saved" });
  expect(texts()).toEqual(["Saved"]);
  vi.advanceTimersByTime(2_000);
  expect(texts()).toEqual(["Saved"]);
});

test("at most three are on show, the newest last", () => {
  for (const text of ["one", "two", "three", "four"]) store.toast({ text });
  expect(texts()).toEqual(["two", "three", "four"]);
});

test("listeners hear of every change until they leave", () => {
  const heard = vi.fn();
  const leave = store.subscribe(heard);
  const id = store.toast({ text: "Saved", kind: "error" });
  store.dismiss(id);
  expect(heard).toHaveBeenCalledTimes(2);
  leave();
  store.toast({ text: "Again" });
  expect(heard).toHaveBeenCalledTimes(2);
});

test("the list keeps its identity between changes, as React asks", () => {
  store.toast({ text: "Saved" });
  expect(store.shown()).toBe(store.shown());
});

test("dismissing the last message under the pointer ends the pause", () => {
  const id = store.toast({ text: "Saved" });
  store.pause();
  store.dismiss(id);
  store.toast({ text: "Again" });
  vi.advanceTimersByTime(3_000);
  expect(texts()).toEqual([]);
});
