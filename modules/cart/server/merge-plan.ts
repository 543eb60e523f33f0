import { mostLines, mostOfOneLine } from "../contract/constants.ts";
import { productRoom, type SkuLimit } from "./product-room.ts";
import type { Line, LineKey } from "./store/lines.ts";

/** A line after the merge. */
export type MergedLine = LineKey & { readonly id: string; readonly quantity: number; readonly addedAt: Date };

/** A line of the guest's of which not every piece found room. */
export type ClippedLine = LineKey & { readonly wanted: number; readonly kept: number };

export type MergePlan = { readonly write: readonly MergedLine[]; readonly clipped: readonly ClippedLine[] };

type Most = (key: LineKey) => number;

const lineKeyOf = ({ skuCode, deliveryMethod, activityCode }: LineKey) =>
  JSON.stringify([skuCode, deliveryMethod, activityCode]);
const skuKeyOf = ({ skuCode, deliveryMethod }: LineKey) => JSON.stringify([skuCode, deliveryMethod]);

/**
 * How a guest's lines go into a member's cart (D-41). What both hold becomes one line, no larger than may be bought now;
 * the member's own pieces always stay. Everything else moves as it is: lines that cannot be bought are disabled, not removed.
 */
export function planMerge(
  guest: readonly Line[],
  member: readonly Line[],
  most: Most,
  limitOf: (skuCode: string) => SkuLimit | null = () => null,
): MergePlan {
  const own = new Map(member.map((line) => [lineKeyOf(line), line]));
  const units = new Map<string, number>();
  for (const line of member) units.set(skuKeyOf(line), (units.get(skuKeyOf(line)) ?? 0) + line.quantity);
  const products = productRoom(member, limitOf);
  const write: MergedLine[] = [];
  const clipped: ClippedLine[] = [];
  let lines = member.length;
  // The newest first: when there is no room for all, those are kept.
  for (const line of guest) {
    const mine = own.get(lineKeyOf(line));
    const held = units.get(skuKeyOf(line)) ?? 0;
    const ofSku = held === 0 ? mostOfOneLine : Math.max(0, most(line) - held);
    const room = products.held(line.skuCode) === 0 ? ofSku : Math.min(ofSku, products.left(line.skuCode));
    const kept = !mine && lines >= mostLines ? 0 : Math.min(line.quantity, room);
    if (kept < line.quantity) clipped.push({ ...keyOf(line), wanted: line.quantity, kept });
    if (kept === 0) continue;
    if (!mine) lines += 1;
    units.set(skuKeyOf(line), held + kept);
    products.take(line.skuCode, kept);
    write.push({
      ...keyOf(line),
      id: mine?.id ?? line.id,
      quantity: (mine?.quantity ?? 0) + kept,
      addedAt: mine?.addedAt ?? line.addedAt,
    });
  }
  return { write, clipped };
}

const keyOf = ({ skuCode, deliveryMethod, activityCode }: LineKey): LineKey => ({
  skuCode,
  deliveryMethod,
  activityCode,
});

/** SKUs that both carts hold: only for these the purchase limit matters. */
export function linesInBothCarts(guest: readonly Line[], member: readonly Line[]): LineKey[] {
  const own = new Set(member.map(skuKeyOf));
  return guest.filter((line) => own.has(skuKeyOf(line)));
}
