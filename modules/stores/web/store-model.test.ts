import { expect, test } from "vitest";
import { directionsUrl, distanceText, listedStores, type StoreModel, storesMatching } from "./store-model.ts";

const store = (storeCode: string, city: string, province: string, latitude: number, longitude: number): StoreModel => ({
  storeCode,
  storeName: `Bata & Bola ${storeCode}`,
  address1: "Jl. Tunjungan No. 63",
  city,
  province,
  zipCode: "60275",
  latitude,
  longitude,
  phone: "+62 31 5550 2301",
  hours: [],
  services: [],
  image: null,
});
const stores = [
  store("JKT01", "Jakarta Pusat", "DKI Jakarta", -6.1957, 106.8206),
  store("YOG01", "Yogyakarta", "DI Yogyakarta", -7.7936, 110.3677),
  store("SBY01", "Surabaya", "Jawa Timur", -7.2607, 112.7391),
];
const codes = (found: readonly StoreModel[]) => found.map(({ storeCode }) => storeCode);

test.each([
  ["", ["JKT01", "YOG01", "SBY01"]],
  ["  ", ["JKT01", "YOG01", "SBY01"]],
  ["surabaya", ["SBY01"]],
  ["JAKARTA pus", ["JKT01"]],
  ["karta", ["JKT01", "YOG01"]],
  ["tunjungan timur", ["SBY01"]],
  ["Súrabáya", ["SBY01"]],
  ["medan", []],
])('a search for "%s" finds %j', (search, found) => {
  expect(codes(storesMatching(stores, search))).toEqual(found);
});

test("without a position the order stays; with one the nearest store comes first, with its distance", () => {
  expect(listedStores(stores, null).map(({ store: { storeCode }, km }) => [storeCode, km])).toEqual([
    ["JKT01", null],
    ["YOG01", null],
    ["SBY01", null],
  ]);
  const fromMalang = listedStores(stores, { latitude: -7.98, longitude: 112.63 });
  expect(codes(fromMalang.map(({ store }) => store))).toEqual(["SBY01", "YOG01", "JKT01"]);
  expect(fromMalang[0]?.km).toBeCloseTo(81, 0);
});

test("distances are in metres below a kilometre, with one decimal below ten kilometres", () => {
  expect([0.04, 0.853, 3.44, 12.6, 664.2].map((km) => distanceText(km, "en-US"))).toEqual([
    "40 m",
    "850 m",
    "3.4 km",
    "13 km",
    "664 km",
  ]);
  expect(distanceText(3.44, "id-ID")).toBe("3,4 km");
});

test("directions use the coordinates of the store", () => {
  expect(directionsUrl({ latitude: -6.1957, longitude: 106.8206 })).toBe(
    "https://www.google.com/maps/dir/?api=1&destination=-6.1957,106.8206",
  );
});
