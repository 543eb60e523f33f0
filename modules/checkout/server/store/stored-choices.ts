import { storedWord } from "#kit/core/wire-codes.ts";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import { type Choices, nothingChosen } from "../choices.ts";

/** Choices as the session's row holds them, with the specification's code of the delivery method (ADR 0078). */
export type StoredChoices = Partial<Omit<Choices, "deliveryType"> & { readonly deliveryType: string }>;

export const storedChoices = ({ deliveryType, ...choices }: Partial<Choices>): StoredChoices =>
  deliveryType ? { ...choices, deliveryType: deliveryMethodCodes[deliveryType] } : choices;

export const choicesFrom = ({ deliveryType, ...stored }: StoredChoices): Choices => ({
  ...nothingChosen,
  ...stored,
  ...(deliveryType === undefined ? {} : { deliveryType: storedWord(deliveryMethodCodes, deliveryType) }),
});

export const storePickupCode: string = deliveryMethodCodes.storePickup;
