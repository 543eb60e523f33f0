import { expect, test } from "vitest";
import { otherWays } from "./other-ways.ts";

const leaf = (code: string, fee = 0) => ({ code, name: code.toLowerCase(), fee });

test("the other ways to pay stand flat, instalments with their bank; the present one and those that cost more are left out", () => {
  const channels = [
    { ...leaf("VA"), children: [leaf("BCA"), leaf("BNI"), leaf("DEAR", 4000)] },
    { ...leaf("LATER"), children: [{ ...leaf("BANK"), children: [leaf("THREE")] }] },
    leaf("QRIS"),
  ];
  expect(otherWays(channels, "BCA")).toEqual([
    { code: "BNI", name: "bni", group: "" },
    { code: "THREE", name: "three", group: "later · bank" },
    { code: "QRIS", name: "qris", group: "" },
  ]);
  expect(otherWays(channels, "DEAR")).toEqual([]);
});
