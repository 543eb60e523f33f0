import { expect, test } from "vitest";
import { variantsOf } from "./variants.ts";

test("1A-11 each SKU of a product is named by its choices, sold out or not", () => {
  const attribute = (attrCode: string, ...names: string[]) => ({
    attrCode,
    attrValue: names.map((valueName) => ({ valueCode: valueName.toLowerCase(), valueName })),
  });
  const sku = (colour: string, size: string, stock: number) => ({
    skuCode: `${colour}-${size}`,
    orgCode: "WH01",
    stock,
    salePrice: 90_000,
    attributeValues: [
      { attrCode: "s_size", valueCode: size },
      { attrCode: "s_color", valueCode: colour },
    ],
  });
  const product = {
    saleAttributes: [attribute("s_color", "Navy", "Red"), attribute("s_size", "M", "L")],
    skuList: [sku("navy", "m", 0), sku("red", "l", 3)],
  };
  expect(variantsOf(product)).toEqual([
    { skuCode: "navy-m", orgCode: "WH01", stock: 0, price: 90_000, label: "Navy · M" },
    { skuCode: "red-l", orgCode: "WH01", stock: 3, price: 90_000, label: "Red · L" },
  ]);
  expect(variantsOf({ saleAttributes: [], skuList: [sku("one", "m", 1)] })[0]?.label).toBe("");
});
