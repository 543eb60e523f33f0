import { expect, test } from "vitest";
import { couponAdminFixture, couponFields } from "../testing/coupon-admin-fixture.ts";

const { call, people, save, make, take, codesOf, mutate } = await couponAdminFixture();

const list = (input: object, headers?: object) =>
  call(
    `query adminCouponCodes($input: AdminCouponCodesInput!) { adminCouponCodes(input: $input) {
      hasMore codes { code state orderCode usedAt memberCode madeAt cancelledAt } } }`,
    { input: { couponCode: "SINGLE", ...input } },
    headers,
  );

test("codes are listed with state and order, page by page, filtered by state and prefix", async () => {
  await save("SINGLE", { ...couponFields, singleUse: true });
  await make("SINGLE", 5, "AAA");
  const [first = "", second = "", third = ""] = await codesOf("SINGLE");
  await take(first, "BBORDER1");
  await mutate("adminCancelCouponCodes", { couponCode: "SINGLE", codes: [second] });
  const page = await list({ limit: 2 }, people.sari);
  expect(page).toEqual({
    hasMore: true,
    codes: [
      expect.objectContaining({ code: first, state: "used", orderCode: "BBORDER1", memberCode: null }),
      expect.objectContaining({ code: second, state: "cancelled", cancelledAt: expect.any(String), orderCode: null }),
    ],
  });
  const next = await list({ after: second });
  expect([next.hasMore, next.codes.length, next.codes[0].code]).toEqual([false, 3, third]);
  expect((await list({ state: "free" })).codes).toHaveLength(3);
  expect((await list({ search: "aaa", state: "used" })).codes).toHaveLength(1);
  expect((await list({ search: "ZZZ" })).codes).toEqual([]);
  expect(await list({ limit: 1_001 })).toBe("INVALID_INPUT");
  expect(await list({ state: "lost" })).toBe("INVALID_INPUT");
  expect(await list({}, people.agus)).toBe("FORBIDDEN");
});
