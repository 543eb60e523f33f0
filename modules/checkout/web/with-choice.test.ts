import { expect, test } from "vitest";
import { aCheckoutView } from "../contract/testing/a-checkout-view.ts";
import { pressedType, withChoice } from "./with-choice.ts";

const view = aCheckoutView();

test("a pressed option is chosen at once, and no other changes", () => {
  const chosen = withChoice(withChoice(view, { service: "JNE:REG" }), { paymentMethod: "VA_BCA" });
  expect(chosen).toEqual({ ...view, channelCode: "VA_BCA", delivery: { ...view.delivery, service: "JNE:REG" } });
  expect(withChoice(view, {})).toEqual(view);
});

test("the other delivery method shows as pressed, and its fields wait for the response", () => {
  expect(withChoice(view, { deliveryType: "21" })).toEqual(view);
  expect(pressedType(view, [{ deliveryType: "11" }, { deliveryType: "21" }, { service: "JNE:REG" }])).toBe(
    "storePickup",
  );
  expect(pressedType(view, [])).toBe("homeDelivery");
  const fetched = aCheckoutView({ delivery: { type: "storePickup", storeCode: null, receiver: null } });
  expect(withChoice(fetched, { storeCode: "JKT01" }).delivery).toMatchObject({ storeCode: "JKT01" });
});
