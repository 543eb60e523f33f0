import { rp } from "#kit/core/format-rupiah.ts";
import type { Translate } from "#kit/web/i18n/text-context.tsx";
import type { ChannelState } from "../../contract/channel-state.ts";
import { feeFor, takesAmount } from "../../contract/channel-terms.ts";
import type { AdminPaymentChannelsResult } from "./channels.graphql.gen.ts";
import type { ChannelsTextKey } from "./channels-text.ts";

export type ChannelRow = AdminPaymentChannelsResult["adminPaymentChannels"][number];
type Say = Translate<ChannelsTextKey>;

export const channelsPath = "/admin/settings/payment";
export const channelPath = (code: string): string => `${channelsPath}/${encodeURIComponent(code)}`;

/** Groups with what belongs to them below, in display order. `depth` is 0 for the first level. */
export function inTree(
  rows: readonly ChannelRow[],
  parent: string | null = null,
  depth = 0,
): (ChannelRow & { depth: number })[] {
  return rows
    .filter(({ parentCode }) => parentCode === parent)
    .toSorted((one, other) => one.position - other.position || (one.code < other.code ? -1 : 1))
    .flatMap((row) => [{ ...row, depth }, ...inTree(rows, row.code, depth + 1)]);
}

/** OFF_ABOVE: its group is off. NOT_READY: the environment lacks the credentials of its gateway. */
export type ChannelStanding = "OFFERED" | "OFF" | "OFF_ABOVE" | "NOT_READY";

export function standingOf(row: ChannelRow, rows: readonly ChannelRow[]): ChannelStanding {
  if (!row.enabled) return "OFF";
  for (let code = row.parentCode; code !== null; ) {
    const above = rows.find((one) => one.code === code);
    if (above && !above.enabled) return "OFF_ABOVE";
    code = above?.parentCode ?? null;
  }
  return row.isReady ? "OFFERED" : "NOT_READY";
}

export const standingTone = { OFFERED: "court", OFF: "neutral", OFF_ABOVE: "neutral", NOT_READY: "sun" } as const;

/** "0,7 %" of 70 hundredths. */
export const percentText = (basisPoints: number, locale: string): string =>
  (basisPoints / 10_000).toLocaleString(locale, { style: "percent", maximumFractionDigits: 2 });

/** Hundredths of a per cent in a typed percentage such as "0,7" or "2.9"; what is no such number stays a text, which is refused. */
export function basisPointsIn(text: string): number | string | undefined {
  const trimmed = text.trim().replace(",", ".");
  if (trimmed === "") return undefined;
  return /^\d{1,2}(?:\.\d{1,2})?$/.test(trimmed) ? Math.round(Number(trimmed) * 100) : text;
}

/** A typed whole number, points between thousands allowed; what is none stays a text, which is refused. */
export function wholeIn(text: string): number | string | undefined {
  const digits = text.trim().replaceAll(/[.\s]/g, "");
  if (digits === "") return undefined;
  return /^\d{1,12}$/.test(digits) ? Number(digits) : text;
}

const numberOf = (value: unknown): number => (typeof value === "number" ? value : 0);

/** What a channel does to an order of this amount. */
export function effectText(state: Partial<ChannelState>, amount: number, t: Say): string {
  const most = typeof state.most === "number" ? state.most : null;
  if (state.enabled !== true) return t("effect_off");
  if (!takesAmount({ leastAmount: numberOf(state.least), mostAmount: most }, amount)) return t("effect_bounds");
  const fee = feeFor({ fee: numberOf(state.fee), feeBasisPoints: numberOf(state.feeBasisPoints) }, amount);
  return t("effect_fee", { fee: rp(fee), total: rp(amount + fee) });
}
