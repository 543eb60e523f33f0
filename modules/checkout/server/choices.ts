import type { AddressInput } from "#modules/address-book/contract/address.ts";
import type { DeliveryMethod } from "#modules/shipping/contract/delivery-method.ts";

/** An address typed into a checkout. Guests also type an e-mail address. */
export type TypedAddress = Omit<AddressInput, "isDefault"> & { readonly recipientEmail: string | null };

/** The person who collects a pickup order. */
type Receiver = {
  readonly firstName: string;
  readonly lastName: string;
  readonly mobile: string;
  readonly email: string | null;
};

/** The choices made so far. Everything is optional until the order is placed. */
export type Choices = {
  readonly deliveryMethod: DeliveryMethod;
  /** An address of the member's address book; takes precedence over a typed one. */
  readonly addressCode: string | null;
  readonly address: TypedAddress | null;
  /** Billing address; null: same as the delivery address. */
  readonly billing: TypedAddress | null;
  /** Courier and service, as `JNE:REG`. */
  readonly service: string | null;
  readonly storeCode: string | null;
  readonly receiver: Receiver | null;
  readonly channelCode: string | null;
  readonly couponCode: string | null;
  /** Pay with points, up to the balance read when the PIN was verified; null: no points. */
  readonly points: { readonly balance: number } | null;
  /** The club member number that collects a guest's points (D-18). */
  readonly clubMobile: string | null;
};

export const nothingChosen: Choices = {
  deliveryMethod: "homeDelivery",
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
