import type { AdminRefundsResult } from "./refunds.graphql.gen.ts";

export type RefundRow = AdminRefundsResult["adminRefunds"][number];
export type SentRefundRow = AdminRefundsResult["adminSentRefunds"][number];
