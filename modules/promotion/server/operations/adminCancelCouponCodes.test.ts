import { expect, test } from "vitest";
import { couponAdminFixture, couponFields } from "../testing/coupon-admin-fixture.ts";

const { people, save, make, take, codesOf, mutate } = await couponAdminFixture();
const cancel = (input: object, headers?: object) =>
  mutate("adminCancelCouponCodes", { couponCode: "SINGLE", ...input }, "", headers);

test("MR-05 one code or all unused ones are cancelled; used codes and other coupons' codes are not changed", async () => {
  for (const code of ["SINGLE", "OTHER"]) {
    await save(code, { ...couponFields, singleUse: true });
    await make(code, 4);
  }
  const [first = "", second = "", third = ""] = await codesOf("SINGLE");
  const [foreign = ""] = await codesOf("OTHER");
  await take(first, "O1");
  expect(await cancel({ codes: [second] }, people.sari)).toBe("FORBIDDEN");
  expect(await cancel({ codes: [second, foreign] })).toMatchObject({ message: "1 code is cancelled." });
  expect(await cancel({ codes: [first] })).toMatchObject({ errorCode: "NOT_FOUND" });
  expect(await cancel({ codes: null })).toMatchObject({ message: "2 codes are cancelled." });
  expect(await cancel({})).toMatchObject({ errorCode: "NOT_FOUND" });
  expect([await take(third, "O2"), await take(foreign, "O3")]).toEqual(["EXPIRED", "OK"]);
});
