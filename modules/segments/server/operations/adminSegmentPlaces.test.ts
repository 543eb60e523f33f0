import { expect, test } from "vitest";
import { segmentsFixture } from "../testing/segments-fixture.ts";

const { call, people } = await segmentsFixture();
const places = (who = people.mira) =>
  call<object[]>(`query adminSegmentPlaces { adminSegmentPlaces { code name province } }`, {}, who);

test("MU-02 a segment may name provinces and cities, each city with its province; districts are not offered", async () => {
  expect(await places()).toEqual([
    { code: "36", name: "Banten", province: null },
    { code: "32", name: "Jawa Barat", province: null },
    { code: "32.04", name: "Kabupaten Bandung", province: "Jawa Barat" },
    { code: "32.73", name: "Kota Bandung", province: "Jawa Barat" },
    { code: "36.71", name: "Kota Tangerang", province: "Banten" },
  ]);
});

test("who may not read promotions is refused", async () => {
  expect(await places(people.agus)).toBe("FORBIDDEN");
});
