import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { safePath } from "#modules/identity/contract/safe-path.ts";
import { keepPromisedLink, readPromisedLink, takePromisedLink, wayOfPromise } from "./promised-link.ts";

function tab() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
}

const promises = fc.record({
  mobile: fc.option(fc.stringMatching(/^\+628\d{8,11}$/)),
  proof: fc.option(fc.string({ minLength: 1, maxLength: 200 })),
});

test("2A-02 a promised link is kept with its number and proof, and taken once", () => {
  fc.assert(
    fc.property(promises, (promised) => {
      const storage = tab();
      expect(readPromisedLink(storage)).toBeNull();
      keepPromisedLink(storage, promised);
      expect(readPromisedLink(storage)).toEqual(promised);
      expect(takePromisedLink(storage)).toEqual(promised);
      expect(takePromisedLink(storage)).toBeNull();
    }),
  );
});

test("2A-02 a promise is forgotten with the proof it came with, a quarter of an hour later", () => {
  vi.useFakeTimers({ now: new Date("2026-11-17T10:00:00Z") });
  const storage = tab();
  const promised = { mobile: "+6281210000003", proof: "sealed" };
  keepPromisedLink(storage, promised);
  vi.advanceTimersByTime(15 * 60_000 - 1);
  expect(readPromisedLink(storage)).toEqual(promised);
  vi.advanceTimersByTime(1);
  expect(readPromisedLink(storage)).toBeNull();
  vi.useRealTimers();
});

test("2A-02 what is not a promise in the storage promises nothing", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const storage = tab();
      storage.setItem("clubLinkPromised", text);
      expect(readPromisedLink(storage)).toBeNull();
    }),
  );
});

test("2A-02 the way to any page but home leads over the page that links, and is not lost on it", () => {
  const paths = fc.webPath().map((path) => safePath(path));
  fc.assert(
    fc.property(paths, (target) => {
      expect(wayOfPromise(null, target)).toBe(target);
      const way = new URL(wayOfPromise({ mobile: null, proof: null }, target), "http://shop.invalid");
      const home = target === "/" || target === "/login";
      expect(way.pathname).toBe(home ? target : "/account/club");
      if (!home) expect(way.searchParams.get("redirectUrl")).toBe(target);
    }),
  );
});
