import { storedWord } from "#kit/core/wire-codes.ts";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import { type Choices, nothingChosen } from "../choices.ts";

/** Choices as the session's row holds them: the delivery method as the specification's code, under its name (ADR 0078). */
export type StoredChoices = Partial<Omit<Choices, "deliveryMethod"> & { readonly deliveryType: string }>;

export const storedChoices = ({ deliveryMethod, ...choices }: Partial<Choices>): StoredChoices =>
  deliveryMethod ? { ...choices, deliveryType: deliveryMethodCodes[deliveryMethod] } : choices;

export const choicesFrom = ({ deliveryType, ...stored }: StoredChoices): Choices => ({
  ...nothingChosen,
  ...stored,
  ...(deliveryType === undefined ? {} : { deliveryMethod: storedWord(deliveryMethodCodes, deliveryType) }),
});

export const storePickupCode: string = deliveryMethodCodes.storePickup;
