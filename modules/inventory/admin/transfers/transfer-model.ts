import type { AdminTransferResult, AdminTransfersResult } from "./transfers.graphql.gen.ts";

export type TransferModel = NonNullable<AdminTransferResult["adminTransfer"]>;
export type TransferLineModel = TransferModel["lines"][number];
export type TransferRowModel = AdminTransfersResult["adminTransfers"][number];

const tones = { draft: "neutral", sent: "sun", part: "info", received: "court", cancelled: "neutral" } as const;
export type ShownState = keyof typeof tones;

/** The state in words: a transfer on its way of which some units have arrived is partly received. */
export function shownState({ state, settled }: { state: string; settled: number }): ShownState {
  if (state === "sent") return settled > 0 ? "part" : "sent";
  return state === "received" || state === "cancelled" ? state : "draft";
}

export const transferTone = (state: ShownState) => tones[state];

/** Units of a transfer that have arrived or are lost. */
export const settledUnits = (lines: readonly Pick<TransferLineModel, "received" | "lost">[]): number =>
  lines.reduce((sum, { received, lost }) => sum + received + lost, 0);

/** A line of a draft that is being edited; `sku` is unknown until the draft is saved. */
export type DraftLine = {
  readonly code: string;
  readonly sku: TransferLineModel["sku"] | null;
  readonly quantity: string;
};

/** Adds a scanned barcode or code: one more of a line that has it, else a line of its own. */
export function withScanned(lines: readonly DraftLine[], code: string): DraftLine[] {
  const isIt = (line: DraftLine) => line.code === code || line.sku?.barcode === code;
  if (!lines.some(isIt)) return [...lines, { code, sku: null, quantity: "1" }];
  return lines.map((line) => (isIt(line) ? { ...line, quantity: String((Number(line.quantity) || 0) + 1) } : line));
}
