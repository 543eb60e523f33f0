import type { StaffHeaders, stockFixture } from "./stock-fixture.ts";

type Fixture = Awaited<ReturnType<typeof stockFixture>>;
type Line = { sku: { skuCode: string }; counted: number; expected: number; difference: number; moved: boolean };
export type SeenCount = { version: number; state: string; uncounted: number; lines: Line[] } | null;

/** Calls of the operations of a stock count. */
export const countCalls = ({ mutate, outcome, query, desk }: Fixture) => ({
  async start(sourceCode = "WH01", headers: StaffHeaders = desk): Promise<string> {
    const { data } = await mutate("adminStartCount", { sourceCode, key: crypto.randomUUID() }, headers);
    return data?.code ?? "";
  },
  enter: (countCode: string, code: string, amount: { add?: number; counted?: number }, headers: StaffHeaders = desk) =>
    outcome("adminCountStock", { countCode, code, key: crypto.randomUUID(), ...amount }, headers),
  seen: (code: string, headers: StaffHeaders = desk): Promise<SeenCount> =>
    query(
      `query adminStockCount { adminStockCount(code: "${code}") { version state uncounted
        lines { sku { skuCode } counted expected difference moved } } }`,
      headers,
    ),
});
