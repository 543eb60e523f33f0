import type { Rupiah } from "#kit/core/rupiah.ts";
import type { Area } from "#modules/address-book/contract/area.ts";

/** Where an order goes: to an address, or to the counter of a store (D-42, D-44). */
export type Delivery =
  | {
      readonly type: "homeDelivery";
      /** One of the member's own, or the one typed into this checkout. */
      readonly addressCode: string | null;
      readonly address: CheckoutAddress | null;
      /** Courier and service, as `JNE:REG`; null until one is chosen. */
      readonly service: string | null;
    }
  | { readonly type: "storePickup"; readonly storeCode: string | null; readonly receiver: CheckoutReceiver | null };

/** Who comes to the counter. */
export type CheckoutReceiver = {
  readonly firstName: string;
  readonly lastName: string;
  /** As +62… */
  readonly mobile: string;
  /** Guests only; a member's is known. */
  readonly email: string | null;
};

/** An address as a checkout shows it. */
export type CheckoutAddress = CheckoutReceiver & {
  readonly address1: string;
  /** District, city and province, by their codes and names. */
  readonly area: Area;
  readonly zipCode: string;
  /** Set for a company's address (CK-14). */
  readonly company: { readonly name: string; readonly taxId: string } | null;
};

/** A shipping method for all parcels of this checkout together. */
export type DeliveryOffer = {
  /** As `JNE:REG`. */
  readonly service: string;
  readonly name: string;
  readonly price: Rupiah;
  readonly days: readonly [from: number, to: number];
};

/** A store that holds every piece of this checkout. */
export type PickupOffer = { readonly storeCode: string; readonly name: string; readonly address1: string };
