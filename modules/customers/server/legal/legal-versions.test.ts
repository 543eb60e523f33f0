import { expect, test } from "vitest";
import type { PublishedVersion } from "#modules/content/server/index.ts";
import { legalVersionsAt } from "./legal-versions.ts";

const version = (path: string, device: "pc" | "h5", number: number, day: number): PublishedVersion => ({
  ...{ path, device, version: number, author: "Maya" },
  publishedAt: new Date(`2026-11-${String(day).padStart(2, "0")}T03:00:00Z`),
});
const published = [
  version("/page/privacy-policy", "pc", 4, 12),
  version("/page/privacy-policy", "h5", 2, 10),
  version("/page/privacy-policy", "pc", 1, 1),
  version("/page/terms-conditions", "pc", 1, 5),
  version("/page/other", "pc", 9, 1),
];
const at = (wording: string | null, moment: string) =>
  legalVersionsAt(wording, new Date(moment), published).map(
    ({ page, device, version: number }) => `${page} ${device} ${number}`,
  );

test("a consent refers to the versions of the pages its wording names that were live at its moment", () => {
  expect(at("as {privacy} and {terms} say", "2026-11-11T00:00:00Z").sort()).toEqual([
    "privacy h5 2",
    "privacy pc 1",
    "terms pc 1",
  ]);
  expect(at("as {privacy} says", "2026-11-12T02:59:59.999Z").sort()).toEqual(["privacy h5 2", "privacy pc 1"]);
  expect(at("as {privacy} says", "2026-11-12T03:00:00Z").sort()).toEqual(["privacy h5 2", "privacy pc 4"]);
});

test("before the first version, and without a wording that names a page, there is none", () => {
  expect(at("as {privacy} and {terms} say", "2026-10-31T00:00:00Z")).toEqual([]);
  expect(at("Given earlier, elsewhere.", "2026-11-20T00:00:00Z")).toEqual([]);
  expect(at(null, "2026-11-20T00:00:00Z")).toEqual([]);
});
