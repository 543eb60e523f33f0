import { expect, test } from "vitest";
import { fitting, type PaletteEntry, readRecent, withRecent } from "./palette-entries.ts";

const entry = (title: string, to = `/admin/${title}`): PaletteEntry => ({
  group: "Go to",
  title,
  detail: "",
  to,
  icon: "package",
});

test("MF-10 pages and actions are found by the prefixes of their words, also without accents", () => {
  const all = [entry("Orders"), entry("Invite staff"), entry("Hoàn tiền")];
  const titles = (text: string) => fitting(all, text).map(({ title }) => title);
  expect(titles("ord")).toEqual(["Orders"]);
  expect(titles("STA inv")).toEqual(["Invite staff"]);
  expect(titles("hoan")).toEqual(["Hoàn tiền"]);
  expect(titles("rders")).toEqual([]);
  expect(titles("")).toHaveLength(3);
});

test("MF-10 the last opened page comes first, once, and eight are kept", () => {
  let recent: PaletteEntry[] = [];
  for (const title of ["a", "b", "c", "a", "d", "e", "f", "g", "h", "i"]) recent = withRecent(recent, entry(title));
  expect(recent.map(({ title }) => title)).toEqual(["i", "h", "g", "f", "e", "d", "a", "c"]);
});

test("a manipulated store yields no foreign address", () => {
  const stored = JSON.stringify([
    entry("fine"),
    entry("bad", "https://evil.test"),
    entry("bad", "//evil.test"),
    entry("bad", "javascript:alert(1)"),
    entry("bad", "/administrator"),
    { title: 1 },
    null,
  ]);
  expect(readRecent(stored, "Recent")).toEqual([{ ...entry("fine"), group: "Recent" }]);
  for (const broken of [null, "", "{", "7", "{}"]) expect(readRecent(broken, "Recent")).toEqual([]);
});
