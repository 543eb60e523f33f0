import { expect, test } from "vitest";
import { invoicePreview } from "./seller-effect.ts";

const t = (key: string, values: object = {}) => [key, ...Object.values(values)].join(" ");
const fallback = { name: "PT Env", address: "Jakarta", taxId: "000000000000000", vatPercent: 11 };

test("the next invoice is previewed with typed fields over the defaults; a refused field shows a dash", () => {
  const shown = (state: object) => invoicePreview({ ...state }, (field) => fallback[field], t);
  expect(shown({ name: "PT Toko" })).toEqual([
    ["field_name", "PT Toko"],
    ["field_address", "Jakarta"],
    ["field_taxId", "000000000000000"],
    ["field_vatPercent", "tax_within 11 Rp110.000 Rp1.110.000"],
  ]);
  expect(shown({ taxId: "123", vatPercent: "a lot" }).slice(2)).toEqual([
    ["field_taxId", "–"],
    ["field_vatPercent", "–"],
  ]);
});
