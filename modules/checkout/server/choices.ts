import type { AddressInput } from "#modules/address-book/contract/address.ts";

/** An address typed into a checkout. Guests say where to write to, too. */
export type TypedAddress = Omit<AddressInput, "isDefault"> & { readonly recipientEmail: string | null };

/** Who comes to the counter of a store. */
export type Receiver = {
  readonly firstName: string;
  readonly lastName: string;
  readonly mobile: string;
  readonly email: string | null;
};

/** What a shopper has chosen so far. Everything is optional until the order is placed. */
export type Choices = {
  readonly deliveryType: "11" | "21";
  /** One of the member's own addresses; it wins over a typed one. */
  readonly addressCode: string | null;
  readonly address: TypedAddress | null;
  /** Where the invoice goes; null: to where the goods go. */
  readonly billing: TypedAddress | null;
  /** Courier and service, as `JNE:REG`. */
  readonly service: string | null;
  readonly storeCode: string | null;
  readonly receiver: Receiver | null;
  readonly channelCode: string | null;
  readonly couponCode: string | null;
  /** The points to pay with, as many as there were when the PIN was right; null: none. */
  readonly points: { readonly balance: number } | null;
  /** The club number a guest collects points with (D-18). */
  readonly clubMobile: string | null;
};

export const nothingChosen: Choices = {
  deliveryType: "11",
  addressCode: null,
  address: null,
  billing: null,
  service: null,
  storeCode: null,
  receiver: null,
  channelCode: null,
  couponCode: null,
  points: null,
  clubMobile: null,
};
