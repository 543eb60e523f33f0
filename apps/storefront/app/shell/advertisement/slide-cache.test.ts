import { expect, test } from "vitest";
import type { SliderColumn } from "#modules/content/contract/columns/slider-column.ts";
import { advertisementOf, cachedSlides, cacheSlides, sliderIn } from "./slide-cache.ts";

const slider: SliderColumn = { id: "moods", kind: "slider", title: "Moods", items: [{ image: "/a.webp", alt: "" }] };

/** The used part of the Storage interface. */
function storage(room = Number.POSITIVE_INFINITY): Storage {
  const cached = new Map<string, string>();
  return {
    getItem: (key: string) => cached.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException("full", "QuotaExceededError");
      cached.set(key, value);
    },
  } as Storage;
}

test("every page has its own advertisement path, the home page too", () => {
  expect(advertisementOf("/store")).toBe("/advertisement/store");
  expect(advertisementOf("/")).toBe("/advertisement/home");
});

test("SH-31 slides are cached by path and language, and so is their absence", () => {
  const visit = storage();
  cacheSlides(visit, "/store", "en-US", slider);
  cacheSlides(visit, "/blog", "en-US", null);
  expect(cachedSlides(visit, "/store", "en-US")).toEqual(slider);
  expect(cachedSlides(visit, "/blog", "en-US")).toBeNull();
  expect(cachedSlides(visit, "/store", "id-ID")).toBeUndefined();
  expect(cachedSlides(visit, "/", "en-US")).toBeUndefined();
});

test("an unreadable cache entry counts as missing", () => {
  const visit = storage();
  visit.setItem("advertisement:en-US:/store", "{");
  expect(cachedSlides(visit, "/store", "en-US")).toBeUndefined();
});

test("a full storage is no failure", () => {
  const visit = storage(4);
  cacheSlides(visit, "/store", "en-US", slider);
  expect(cachedSlides(visit, "/store", "en-US")).toBeUndefined();
});

test("a page without a slider, or with an empty one, has no advertisement", () => {
  expect(sliderIn(null)).toBeNull();
  expect(sliderIn({ columns: [{ kind: "html", html: "<p>a</p>" }] })).toBeNull();
  expect(sliderIn({ columns: [{ ...slider, items: [] }] })).toBeNull();
  expect(sliderIn({ columns: [{ kind: "html" }, slider] })).toEqual(slider);
});
