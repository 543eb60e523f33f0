import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { anAddress, checkoutFixture } from "../testing/checkout-fixture.ts";

const { database } = await testDatabase();
const fixture = await checkoutFixture(database);
const startedCheckout = async () => {
  const ana = fixture.shopper();
  await ana.add("BALL", 2);
  return { ana, checkoutId: await ana.begin() };
};

test("OP-58 an address brings freight offers, and a choice stays when another one is made", async () => {
  const { ana, checkoutId } = await startedCheckout();
  const { data } = await ana.update(checkoutId, { address: anAddress });
  expect(data).toMatchObject({
    address: { recipientFirstName: "Ana", districtName: "Gambir" },
    freightOffers: [
      { service: "JNE:REG", price: expect.any(Number) },
      { service: "JNE:YES", price: expect.any(Number) },
    ],
  });
  await ana.update(checkoutId, { service: "JNE:YES" });
  const { data: chosen } = await ana.update(checkoutId, { paymentMethod: "VA_BCA" });
  expect(chosen).toMatchObject({ service: "JNE:YES", paymentMethod: "VA_BCA", address: { recipientFirstName: "Ana" } });
  const { freight, fee, productAmount, totalAmount } = chosen.priceInfo;
  expect(freight).toBe(data.freightOffers[1].price);
  expect(totalAmount).toBe(productAmount + freight + fee);
  expect((await ana.read(checkoutId)).data).toEqual(chosen);
});

test("CK-11 invalid input is refused and changes nothing", async () => {
  const { ana, checkoutId } = await startedCheckout();
  const before = (await ana.read(checkoutId)).data;
  for (const input of [
    { deliveryType: "99" },
    { address: { ...anAddress, recipientMobile: "12" } },
    { address: { ...anAddress, recipientFirstName: "" } },
    { service: "x".repeat(61) },
  ]) {
    expect((await ana.update(checkoutId, input)).errorCode).toBe("INVALID_INPUT");
  }
  expect((await ana.read(checkoutId)).data).toEqual(before);
});

test("RO-15 another shopper changes nothing", async () => {
  const { ana, checkoutId } = await startedCheckout();
  const before = (await ana.read(checkoutId)).data;
  expect((await fixture.shopper().update(checkoutId, { paymentMethod: "VA_BCA" })).errorCode).toBe("NOT_FOUND");
  expect((await ana.read(checkoutId)).data).toEqual(before);
});

test("D-18 a guest's club number is set and removed; a number that is none is refused", async () => {
  const { ana, checkoutId } = await startedCheckout();
  expect((await ana.update(checkoutId, { clubMobile: "0812 3456 7890" })).data.clubMobile).toBe("+6281234567890");
  expect((await ana.update(checkoutId, { clubMobile: "none" })).errorCode).toBe("MEMBER_NOT_FOUND");
  expect((await ana.update(checkoutId, { clubMobile: "" })).data.clubMobile).toBeNull();
});
