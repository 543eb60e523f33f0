import type { Kysely } from "kysely";
import type { Texts } from "#kit/core/locale.ts";
import type { ReturnStatus } from "../../contract/return-status.ts";

/** Something that came back from an order, or is to. */
export type ReturnOfOrder = {
  readonly orderCode: string;
  readonly returnCode: string;
  readonly status: ReturnStatus;
  /** Rupiah that go back, or went. */
  readonly amount: number;
  readonly createdAt: Date;
  /** The shop is to blame for it. */
  readonly faulty: boolean;
  readonly reason: { readonly code: string; readonly words: Texts };
  readonly expressCode: string | null;
  readonly companyCode: string | null;
  readonly companyName: string | null;
  readonly refundRemark: string | null;
  /** Lines of the order, counted from 0. */
  readonly lines: readonly { readonly number: number; readonly quantity: number }[];
};

/** The returns of these orders, the oldest first. One statement, however many orders. */
export type ReturnsOfOrders = (db: Kysely<unknown>, orderCodes: readonly string[]) => Promise<readonly ReturnOfOrder[]>;
