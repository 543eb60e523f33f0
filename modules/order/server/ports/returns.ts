import type { Kysely } from "kysely";
import type { Texts } from "#kit/core/locale.ts";
import type { ReturnStatus } from "../../contract/return-status.ts";

/** A return of an order. */
export type ReturnOfOrder = {
  readonly orderCode: string;
  readonly returnCode: string;
  readonly status: ReturnStatus;
  /** The refund in rupiah. */
  readonly amount: number;
  readonly createdAt: Date;
  /** The shop is at fault. */
  readonly faulty: boolean;
  readonly reason: { readonly code: string; readonly texts: Texts };
  readonly expressCode: string | null;
  readonly companyCode: string | null;
  readonly companyName: string | null;
  readonly refundRemark: string | null;
  /** Lines of the order, counted from 0. */
  readonly lines: readonly { readonly number: number; readonly quantity: number }[];
};

/** The returns of these orders, oldest first. One statement for any number of orders. */
export type ReturnsOfOrders = (db: Kysely<unknown>, orderCodes: readonly string[]) => Promise<readonly ReturnOfOrder[]>;
