import { expect, test } from "vitest";
import { inAll } from "#modules/catalogue/server/testing/products-fixture.ts";
import { couponAdminFixture, couponFields } from "../testing/coupon-admin-fixture.ts";

const { save, read, problems, undo, make, take, clock } = await couponAdminFixture();
const entryOf = (saved: Awaited<ReturnType<typeof save>>) => (saved.ok ? (saved.value.entryId ?? 0) : 0);

test("a coupon with any kind of discount is saved and read back equal", async () => {
  const coupons = {
    PERCENT: couponFields,
    AMOUNT: { ...couponFields, percent: null, mostDiscount: null, amount: 25_000, minimumSpend: 100_000 },
    LIMITED: { ...couponFields, totalLimit: 100, perUserLimit: 1, audience: "members", stackable: true },
    SINGLE: { ...couponFields, singleUse: true, audience: "handed", scope: { products: ["LKH1"], brands: ["LKH"] } },
    TEXTS: { ...couponFields, status: "draft", names: { "en-US": "Only English" }, descriptions: inAll("Long") },
  };
  for (const [code, fields] of Object.entries(coupons)) {
    const saved = await save(code, fields);
    expect(saved, code).toMatchObject({ ok: true });
    expect(await read(code), code).toEqual(saved.ok ? saved.value.records[0]?.state : null);
  }
  expect(await read("SINGLE")).toMatchObject({ singleUse: true, audience: "handed", scope: { brands: ["LKH"] } });
});

test("each refused field is named, and a code that is taken names its coupon", async () => {
  expect(await problems("no", couponFields)).toEqual(["code"]);
  expect(await problems("EMPTY", { status: "active" })).toEqual([
    ...["en-US", "id-ID", "vi-VN", "zh-CN"].map((locale) => `names/${locale} missing`),
    ...["percent missing", "beginsAt missing", "endsAt missing", "scope missing"],
  ]);
  expect(await problems("WRONG", { ...couponFields, percent: 101, totalLimit: 0 })).toEqual([
    "percent overHundred",
    "totalLimit notPositive",
  ]);
  const wrong = {
    ...couponFields,
    amount: 1,
    endsAt: "2026-10-01T00:00:00.000Z",
    totalLimit: 1,
    perUserLimit: 2,
    scope: { brands: ["NONE"] },
  };
  expect(await problems("WRONG", wrong)).toEqual([
    ...["amount oneOfTwo", "endsAt endsBeforeItBegins", "perUserLimit overTotal 1", "scope/brands unknown NONE"],
  ]);
  expect(await problems("PERCENT", couponFields, 0, "new")).toEqual(["exists Welcome"]);
  await make("SINGLE", 1, "LUCKY");
  expect(await read("WRONG")).toBeNull();
});

test("a single-use code cannot become the code of another coupon", async () => {
  const { codesOf } = await couponAdminFixture().then(async (shop) => {
    await shop.save("MANY1", { ...couponFields, singleUse: true });
    await shop.make("MANY1", 1);
    const [code = ""] = await shop.codesOf("MANY1");
    expect(await shop.problems(code, couponFields)).toEqual(["codeOfAnother MANY1"]);
    return shop;
  });
  expect(await codesOf("MANY1")).toHaveLength(1);
});

test("a used limit, a coupon that has begun, and the kind of its codes cannot be taken back", async () => {
  await save("STEPS", { ...couponFields, totalLimit: 5 });
  expect(await take("STEPS", "O1")).toBe("OK");
  expect(await take("STEPS", "O2")).toBe("OK");
  expect(await problems("STEPS", { totalLimit: 1 }, 1)).toEqual(["totalLimit usedAlready 2"]);
  expect(await problems("STEPS", { status: "draft" }, 1)).toEqual(["status begun"]);
  expect(await problems("STEPS", { singleUse: true }, 1)).toEqual(["singleUse kindFixed"]);
  expect(await problems("STEPS", { totalLimit: 2 }, 1)).toBe("SAVED");
});

test("changes of different fields by two people are merged, the same field is OUTDATED; undo reverts a change", async () => {
  await save("MERGE", couponFields);
  const changed = await save("MERGE", { percent: 20 }, 1);
  expect(await problems("MERGE", { totalLimit: 9 }, 1)).toBe("SAVED");
  expect(await problems("MERGE", { percent: 30 }, 1)).toBe("OUTDATED");
  expect(await undo(entryOf(changed))).toMatchObject({ ok: true });
  expect(await read("MERGE")).toMatchObject({ percent: 10, totalLimit: 9 });
});

test("undoing the creation removes a coupon that has not begun, and is refused for one with codes", async () => {
  const later = { ...couponFields, status: "draft", singleUse: true, beginsAt: "2026-11-20T00:00:00.000Z" };
  expect(clock.now().toISOString() < "2026-11-20").toBe(true);
  const first = await save("UNDO1", later);
  const second = await save("UNDO2", later);
  await make("UNDO2", 3);
  expect(await undo(entryOf(first))).toMatchObject({ ok: true });
  expect(await read("UNDO1")).toBeNull();
  expect(await undo(entryOf(second))).toMatchObject({ ok: false });
  expect(await read("UNDO2")).not.toBeNull();
});
