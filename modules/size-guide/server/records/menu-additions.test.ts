import { expect, test } from "vitest";
import { menuAdditions } from "./menu-additions.ts";

const category = (code: string, parentCode: string | null) => ({
  code,
  parentCode,
  position: 2,
  names: { "en-US": code },
});
const catalogue = [
  category("WEAR", null),
  category("SHOES", "WEAR"),
  category("RUN", "SHOES"),
  category("Hats", "WEAR"),
  category("TOO_DEEP", "RUN"),
];
const added = (code: string, ...menu: [string, number][]) =>
  menuAdditions(code, new Map(menu), catalogue)?.map(({ code: one, parentCode, level }) => [one, parentCode, level]) ??
  null;

test("a category the menu lacks comes with those above it, down from the first one the menu has", () => {
  expect(added("RUN")).toEqual([
    ["WEAR", null, 1],
    ["SHOES", "WEAR", 2],
    ["RUN", "SHOES", 3],
  ]);
  expect(added("RUN", ["WEAR", 1], ["SHOES", 2])).toEqual([["RUN", "SHOES", 3]]);
  expect(added("RUN", ["RUN", 3])).toEqual([]);
});

test("what the catalogue lacks, a code the menu cannot hold and a fourth level are refused", () => {
  expect([added("NOWHERE"), added("Hats"), added("TOO_DEEP")]).toEqual([null, null, null]);
});

test("a missing name is filled in by the English one, or any", () => {
  const names = (given: object) =>
    menuAdditions("A1", new Map(), [{ code: "A1", parentCode: null, position: 0, names: given }])?.[0]?.names;
  expect(names({ "en-US": "Socks", "id-ID": "Kaus kaki" })).toEqual({
    ...{ "en-US": "Socks", "id-ID": "Kaus kaki", "vi-VN": "Socks", "zh-CN": "Socks" },
  });
  expect(names({ "zh-CN": "袜子" })).toMatchObject({ "en-US": "袜子", "zh-CN": "袜子" });
  expect(names({})).toMatchObject({ "en-US": "A1" });
});
