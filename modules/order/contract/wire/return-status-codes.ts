import type { CodesOf } from "#kit/core/wire-codes.ts";
import type { ReturnStatus } from "../return-status.ts";

/** The specification's codes of a return's statuses, on the wire and in the database (D-56, ADR 0078). */
export const returnStatusCodes = {
  /** The shopper has asked for it; staff has not decided. */
  requested: "10",
  /** Staff has agreed; the goods have not been sent. */
  approved: "20",
  /** Staff has declined it, before or after seeing the goods. */
  refused: "21",
  /** The shopper has sent the goods. */
  inTransit: "30",
  /** The goods are back. */
  received: "40",
  /** The money is on its way back. */
  refunded: "50",
  /** The shopper keeps the goods, or did not send them in time. */
  cancelled: "60",
} as const satisfies CodesOf<ReturnStatus>;
