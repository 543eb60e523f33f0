import { expect, test } from "vitest";
import { otherChannels } from "./other-channels.ts";

const leaf = (code: string, fee = 0) => ({ code, name: code.toLowerCase(), fee });

test("the other payment methods are a flat list with their fees, instalments with their bank; the present one is left out", () => {
  const channels = [
    { ...leaf("VA"), children: [leaf("BCA"), leaf("BNI"), leaf("DEAR", 4000)] },
    { ...leaf("LATER"), children: [{ ...leaf("BANK"), children: [leaf("THREE")] }] },
    leaf("QRIS"),
  ];
  expect(otherChannels(channels, "BCA")).toEqual([
    { code: "BNI", name: "bni", group: "", fee: 0 },
    { code: "DEAR", name: "dear", group: "", fee: 4000 },
    { code: "THREE", name: "three", group: "later · bank", fee: 0 },
    { code: "QRIS", name: "qris", group: "", fee: 0 },
  ]);
  expect(otherChannels(channels, "DEAR").map(({ code }) => code)).toEqual(["BCA", "BNI", "THREE", "QRIS"]);
});
