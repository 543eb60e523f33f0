import { nameOfCode } from "#kit/core/wire-codes.ts";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import type { CheckoutView } from "../contract/checkout-view.ts";
import type { Delivery } from "../contract/delivery.ts";
import type { UpdateCheckoutInput } from "./checkout.graphql.gen.ts";

/** What a press chooses. */
export type Choice = Omit<UpdateCheckoutInput, "checkoutId">;

/** The optimistic state after a press: the choice is set, the price is pending. */
export function withChoice(view: CheckoutView, choice: Choice): CheckoutView {
  return {
    ...view,
    delivery: deliveryWith(view.delivery, choice),
    channelCode: choice.paymentMethod ?? view.channelCode,
  };
}

/** Whether it is sent or fetched changes all that is asked below: that waits for the answer, and only the press shows. */
function deliveryWith(delivery: Delivery, { service, storeCode, addressCode }: Choice): Delivery {
  return delivery.type === "storePickup"
    ? { ...delivery, storeCode: storeCode ?? delivery.storeCode }
    : { ...delivery, service: service ?? delivery.service, addressCode: addressCode ?? delivery.addressCode };
}

/** The way of delivery that was pressed last. */
export const pressedType = (view: CheckoutView, hopes: readonly Choice[]): Delivery["type"] => {
  const pressed = hopes.findLast(({ deliveryType }) => deliveryType)?.deliveryType;
  return nameOfCode(deliveryMethodCodes, pressed) ?? view.delivery.type;
};
