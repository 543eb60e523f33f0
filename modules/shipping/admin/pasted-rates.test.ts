import { expect, test } from "vitest";
import { areaNames, shownKeys, wholeIn } from "./delivery-model.ts";
import { readPastedRates } from "./pasted-rates.ts";

const areas = [
  { code: "31", name: "Daerah Khusus Ibukota Jakarta" },
  { code: "32", name: "Jawa Barat" },
  { code: "32.16", name: "Kabupaten Bekasi" },
  { code: "73.01", name: "Kabupaten Twin" },
  { code: "74.01", name: "Kabupaten Twin" },
  { code: "31.74.07", name: "Kebayoran Baru" },
];

test("rates are read from a pasted table by code or name, and what is no rate is named by its line", () => {
  const text = [
    "Area\tFirst\tNext\tFrom\tTo",
    "Jawa Barat\t15.000\tRp 7.500\t1\t3",
    '"31.74.07";9000;4000;1;1',
    "31\t10000\t5000\t1",
    "Atlantis\t10000\t5000\t1\t2",
    "Kabupaten Twin\t10000\t5000\t1\t2",
    "73.01\t10,000\t5000\t1\t2",
    "",
  ].join("\n");
  expect(readPastedRates(text, "32.16", areas)).toEqual({
    rates: {
      "32.16-32": { first: 15_000, next: 7_500, from: 1, to: 3 },
      "32.16-31.74.07": { first: 9_000, next: 4_000, from: 1, to: 1 },
      "32.16-73.01": { first: 10_000, next: 5_000, from: 1, to: 2 },
    },
    unread: [
      { line: 4, text: "31\t10000\t5000\t1" },
      { line: 5, text: "Atlantis\t10000\t5000\t1\t2" },
      { line: 6, text: "Kabupaten Twin\t10000\t5000\t1\t2" },
    ],
  });
});

test("rates are filtered by city and by name or code, and sorted by name", () => {
  const rate = { first: 1, next: 1, from: 0, to: 1 };
  const rates = { "32.16-31": rate, "32.16-32": rate, "32.16-31.74.07": rate, "35.78-32": rate };
  const nameOf = areaNames([...areas, { code: "31.74", name: "Jakarta Selatan" }]);
  expect(shownKeys(rates, nameOf, { origin: "32.16", text: "" })).toEqual(["32.16-31", "32.16-32", "32.16-31.74.07"]);
  expect(shownKeys(rates, nameOf, { origin: "", text: "jawa" })).toEqual(["35.78-32", "32.16-32"]);
  expect(shownKeys(rates, nameOf, { origin: "", text: "31" })).toEqual(["32.16-31", "32.16-31.74.07"]);
  expect(nameOf("31.74.07")).toBe("Kebayoran Baru, Jakarta Selatan");
  expect([wholeIn("12.500"), wholeIn(""), wholeIn("Rp 9.000")]).toEqual([12_500, 0, 9_000]);
});
