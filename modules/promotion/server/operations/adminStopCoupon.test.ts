import { expect, test } from "vitest";
import { couponAdminFixture, couponFields } from "../testing/coupon-admin-fixture.ts";

const { people, save, read, take, mutate } = await couponAdminFixture();
const stop = (couponCode: string, headers?: object) =>
  mutate("adminStopCoupon", { couponCode, reason: "Leaked" }, "", headers);

test("a live coupon is stopped immediately; others, and callers without the permission, are refused", async () => {
  await save("LIVE1", couponFields);
  await save("DRAFT1", { ...couponFields, status: "draft" });
  await save("ENDED1", { ...couponFields, endsAt: "2026-11-10T00:00:00Z" });
  expect(await stop("LIVE1", people.sari)).toBe("FORBIDDEN");
  expect(await take("LIVE1", "O1")).toBe("OK");
  expect(await stop("LIVE1")).toMatchObject({ success: true, message: "The coupon is stopped." });
  expect([await take("LIVE1", "O2"), (await read("LIVE1"))?.status]).toEqual(["EXPIRED", "stopped"]);
  for (const code of ["LIVE1", "DRAFT1", "ENDED1"]) expect(await stop(code)).toMatchObject({ errorCode: "NOT_LIVE" });
  expect(await stop("NOTHING")).toMatchObject({ errorCode: "NOT_FOUND" });
});
