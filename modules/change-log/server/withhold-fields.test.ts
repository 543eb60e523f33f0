import { expect, test } from "vitest";
import { applyChanges, type FieldChange } from "#kit/core/fields/field-changes.ts";
import { withholdFields } from "./withhold-fields.ts";

const before = { name: "Castle", skus: { A: { price: 100, grams: 5 } } };

test("MF-15 withheld fields stay as they are, whether they are changed alone, with their item or with their group", () => {
  const alone = withholdFields(
    [
      { path: "name", after: "Fort" },
      { path: "skus/A/price", after: 10 },
    ],
    before,
    ["skus/A/price"],
  );
  expect(alone).toEqual([{ path: "name", after: "Fort" }]);
  const whole: readonly FieldChange[] = [
    { path: "skus/A", after: { price: 10, grams: 6 } },
    { path: "skus", after: { A: { price: 10, grams: 6 } } },
  ];
  for (const change of whole)
    expect(applyChanges(before, [...withholdFields([change], before, ["skus/A/price"])])).toEqual({
      name: "Castle",
      skus: { A: { price: 100, grams: 6 } },
    });
});

test("MF-15 a withheld field of a new item stays empty, and a removed item stays removed", () => {
  const added = { path: "skus/B", after: { price: 100, salePrice: 1 } };
  expect(withholdFields([added], before, ["skus/B/salePrice"])).toEqual([{ path: "skus/B", after: { price: 100 } }]);
  expect(withholdFields([{ path: "skus/A" }], before, ["skus/A/price"])).toEqual([{ path: "skus/A" }]);
});
