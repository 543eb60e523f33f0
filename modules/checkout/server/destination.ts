import type { Area } from "#modules/address-book/contract/area.ts";
import type { SavedAddress } from "#modules/address-book/server/index.ts";
import type { TypedAddress } from "./choices.ts";

/** A delivery or billing address with its area names, typed or from the address book. */
export type Destination = Area & {
  readonly type: string;
  readonly companyName: string;
  readonly taxId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly mobile: string;
  readonly email: string | null;
  readonly address1: string;
  readonly zip: string;
};

export const typedDestination = (typed: TypedAddress, area: Area): Destination => ({
  ...area,
  type: typed.type,
  companyName: typed.companyName,
  taxId: typed.taxId,
  firstName: typed.recipientFirstName,
  lastName: typed.recipientLastName,
  mobile: typed.recipientMobile,
  email: typed.recipientEmail,
  address1: typed.address1,
  zip: typed.zipCode,
});

export const ofBook = ({ code, isDefault, ...saved }: SavedAddress): Destination => ({ ...saved, email: null });
