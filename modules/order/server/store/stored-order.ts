import { type RawBuilder, sql } from "kysely";
import { storedWord } from "#kit/core/wire-codes.ts";
import type { DeliveryMethod } from "#modules/shipping/contract/delivery-method.ts";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import type { OrderStatus } from "../../contract/order-status.ts";
import { orderStatusCodes } from "../../contract/wire/order-status-codes.ts";
import { transitionOfName } from "../../contract/wire/order-transition-names.ts";
import type { Order, OrderEvent } from "../order.ts";

/** An order as its row holds it, with the specification's codes; they are mapped to statuses here only (ADR 0078). */
export type StoredOrder = Omit<Order, "status" | "deliveryMethod"> & {
  readonly status: string;
  readonly deliveryMethod: string;
};

export const orderFrom = <Row extends StoredOrder>(row: Row) => ({
  ...row,
  status: statusFrom(row.status),
  deliveryMethod: deliveryMethodFrom(row.deliveryMethod),
});

export type StoredEvent = Omit<OrderEvent, "from" | "to"> & { readonly from: string | null; readonly to: string };

export const eventFrom = <Row extends StoredEvent>(row: Row) => ({
  ...row,
  transition: transitionOfName(row.transition),
  from: row.from === null ? null : statusFrom(row.from),
  to: statusFrom(row.to),
});

export const statusFrom = (code: string): OrderStatus => storedWord(orderStatusCodes, code);

export const statusCodeOf = (status: OrderStatus): string => orderStatusCodes[status];

export const deliveryMethodFrom = (code: string): DeliveryMethod => storedWord(deliveryMethodCodes, code);

export const deliveryCodeOf = (method: DeliveryMethod): string => deliveryMethodCodes[method];

/** Statuses as literals of a statement, for `=` and `in (…)`: the planner sees them, so that partial indexes are used. */
export const statusSql = (...statuses: readonly OrderStatus[]): RawBuilder<string> =>
  sql.join(statuses.map((status) => sql.lit(statusCodeOf(status)))) as RawBuilder<string>;

/** The same for statements that are plain text, with quotes. */
export const statusText = (...statuses: readonly OrderStatus[]): string =>
  statuses.map((status) => `'${statusCodeOf(status)}'`).join(", ");
