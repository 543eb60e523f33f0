import type { AdminOrderModel } from "./order-model.ts";

type SlipOrder = Pick<AdminOrderModel, "store"> & {
  readonly lines: readonly Pick<
    AdminOrderModel["lines"][number],
    "number" | "quantity" | "cancelled" | "cancelling" | "waiting"
  >[];
  readonly parcels: readonly {
    readonly parcelCode: string;
    readonly sentAt: string;
    readonly items: readonly { readonly number: number; readonly quantity: number }[];
  }[];
};

export type SlipContent = {
  /** Null for pieces not sent yet, and for a pickup. */
  readonly parcelCode: string | null;
  readonly items: readonly { readonly number: number; readonly quantity: number }[];
};

/** The parcels of an order in the sequence they left, and last what still waits to be packed: one slip each. */
export function slipsOf({ store, lines, parcels }: SlipOrder): SlipContent[] {
  if (store) {
    // The shopper fetches everything at once, so a pickup is one bag.
    const items = lines.map(({ number, quantity, cancelled, cancelling }) => ({
      number,
      quantity: quantity - cancelled - cancelling,
    }));
    return [{ parcelCode: null, items: items.filter(({ quantity }) => quantity > 0) }];
  }
  const sent = parcels
    .toSorted((one, other) => one.sentAt.localeCompare(other.sentAt))
    .map(({ parcelCode, items }) => ({ parcelCode, items: [...items] }));
  const items = lines.flatMap(({ number, waiting }) => (waiting > 0 ? [{ number, quantity: waiting }] : []));
  return items.length > 0 ? [...sent, { parcelCode: null, items }] : sent;
}

/** The slip of the requested parcel; by default the last one, which is packed now. */
export const chosenSlip = (slips: readonly SlipContent[], parcelCode: string | null): SlipContent | null =>
  slips.find((slip) => parcelCode !== null && slip.parcelCode === parcelCode) ?? slips.at(-1) ?? null;
