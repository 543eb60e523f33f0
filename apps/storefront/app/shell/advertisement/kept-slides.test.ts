import { expect, test } from "vitest";
import type { SliderColumn } from "#modules/content/contract/columns/slider-column.ts";
import { advertisementOf, keepSlides, keptSlides, sliderIn } from "./kept-slides.ts";

const slider: SliderColumn = { id: "moods", kind: "slider", title: "Moods", items: [{ image: "/a.webp", alt: "" }] };

/** A browser's storage, as far as it matters here. */
function storage(room = Number.POSITIVE_INFINITY): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, value);
    },
  } as Storage;
}

test("every page has its own place for advertisements, the home page too", () => {
  expect(advertisementOf("/store")).toBe("/advertisement/store");
  expect(advertisementOf("/")).toBe("/advertisement/home");
});

test("SH-31 slides are kept by path and language, and so is that there are none", () => {
  const visit = storage();
  keepSlides(visit, "/store", "en-US", slider);
  keepSlides(visit, "/blog", "en-US", null);
  expect(keptSlides(visit, "/store", "en-US")).toEqual(slider);
  expect(keptSlides(visit, "/blog", "en-US")).toBeNull();
  expect(keptSlides(visit, "/store", "id-ID")).toBeUndefined();
  expect(keptSlides(visit, "/", "en-US")).toBeUndefined();
});

test("what is kept but cannot be read counts as not asked yet", () => {
  const visit = storage();
  visit.setItem("advertisement:en-US:/store", "{");
  expect(keptSlides(visit, "/store", "en-US")).toBeUndefined();
});

test("a full storage is no failure", () => {
  const visit = storage(4);
  keepSlides(visit, "/store", "en-US", slider);
  expect(keptSlides(visit, "/store", "en-US")).toBeUndefined();
});

test("a page without a slider, or with an empty one, advertises nothing", () => {
  expect(sliderIn(null)).toBeNull();
  expect(sliderIn({ columns: [{ kind: "html", html: "<p>a</p>" }] })).toBeNull();
  expect(sliderIn({ columns: [{ ...slider, items: [] }] })).toBeNull();
  expect(sliderIn({ columns: [{ kind: "html" }, slider] })).toEqual(slider);
});
