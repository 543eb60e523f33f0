import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import type { PromotionRule } from "../../contract/rule/promotion-rule.ts";
import { promotionAdminFixture, tierFields } from "../testing/promotion-admin-fixture.ts";

const { database } = await testDatabase();
const texts = (en: string) => ({ "en-US": en, "id-ID": `${en} id`, "vi-VN": `${en} vi`, "zh-CN": `${en} zh` });
const rule: PromotionRule = {
  ...{ code: "half-price", names: texts("Half price"), about: texts("Half of it.") },
  fields: [
    { kind: "number", name: "pieces", least: 2, most: 9, labels: texts("Pieces") },
    { kind: "choice", name: "which", options: [{ value: "first", labels: texts("First") }], labels: texts("Which") },
    { kind: "flag", name: "always", labels: texts("Always") },
  ],
  discounts: (lines) => lines.map(({ amount }) => Math.floor(amount / 2)),
};
const { call, people, problems, read } = await promotionAdminFixture(
  database,
  [],
  undefined,
  new Map([[rule.code, rule]]),
);

const rules = (headers: object) =>
  call(
    `query adminPromotionRules { adminPromotionRules {
      code name about fields { name kind label least most options { value label } } } }`,
    {},
    headers,
  );

test("the rules of extensions are listed with their fields, for those who read promotions", async () => {
  expect(await rules(people.sari)).toEqual([
    {
      ...{ code: "half-price", name: "Half price", about: "Half of it." },
      fields: [
        { name: "pieces", kind: "number", label: "Pieces", least: 2, most: 9, options: [] },
        {
          ...{ name: "which", kind: "choice", label: "Which", least: null, most: null },
          options: [{ value: "first", label: "First" }],
        },
        { name: "always", kind: "flag", label: "Always", least: null, most: null, options: [] },
      ],
    },
  ]);
  expect(await rules(people.agus)).toBe("FORBIDDEN");
});

const { levels: _levels, ...fields } = tierFields;
const withRule = (chosen: object, changes: object = {}) =>
  ({ ...fields, rule: chosen, ...changes }) as typeof tierFields;

test("a promotion goes live with a rule whose settings are complete, and reads back equal", async () => {
  const settings = { pieces: 3, which: "first", always: true };
  expect(await problems("HALF", withRule({ code: "half-price", settings }))).toBe("SAVED");
  expect(await read("HALF")).toMatchObject({ kind: "tier", rule: { code: "half-price", settings } });
  expect((await read("HALF"))?.levels).toBeUndefined();
});

test.each([
  ["missing settings", { code: "half-price" }, ["rule/settings/pieces missing", "rule/settings/which missing"]],
  ["a rule that no extension brings", { code: "gone" }, ["rule/code unknown gone"]],
  ["no rule chosen", { settings: { pieces: 3 } }, ["rule/code missing"]],
  [
    "other values",
    { code: "half-price", settings: { pieces: 1, which: "last", always: 1, other: 2 } },
    [
      "rule/settings/always invalid",
      "rule/settings/other notOfKind",
      "rule/settings/pieces outOfRange 2–9",
      "rule/settings/which invalid",
    ],
  ],
])("a promotion with %s is refused by its fields and writes nothing", async (_name, chosen, expected) => {
  const found = await problems("REFUSED", withRule(chosen));
  expect(typeof found === "string" ? found : found.toSorted()).toEqual(expected);
  expect(await read("REFUSED")).toBeNull();
});

test("a rule is for order promotions alone, and takes the place of levels", async () => {
  const chosen = { code: "half-price", settings: { pieces: 3, which: "first" } };
  expect(await problems("ITEM", withRule(chosen, { kind: "item" }))).toContain("rule/code notOfKind");
  expect(await problems("BOTH", withRule(chosen, { levels: tierFields.levels }))).toEqual(["levels notBoth"]);
});

test("a draft may have a rule with missing settings", async () => {
  expect(await problems("DRAFT", withRule({ code: "half-price" }, { status: "draft" }))).toBe("SAVED");
});
