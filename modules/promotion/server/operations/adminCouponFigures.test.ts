import { expect, test } from "vitest";
import { couponAdminFixture, couponFields } from "../testing/coupon-admin-fixture.ts";

const { call, people, save, make, take, codesOf, mutate } = await couponAdminFixture();

const figures = (couponCode: string, headers?: object) =>
  call(
    `query adminCouponFigures($couponCode: String!) { adminCouponFigures(couponCode: $couponCode) {
      used codesMade codesCancelled codesFree handed handedFree } }`,
    { couponCode },
    headers,
  );

test("the figures follow changes of a coupon's uses and codes", async () => {
  await save("SINGLE", { ...couponFields, singleUse: true });
  await make("SINGLE", 5);
  const [first = "", second = ""] = await codesOf("SINGLE");
  await take(first, "O1");
  await mutate("adminCancelCouponCodes", { couponCode: "SINGLE", codes: [second] });
  expect(await figures("SINGLE", people.sari)).toEqual({
    ...{ used: 1, codesMade: 5, codesCancelled: 1, codesFree: 3, handed: 0, handedFree: 0 },
  });
  expect(await figures("NOTHING")).toBeNull();
  expect(await figures("SINGLE", people.agus)).toBe("FORBIDDEN");
});
