import { type RawBuilder, sql } from "kysely";
import { storedWord } from "#kit/core/wire-codes.ts";
import type { ReturnStatus } from "#modules/order/contract/return-status.ts";
import { returnStatusCodes } from "#modules/order/contract/wire/return-status-codes.ts";
import type { ReturnEvent } from "../return.ts";

/** A return's row holds the specification's code of its status, which is mapped only here (ADR 0078). */
export const returnFrom = <Row extends { readonly status: string }>(row: Row) => ({
  ...row,
  status: statusFrom(row.status),
});

export type StoredEvent = Omit<ReturnEvent, "from" | "to"> & { readonly from: string | null; readonly to: string };

export const eventFrom = <Row extends StoredEvent>(row: Row) => ({
  ...row,
  from: row.from === null ? null : statusFrom(row.from),
  to: statusFrom(row.to),
});

const statusFrom = (code: string): ReturnStatus => storedWord(returnStatusCodes, code);

export const statusCodeOf = (status: ReturnStatus): string => returnStatusCodes[status];

/** Statuses as literals of a statement, for `=` and `in (…)`: the planner sees them, so that partial indexes are used. */
export const statusSql = (...statuses: readonly ReturnStatus[]): RawBuilder<string> =>
  sql.join(statuses.map((status) => sql.lit(statusCodeOf(status)))) as RawBuilder<string>;

/** The same for statements that are plain text, with quotes. */
export const statusText = (...statuses: readonly ReturnStatus[]): string =>
  statuses.map((status) => `'${statusCodeOf(status)}'`).join(", ");
