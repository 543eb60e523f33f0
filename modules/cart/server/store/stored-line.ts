import { storedWord } from "#kit/core/wire-codes.ts";
import type { DeliveryMethod } from "#modules/shipping/contract/delivery-method.ts";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";

/** The cart's tables hold the specification's codes of delivery methods; they are mapped only here (ADR 0078). */
export const deliveryMethodOf = (code: string): DeliveryMethod => storedWord(deliveryMethodCodes, code);

export const deliveryCodeOf = (method: DeliveryMethod): string => deliveryMethodCodes[method];

export const homeDeliveryCode: string = deliveryMethodCodes.homeDelivery;

/** A line as the tables hold it. */
export const storedLine = <Line extends { readonly deliveryMethod: DeliveryMethod }>(line: Line) => ({
  ...line,
  deliveryMethod: deliveryCodeOf(line.deliveryMethod),
});
