import type { AdminStockCountResult, AdminStockCountsResult } from "./counts.graphql.gen.ts";

export type CountModel = NonNullable<AdminStockCountResult["adminStockCount"]>;
export type CountLineModel = CountModel["lines"][number];
export type CountRowModel = AdminStockCountsResult["adminStockCounts"][number];

const states = ["open", "confirmed", "cancelled"] as const;
export const countState = (state: string): (typeof states)[number] => states.find((known) => known === state) ?? "open";
export const countTone = (state: string) =>
  ({ open: "sun", confirmed: "court", cancelled: "neutral" })[countState(state)] as "sun" | "court" | "neutral";

/** Units above and below the expected number. */
export function sumDifferences(lines: readonly Pick<CountLineModel, "difference">[]): { more: number; less: number } {
  const sum = (sign: number) => lines.reduce((total, { difference }) => total + Math.max(0, sign * difference), 0);
  return { more: sum(1), less: sum(-1) };
}
