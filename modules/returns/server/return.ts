import type { Pieces } from "#modules/order/contract/refund/refund-of.ts";
import type { NamedDeduction } from "#modules/order/contract/refund/refund-summary.ts";
import type { ReturnStatus } from "#modules/order/contract/return-status.ts";
import type { ReturnReason } from "../contract/return-reasons.ts";
import type { ReturnTransition } from "../contract/return-transitions.ts";

/** The returned pieces of an order line with their value. */
export type ReturnLine = Pieces & { readonly money: number; readonly points: number };

/** A stored return. */
export type Return = {
  readonly code: string;
  readonly orderCode: string;
  /** 'guest:<guest id>' or 'member:<user code>'; null once the member's account is deleted. */
  readonly owner: string | null;
  readonly status: ReturnStatus;
  readonly reason: ReturnReason;
  readonly remark: string;
  readonly videoUrl: string | null;
  /** Only its last digits; the full number is stored encrypted beside it. */
  readonly accountShown: string | null;
  readonly accountSealed: string | null;
  readonly money: number;
  readonly points: number;
  readonly freight: number;
  readonly deducted: number;
  /** The same by reason; empty for returns of older programs. */
  readonly deductions: readonly NamedDeduction[];
  readonly companyName: string | null;
  readonly expressCode: string | null;
  readonly approverNote: string | null;
  readonly refundNote: string | null;
  readonly resellable: boolean | null;
  readonly createdAt: Date;
  readonly sendUntil: Date | null;
  readonly endedAt: Date | null;
  readonly lines: readonly ReturnLine[];
};

declare const held: unique symbol;

/** A return that is locked until the transaction ends. */
export type LockedReturn = Return & { readonly [held]: true };

/** One change of a return. */
export type ReturnEvent = {
  readonly transition: ReturnTransition | "request";
  readonly from: ReturnStatus | null;
  readonly to: ReturnStatus;
  readonly actor: string;
  readonly note: string | null;
  readonly at: Date;
};
