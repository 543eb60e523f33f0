import fc from "fast-check";
import { expect, test } from "vitest";
import type { RecordState } from "#kit/core/fields/field-changes.ts";
import { exportTable } from "../formats/export-table.ts";
import { matchColumns } from "../formats/match-columns.ts";
import { readOwnFormat } from "../formats/own-format.ts";
import { productFormat } from "../formats/product-format.ts";
import { readTable } from "../table/read-table.ts";
import { planRecords } from "./plan-records.ts";

const word = fc.string({ minLength: 1, maxLength: 12, unit: "grapheme" }).map((text) => {
  const clean = text.replace(/[\0\s]+/g, " ").trim();
  return clean === "" ? "=x" : clean;
});
const text = fc
  .tuple(
    fc.constantFrom("", "=", "+62", "-", "@", "'", "'=", "[clear]"),
    fc.array(word, { minLength: 1, maxLength: 4 }),
  )
  .map(([start, words]) => `${start}${words.join("\n")}`.trim());
const code = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._-]{0,11}$/);
const amount = fc.integer({ min: 1, max: 100_000_000 });
const optional = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
const dropUndefined = (value: object) => JSON.parse(JSON.stringify(value)) as RecordState;

const sku = fc
  .record({
    number: optional(word),
    extCode: optional(word),
    barcode: optional(fc.stringMatching(/^0?[0-9]{3,13}$/)),
    options: optional(fc.dictionary(code, word, { minKeys: 1, maxKeys: 3, noNullPrototype: true })),
    price: optional(amount),
    salePrice: optional(amount),
    saleFrom: optional(
      fc
        .date({ min: new Date("2020-01-01"), max: new Date("2030-01-01"), noInvalidDate: true })
        .map((date) => date.toISOString()),
    ),
    cost: optional(amount),
    grams: optional(amount),
    box: optional(fc.tuple(amount, amount, amount)),
    shipsFrom: optional(fc.constantFrom("2026-02-28", "2027-12-31")),
    position: fc.nat(100),
  })
  .map(dropUndefined);
const product = fc
  .record({
    status: fc.constantFrom("draft", "onSale", "hidden", "archived"),
    brandCode: optional(code),
    categoryCodes: optional(fc.uniqueArray(code, { minLength: 1, maxLength: 3 })),
    names: optional(fc.record({ "en-US": text, "id-ID": text })),
    descriptions: optional(fc.record({ "zh-CN": text })),
    media: optional(
      fc
        .uniqueArray(fc.nat(50), { minLength: 1, maxLength: 3 })
        .map((ids) =>
          ids.map((id) => ({ url: `/media/${id}/a.jpg`, type: id % 2 ? "image" : "video", focus: [id, 50] })),
        ),
    ),
    searchWords: optional(fc.uniqueArray(word, { minLength: 1, maxLength: 4 })),
    certificates: optional(
      fc.array(fc.record({ type: fc.constantFrom("SNI", "K3L"), number: word }), { minLength: 1, maxLength: 2 }),
    ),
    purchaseLimit: optional(fc.integer({ min: 1, max: 100 })),
    ribbonTexts: optional(fc.record({ "en-US": word })),
    ribbonPosition: optional(fc.constantFrom("TOP_LEFT", "BOTTOM")),
    sizeGuide: optional(fc.constantFrom("none", "RUN-LKH")),
    crossSells: optional(fc.uniqueArray(code, { minLength: 1, maxLength: 3 })),
    shopMore: optional(code),
    releasedOn: optional(fc.constantFrom("2026-11-18", "2024-02-29")),
    facts: optional(fc.constant([{ code: "age", names: { "en-US": "Age" }, values: { "en-US": "6+" } }])),
    skus: optional(fc.dictionary(code, sku, { minKeys: 1, maxKeys: 4, noNullPrototype: true })),
  })
  .map(dropUndefined);

test("MI-09 re-importing an exported file changes nothing", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(code, product, { minKeys: 1, maxKeys: 4, noNullPrototype: true }),
      async (states) => {
        // A SKU belongs to one product.
        const owners = new Map<string, string>();
        const records = Object.entries(states).map(([id, state]) => {
          const own = Object.entries(state.skus ?? {}).filter(([item]) => !owners.has(item));
          for (const [item] of own) owners.set(item, id);
          const { skus: _skus, ...rest } = state;
          return { id, state: own.length > 0 ? { ...rest, skus: Object.fromEntries(own) } : rest };
        });
        const file = exportTable(records, productFormat);
        const table = await readTable(Buffer.from(file));
        if (!table.ok) throw new Error(table.error.code);
        const { header, rows } = table.value;
        for (const cell of rows.flatMap(({ cells }) => cells)) expect(cell).not.toMatch(/^[=+\-@]/);
        const content = readOwnFormat(table.value, productFormat, matchColumns(header, productFormat));
        expect(content.problems).toEqual([]);
        const current = new Map(records.map(({ id, state }) => [id, { version: 3, state }]));
        const plan = planRecords(content.records, current, { items: ["skus"] });
        expect(plan.flatMap(({ changes }) => changes)).toEqual([]);
        expect(plan.map(({ outcome }) => outcome)).toEqual(records.map(() => "unchanged"));
      },
    ),
    { numRuns: 100 },
  );
});

test("MI-03 MI-04 a plan lists each field before and after; fields missing in the file stay unchanged", () => {
  const before: RecordState = {
    status: "draft",
    names: { "en-US": "Ball" },
    brandCode: "GWG",
    skus: { A: { price: 5 }, B: { price: 6 } },
  };
  const cell = { row: 2, column: "x" };
  const [planned] = planRecords(
    [
      {
        id: "BALL",
        rows: [2],
        pictures: [],
        assignments: [
          { path: "names/id-ID", value: "Bola", ...cell },
          { path: "brandCode", ...cell },
          { path: "skus/A/price", value: 7, ...cell },
          { path: "releasedOn", value: "2026-11-18", onlyIfEmpty: true, ...cell },
          { path: "status", value: "hidden", onlyIfEmpty: true, ...cell },
        ],
      },
    ],
    new Map([["BALL", { version: 4, state: before }]]),
    { items: ["skus"] },
  );
  expect(planned).toMatchObject({ outcome: "changed", version: 4 });
  expect(planned?.changes).toEqual([
    { path: "brandCode", before: "GWG" },
    { path: "names/id-ID", after: "Bola" },
    { path: "releasedOn", after: "2026-11-18" },
    { path: "skus/A/price", before: 5, after: 7 },
  ]);
});
