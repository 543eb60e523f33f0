import { expect, test } from "vitest";
import { foldWords, regionDrafts, shortName, spokenName } from "./region-names.ts";

test.each([
  ["Daerah Khusus Ibukota Jakarta", "DKI Jakarta"],
  ["Daerah Istimewa Yogyakarta", "DI Yogyakarta"],
  ["Kota Administrasi Jakarta Selatan", "Kota Jakarta Selatan"],
  ["Kabupaten Administrasi Kepulauan Seribu", "Kabupaten Kepulauan Seribu"],
  ["Jawa Barat", "Jawa Barat"],
])("%s is said %s", (official, spoken) => {
  expect(spokenName(official)).toBe(spoken);
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

test("words are compared in small letters, without marks", () => {
  expect(foldWords("  Kébayoran-Baru (Pusat) ")).toBe("kebayoran baru pusat");
});

test("a district is found by its own name, its city's, its province's and their short forms", () => {
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
