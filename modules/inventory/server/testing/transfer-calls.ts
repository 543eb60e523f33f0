import type { StaffHeaders, stockFixture } from "./stock-fixture.ts";

type Fixture = Awaited<ReturnType<typeof stockFixture>>;
type Line = { sku: { skuCode: string }; quantity: number; received: number; lost: number; open: number };
export type SeenTransfer = {
  version: number;
  state: string;
  can: string[];
  lines: Line[];
  events: { step: string; actor: string }[];
};

/** Calls of the operations of a transfer. */
export function transferCalls({ mutate, outcome, query, desk }: Fixture) {
  const seen = (code: string, headers: StaffHeaders = desk): Promise<SeenTransfer | null> =>
    query(
      `query adminTransfer { adminTransfer(code: "${code}") { version state can
        lines { sku { skuCode } quantity received lost open } events { step actor } } }`,
      headers,
    );
  const versionOf = async (code: string) => (await seen(code))?.version ?? -1;
  return {
    seen,
    /** Creates a draft from the first warehouse to the first store, unless other ends are given. */
    async draft(quantities: Readonly<Record<string, number>>, ends: { fromCode?: string; toCode?: string } = {}) {
      const lines = Object.entries(quantities).map(([skuCode, quantity]) => ({ skuCode, quantity }));
      const input = { version: 0, fromCode: "WH01", toCode: "1001", ...ends, lines, key: crypto.randomUUID() };
      return (await mutate("adminSaveTransfer", input)).data?.code ?? "";
    },
    send: async (code: string, headers: StaffHeaders = desk) =>
      outcome("adminSendTransfer", { code, version: await versionOf(code) }, headers),
    receive: async (
      code: string,
      receipts: Readonly<Record<string, readonly [received: number, lost: number]>>,
      headers: StaffHeaders = desk,
    ) => {
      const lines = Object.entries(receipts).map(([skuCode, [received, lost]]) => ({ skuCode, received, lost }));
      return outcome("adminReceiveTransfer", { code, version: await versionOf(code), lines }, headers);
    },
  };
}
