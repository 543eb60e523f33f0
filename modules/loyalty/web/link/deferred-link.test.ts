import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { safePath } from "#modules/identity/contract/safe-path.ts";
import { pathAfterLogin, readDeferredLink, storeDeferredLink, takeDeferredLink } from "./deferred-link.ts";

function tab() {
  const stored = new Map<string, string>();
  return {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  };
}

const deferredLinks = fc.record({
  mobile: fc.option(fc.stringMatching(/^\+628\d{8,11}$/)),
  proof: fc.option(fc.string({ minLength: 1, maxLength: 200 })),
});

test("2A-02 a deferred link is stored with its number and proof, and taken once", () => {
  fc.assert(
    fc.property(deferredLinks, (deferred) => {
      const storage = tab();
      expect(readDeferredLink(storage)).toBeNull();
      storeDeferredLink(storage, deferred);
      expect(readDeferredLink(storage)).toEqual(deferred);
      expect(takeDeferredLink(storage)).toEqual(deferred);
      expect(takeDeferredLink(storage)).toBeNull();
    }),
  );
});

test("2A-02 a deferred link expires with its proof, after a quarter of an hour", () => {
  vi.useFakeTimers({ now: new Date("2026-11-17T10:00:00Z") });
  const storage = tab();
  const deferred = { mobile: "+6281210000003", proof: "sealed" };
  storeDeferredLink(storage, deferred);
  vi.advanceTimersByTime(15 * 60_000 - 1);
  expect(readDeferredLink(storage)).toEqual(deferred);
  vi.advanceTimersByTime(1);
  expect(readDeferredLink(storage)).toBeNull();
  vi.useRealTimers();
});

test("2A-02 an invalid value in the storage defers no link", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const storage = tab();
      storage.setItem("clubLinkPromised", text);
      expect(readDeferredLink(storage)).toBeNull();
    }),
  );
});

test("2A-02 every target but the home page is reached through the link page, which keeps it as redirectUrl", () => {
  const paths = fc.webPath().map((path) => safePath(path));
  fc.assert(
    fc.property(paths, (target) => {
      expect(pathAfterLogin(null, target)).toBe(target);
      const way = new URL(pathAfterLogin({ mobile: null, proof: null }, target), "http://shop.invalid");
      const home = target === "/" || target === "/login";
      expect(way.pathname).toBe(home ? target : "/account/club");
      if (!home) expect(way.searchParams.get("redirectUrl")).toBe(target);
    }),
  );
});
