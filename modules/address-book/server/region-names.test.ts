import { expect, test } from "vitest";
import { commonName, foldName, regionDrafts, shortName } from "./region-names.ts";

test.each([
  ["Daerah Khusus Ibukota Jakarta", "DKI Jakarta"],
  ["Daerah Istimewa Yogyakarta", "DI Yogyakarta"],
  ["Kota Administrasi Jakarta Selatan", "Kota Jakarta Selatan"],
  ["Kabupaten Administrasi Kepulauan Seribu", "Kabupaten Kepulauan Seribu"],
  ["Jawa Barat", "Jawa Barat"],
])("the common name of %s is %s", (official, common) => {
  expect(commonName(official)).toBe(common);
});

test.each([
  ["kota jakarta selatan", "jaksel"],
  ["jawa tengah", "jateng"],
  ["kota tangerang selatan", "tangsel"],
  ["di yogyakarta", "jogja"],
  ["kota bandung", null],
  ["bali", null],
])("%s is shortened to %s", (name, short) => {
  expect(shortName(name)).toBe(short);
});

test("names are folded to lowercase without marks", () => {
  expect(foldName("  Kébayoran-Baru (Pusat) ")).toBe("kebayoran baru pusat");
});

test("the search text of a district has its own name, its city's, its province's and their short forms", () => {
  const areas = [
    { code: "31", name: "Daerah Khusus Ibukota Jakarta" },
    { code: "31.74", name: "Kota Administrasi Jakarta Selatan" },
    { code: "31.74.07", name: "Kebayoran Baru" },
  ];
  expect(regionDrafts(areas)).toEqual([
    { code: "31", parentCode: null, level: 1, name: "DKI Jakarta", words: null },
    { code: "31.74", parentCode: "31", level: 2, name: "Kota Jakarta Selatan", words: null },
    {
      code: "31.74.07",
      parentCode: "31.74",
      level: 3,
      name: "Kebayoran Baru",
      words: " kebayoran baru kota jakarta selatan dki jakarta jaksel",
    },
  ]);
});
