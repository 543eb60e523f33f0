import type { CodesOf } from "#kit/core/wire-codes.ts";
import type { ReturnStatus } from "../return-status.ts";

/** The specification's codes of a return's statuses, on the wire and in the database (D-56, ADR 0078). */
export const returnStatusCodes = {
  /** Requested by the shopper; staff has not decided. */
  requested: "10",
  /** Staff has agreed; the products have not been sent. */
  approved: "20",
  /** Staff has declined it, before or after seeing the products. */
  refused: "21",
  /** The shopper has sent the products. */
  inTransit: "30",
  /** The products are back. */
  received: "40",
  /** The refund is on its way. */
  refunded: "50",
  /** The shopper keeps the products, or did not send them in time. */
  cancelled: "60",
} as const satisfies CodesOf<ReturnStatus>;
