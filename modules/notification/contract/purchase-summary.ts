/** One line of an order. `variant` is size, colour and the like; it may be empty. */
export type SummaryItem = {
  readonly name: string;
  readonly variant: string;
  readonly quantity: number;
  /** Whole rupiah for all pieces, before discounts of the order. */
  readonly amount: number;
  readonly isGift: boolean;
};

/** How one order reaches its shopper. */
export type SummaryDelivery = {
  readonly kind: "homeDelivery" | "storePickup";
  /** Receiver and address, or the store. */
  readonly to: string;
  readonly courier: string | null;
  /** Estimated working days, from and to. */
  readonly days: readonly [number, number] | null;
  /** The earliest shipping date of a pre-order, as yyyy-mm-dd. */
  readonly shipsFrom: string | null;
};

export type SummaryOrder = {
  readonly orderCode: string;
  readonly path: string;
  readonly items: readonly SummaryItem[];
  readonly delivery: SummaryDelivery;
};

/** Sums over all orders of the purchase, in whole rupiah; discounts are positive. */
export type SummarySums = {
  readonly products: number;
  readonly promotions: number;
  readonly coupon: number;
  readonly delivery: number;
  readonly points: number;
  readonly fee: number;
  readonly total: number;
};

type SummaryPayment = {
  readonly state: "toPay" | "paid" | "onDelivery" | "nothingToPay";
  /** The channel's name in the message's language. */
  readonly method: string | null;
  readonly vaNumber: string | null;
  /** The company code some banks ask for before the number. */
  readonly billerCode: string | null;
  /** The payment deadline in ISO 8601. */
  readonly deadline: string | null;
};

/** A purchase as its confirmation shows it: the orders of one checkout, paid for together (D-87). */
export type PurchaseSummary = {
  readonly orders: readonly SummaryOrder[];
  readonly sums: SummarySums;
  readonly payment: SummaryPayment;
};
