import type { OrderAddress, OrderPerson } from "./order-draft.ts";

/**
 * The receiver of an order and the place it goes to, as far as staff may change them. The district stays: freight and couriers
 * depend on it. The e-mail address stays: it proves who may act on a guest's order.
 */
export type OrderContact = {
  readonly firstName: string;
  readonly lastName: string;
  /** As +62… */
  readonly mobile: string;
  /** Null for store pickup. */
  readonly place: { readonly address1: string; readonly zip: string } | null;
};

export type ContactChange = { readonly before: OrderContact; readonly after: OrderContact };

type Addressed = {
  readonly receiver: Pick<OrderPerson, "firstName" | "lastName" | "mobile">;
  readonly address: Pick<OrderAddress, "address1" | "zip"> | null;
};

export const contactOfOrder = ({ receiver, address }: Addressed): OrderContact => ({
  firstName: receiver.firstName,
  lastName: receiver.lastName,
  mobile: receiver.mobile,
  place: address && { address1: address.address1, zip: address.zip },
});

const isSame = (one: OrderContact, other: OrderContact): boolean =>
  one.firstName === other.firstName &&
  one.lastName === other.lastName &&
  one.mobile === other.mobile &&
  one.place?.address1 === other.place?.address1 &&
  one.place?.zip === other.place?.zip;

/** The change this contact makes to an order; null when it is the same. A pickup has no place, whatever was sent. */
export function contactChange(order: Addressed, wanted: OrderContact): ContactChange | null {
  const before = contactOfOrder(order);
  const place = before.place && (wanted.place ?? before.place);
  const after = { ...wanted, place };
  return isSame(before, after) ? null : { before, after };
}
