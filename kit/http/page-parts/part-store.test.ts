import { expect, test } from "vitest";
import { partStore } from "./part-store.ts";

const part = (html: string) => ({ html, modules: [] });

test("a part is found under its key until other parts need the room; the one used longest ago goes first", () => {
  const store = partStore(12);
  store.put("a", part("12345"));
  store.put("b", part("12345"));
  expect(store.stats()).toEqual({ parts: 2, characters: 12 });
  store.get("a");
  store.put("c", part("1"));
  expect([store.get("a")?.html, store.get("b"), store.get("c")?.html]).toEqual(["12345", undefined, "1"]);
  expect(store.stats()).toEqual({ parts: 2, characters: 8 });
});

test("a part kept again is counted once, and one that is larger than everything is not kept", () => {
  const store = partStore(10);
  store.put("a", part("123"));
  store.put("a", part("12"));
  expect(store.stats()).toEqual({ parts: 1, characters: 3 });
  store.put("b", part("1234567890"));
  expect(store.stats()).toEqual({ parts: 1, characters: 3 });
});
