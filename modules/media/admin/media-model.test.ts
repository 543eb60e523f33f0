import { expect, test } from "vitest";
import { askedMedia, mediaQuery, shownBytes } from "./media-model.ts";

test("MM-01 filter and page are in the address, and other parameters are ignored", () => {
  const requested = askedMedia(new URLSearchParams("search= red &tag=toys&kind=video&page=3&item=m1"));
  expect(requested).toEqual({ search: "red", tag: "toys", kind: "video", page: 3 });
  expect(mediaQuery(requested)).toBe("?search=red&tag=toys&kind=video&page=3");
  expect(mediaQuery({ search: "", page: 1 })).toBe("");
  for (const page of ["-1", "0", "x", "1e9"]) expect(askedMedia(new URLSearchParams({ page })).page).toBeGreaterThan(0);
  expect(askedMedia(new URLSearchParams("kind=script")).kind).toBe("");
});

test("sizes are formatted for reading", () => {
  expect(shownBytes(12, "en-US")).toBe("1 kB");
  expect(shownBytes(84_400, "en-US")).toBe("84 kB");
  expect(shownBytes(1_234_567, "id-ID")).toBe("1,2 MB");
  expect(shownBytes(31_000_000, "en-US")).toBe("31 MB");
});
