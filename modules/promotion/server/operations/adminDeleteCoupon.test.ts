import { expect, test } from "vitest";
import { couponAdminFixture, couponFields } from "../testing/coupon-admin-fixture.ts";

const { people, save, read, make, mutate } = await couponAdminFixture();
const remove = (couponCode: string, headers?: object) => mutate("adminDeleteCoupon", { couponCode }, "", headers);

test("a draft that was not handed out is deleted; a coupon that was live or has codes is not", async () => {
  const draft = { ...couponFields, status: "draft", singleUse: true };
  await save("DRAFT1", draft);
  await save("CODES1", draft);
  await save("LIVE1", couponFields);
  await make("CODES1", 1);
  expect(await remove("DRAFT1", people.sari)).toBe("FORBIDDEN");
  expect(await remove("LIVE1")).toMatchObject({ success: false, errorCode: "NOT_A_DRAFT" });
  expect(await remove("CODES1")).toMatchObject({ success: false, errorCode: "IN_USE" });
  expect(await remove("DRAFT1")).toMatchObject({ success: true });
  expect([await read("DRAFT1"), await remove("DRAFT1")]).toMatchObject([null, { errorCode: "NOT_FOUND" }]);
  expect([await read("CODES1"), await read("LIVE1")]).toMatchObject([{ status: "draft" }, { status: "active" }]);
});
