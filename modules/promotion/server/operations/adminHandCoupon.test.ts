import { expect, test } from "vitest";
import { aMember } from "#modules/identity/server/testing/a-member.ts";
import { memberBuyerKey } from "../../contract/buyer-key.ts";
import { couponsOf } from "../store/coupon-grants.ts";
import { couponAdminFixture, couponFields } from "../testing/coupon-admin-fixture.ts";

const { database, people, save, make, take, mutate, clock } = await couponAdminFixture();
await aMember(database, "UAYU");
await aMember(database, "UBUDI", { mobile: "+6281234567890" });
await aMember(database, "UCITRA");
await save("SHARED", couponFields);
await save("SINGLE", { ...couponFields, singleUse: true, audience: "handed" });

const hand = (couponCode: string, members: string, headers?: object) =>
  mutate("adminHandCoupon", { couponCode, members }, "", headers);
const heldBy = async (userCode: string) =>
  (await couponsOf(database.kysely, memberBuyerKey(userCode), clock.now(), "en-US")).map(
    ({ couponCode }) => couponCode,
  );

test("MR-05 a coupon is handed to members by number, e-mail address or mobile number, once however often the button is pressed", async () => {
  const pasted = "UAYU\nUbudi@Mail.example, 0812-3456-7890; UAYU";
  expect(await hand("SHARED", pasted, people.sari)).toBe("FORBIDDEN");
  const replies = await Promise.all([hand("SHARED", pasted), hand("SHARED", pasted)]);
  expect(replies.map(({ message }) => message).sort()).toEqual([
    "Handed to 0 member(s); 2 had one already.",
    "Handed to 2 member(s).",
  ]);
  expect([await heldBy("UAYU"), await heldBy("UBUDI")]).toEqual([["SHARED"], ["SHARED"]]);
  await take("SHARED", "O1", "UAYU");
  expect(await hand("SHARED", "UAYU")).toMatchObject({ message: "Handed to 1 member(s)." });
});

test("MR-05 each member gets a single-use code of their own, and none is handed out while there are too few", async () => {
  expect(await hand("SINGLE", "UAYU UBUDI")).toMatchObject({ errorCode: "TOO_FEW_CODES" });
  expect(await heldBy("UAYU")).not.toContain("SINGLE");
  await make("SINGLE", 3);
  await Promise.all([hand("SINGLE", "UAYU"), hand("SINGLE", "UBUDI"), hand("SINGLE", "UCITRA")]);
  const own = await Promise.all(["UAYU", "UBUDI", "UCITRA"].map(async (one) => (await heldBy(one)).at(-1) ?? ""));
  expect(new Set(own).size).toBe(3);
  expect([await take(own[0] ?? "", "O2", "UBUDI"), await take(own[0] ?? "", "O3", "UAYU")]).toEqual(["UNKNOWN", "OK"]);
});

test("an unknown member or an ended coupon hands out nothing", async () => {
  await save("ENDED1", { ...couponFields, endsAt: "2026-11-10T00:00:00Z" });
  const reply = await hand("SHARED", "UCITRA, nobody@mail.example");
  expect(reply).toMatchObject({
    errorCode: "UNKNOWN_MEMBERS",
    errorMessage: expect.stringContaining("nobody@mail.example"),
  });
  expect(await heldBy("UCITRA")).not.toContain("SHARED");
  expect(await hand("ENDED1", "UCITRA")).toMatchObject({ errorCode: "OVER" });
  expect(await hand("NONE", "UCITRA")).toMatchObject({ errorCode: "NOT_FOUND" });
  expect(await hand("SHARED", " ")).toMatchObject({ errorCode: "INVALID_INPUT" });
});
