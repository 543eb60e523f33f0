import { expect, test } from "vitest";
import { inAll } from "#modules/catalogue/server/testing/products-fixture.ts";
import { segmentsFixture } from "../testing/segments-fixture.ts";

const { call, people, save, saveSegment } = await segmentsFixture();
const list = (who = people.mira) =>
  call<object[]>(`query adminSegments { adminSegments { code name any conditions coupons { code name } } }`, {}, who);

test("MU-02 segments are listed by name with their conditions and the coupons that are limited to them", async () => {
  expect(await list()).toEqual([]);
  await saveSegment("vip", { name: "Very loyal", spent: { atLeast: 1 }, club: "linked", match: "any" });
  await saveSegment("near", { name: "Nearby", region: { codes: ["32"] } });
  const coupon = {
    ...{ status: "active", names: inAll("Welcome"), percent: 10, scope: { everything: true }, segment: "vip" },
    ...{ beginsAt: "2026-11-01T00:00:00.000Z", endsAt: "2026-12-01T00:00:00.000Z" },
  };
  expect(await save("coupon", "VIPSPRING", coupon)).toBe("SAVED");
  expect(await list()).toEqual([
    { code: "near", name: "Nearby", any: false, conditions: ["region"], coupons: [] },
    {
      ...{ code: "vip", name: "Very loyal", any: true, conditions: ["spent", "club"] },
      coupons: [{ code: "VIPSPRING", name: "Welcome" }],
    },
  ]);
});

test("MU-02 who may not read promotions sees no segments", async () => {
  expect(await list(people.agus)).toBe("FORBIDDEN");
  expect(await list({ cookie: "" })).toBe("STAFF_ONLY");
});
