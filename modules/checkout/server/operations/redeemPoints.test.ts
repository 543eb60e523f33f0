import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { checkoutFixture } from "../testing/checkout-fixture.ts";

const { database } = await testDatabase();
const fixture = await checkoutFixture(database);
let count = 0;
const startedCheckout = async () => {
  count += 1;
  const member = await fixture.clubMember(`CLUB${count}`, { pin: "246810", points: 500 });
  await member.add("BALL", 2);
  return { member, checkoutId: await member.begin() };
};

test("LY-33 LY-34 the right PIN pays with points, and the same call again, or one without a PIN, takes them off", async () => {
  const { member, checkoutId } = await startedCheckout();
  const redeemed = await member.redeem(checkoutId, "246810");
  expect(redeemed).toMatchObject({ success: true, data: { usesPoints: true, priceInfo: { mapclubPoint: 500 } } });
  const { productAmount, mapclubPointAmount, totalAmount } = redeemed.data.priceInfo;
  expect(mapclubPointAmount).toBeGreaterThan(0);
  expect(totalAmount).toBe(productAmount - mapclubPointAmount);
  expect((await member.redeem(checkoutId, "246810")).data).toMatchObject({ usesPoints: false });
  await member.redeem(checkoutId, "246810");
  expect((await member.redeem(checkoutId)).data).toMatchObject({ usesPoints: false, priceInfo: { mapclubPoint: 0 } });
});

test("LY-33 a wrong PIN returns the number of attempts left and redeems nothing", async () => {
  const { member, checkoutId } = await startedCheckout();
  const refused = await member.redeem(checkoutId, "111111");
  expect(refused).toMatchObject({ success: false, errorCode: "PIN_WRONG", attemptsLeft: expect.any(Number) });
  expect((await member.redeem(checkoutId, "222222")).attemptsLeft).toBe(Number(refused.attemptsLeft) - 1);
  expect((await member.read(checkoutId)).data.usesPoints).toBe(false);
});

test("LY-33 a malformed PIN never reaches the club", async () => {
  const { member, checkoutId } = await startedCheckout();
  const before = fixture.memory.calls.length;
  expect((await member.redeem(checkoutId, "12ab")).errorCode).toBe("INVALID_INPUT");
  expect(fixture.memory.calls.length).toBe(before);
});

test("RO-15 guests have no points, and a member redeems on their own checkout only", async () => {
  const { member, checkoutId } = await startedCheckout();
  expect((await fixture.shopper().redeem(checkoutId, "246810")).success).toBe(false);
  const other = await fixture.clubMember("OTHER", { pin: "135791", points: 5 });
  expect((await other.redeem(checkoutId, "135791")).errorCode).toBe("NOT_FOUND");
  expect((await member.read(checkoutId)).data.usesPoints).toBe(false);
});
