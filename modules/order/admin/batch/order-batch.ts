import { mostOrdersAtOnce } from "#modules/admin/contract/order-batch-forms.ts";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import type { AdminOrderSheetsResult } from "./order-batch.graphql.gen.ts";

export type OrderSheet = AdminOrderSheetsResult["adminOrderSheets"][number];

/** The result of a press, with the orders it was refused for. */
export type BatchAnswer = AdminAnswer & {
  readonly refused: readonly { readonly orderCode: string; readonly text: string }[];
};

export const batchPath = "/admin/orders/batch";

/** Names of the form's fields. */
export const versionField = (orderCode: string): string => `version:${orderCode}`;
export const expressField = (orderCode: string): string => `express:${orderCode}`;
export const isExpressField = (name: string): boolean => name.startsWith(expressField(""));

/** The chosen orders in groups of as many as one press takes. */
export const blocksOf = (codes: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(codes.length / mostOrdersAtOnce) }, (_, at) =>
    codes.slice(at * mostOrdersAtOnce, (at + 1) * mostOrdersAtOnce),
  );

/** The address of a print page, or of another group of chosen orders. */
export const withCodes = (path: string, codes: readonly string[]): string =>
  `${path}?${new URLSearchParams({ only: codes.join(",") })}`;
