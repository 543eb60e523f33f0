import type { Transaction } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import {
  type FlashSaleUnits,
  insertReservations,
  isReserved,
  type LockedUnits,
  lockAndReadUnits,
  lockFlashSaleUnits,
  releasePart,
  releaseReservations,
} from "./store/flash-sale-reservations.ts";

export type FlashSaleReservation = {
  /** The order code. A second reservation under the same reference changes nothing, unless the first was released. */
  readonly reference: string;
  /** The key of a member, or the keys of a guest's phone and e-mail: the limit applies to each of them (D-38). */
  readonly buyerKeys: readonly string[];
  readonly lines: readonly FlashSaleUnits[];
};

/** Why units cannot be bought at the flash-sale price. */
export type FlashSaleRefusal =
  | { readonly code: "CAMPAIGN_SOLD_OUT"; readonly skuCode: string; readonly left: number }
  | { readonly code: "PURCHASE_LIMIT"; readonly skuCode: string; readonly limit: number };

/** Sums the units per SKU: lines of one SKU share them. */
function sumBySku(lines: readonly FlashSaleUnits[]): FlashSaleUnits[] {
  const sums = new Map<string, FlashSaleUnits>();
  for (const line of lines) {
    const key = `${line.activityCode} ${line.skuCode}`;
    sums.set(key, { ...line, quantity: line.quantity + (sums.get(key)?.quantity ?? 0) });
  }
  return [...sums.values()].filter(({ quantity }) => quantity > 0);
}

function refusalOf(wanted: FlashSaleUnits, locked: LockedUnits | undefined): FlashSaleRefusal | null {
  const { skuCode, quantity } = wanted;
  const left = locked?.left ?? 0;
  if (!locked || left < quantity) return { code: "CAMPAIGN_SOLD_OUT", skuCode, left };
  if (locked.maxPerUser === null || locked.bought + quantity <= locked.maxPerUser) return null;
  return { code: "PURCHASE_LIMIT", skuCode, limit: locked.maxPerUser };
}

/**
 * Reserves flash-sale units for orders in the caller's transaction. Units and limits per buyer hold under parallel orders. After a refusal the
 * caller rolls back. The rows of all orders are locked first, in one global order, to avoid deadlocks (ADR 0057).
 */
export async function reserveFlashSaleUnits(
  trx: Transaction<unknown>,
  ...reservations: readonly FlashSaleReservation[]
): Promise<Result<null, FlashSaleRefusal>> {
  if (reservations.length > 1) await lockFlashSaleUnits(trx, sumBySku(reservations.flatMap(({ lines }) => lines)));
  for (const reservation of reservations) {
    const reserved = await reserveForOrder(trx, reservation);
    if (!reserved.ok) return reserved;
  }
  return ok(null);
}

async function reserveForOrder(
  trx: Transaction<unknown>,
  { reference, buyerKeys, lines }: FlashSaleReservation,
): Promise<Result<null, FlashSaleRefusal>> {
  const wanted = sumBySku(lines);
  if (wanted.length === 0) return ok(null);
  const locked = await lockAndReadUnits(trx, wanted, buyerKeys);
  if (await isReserved(trx, reference)) return ok(null);
  for (const units of wanted) {
    const own = locked.find(
      ({ activityCode, skuCode }) => activityCode === units.activityCode && skuCode === units.skuCode,
    );
    const refusal = refusalOf(units, own);
    if (refusal) return fail(refusal);
  }
  await insertReservations(trx, reference, wanted, buyerKeys);
  return ok(null);
}

/** Releases the units of cancelled orders; idempotent. */
export const releaseFlashSaleUnits = (
  trx: Transaction<unknown>,
  references: readonly string[],
  at: Date,
): Promise<void> => releaseReservations(trx, references, at);

/** Releases some units of a partially cancelled order. Throws when more are released than are reserved. */
export async function releaseSomeFlashSaleUnits(
  trx: Transaction<unknown>,
  reference: string,
  units: readonly FlashSaleUnits[],
  at: Date,
): Promise<void> {
  const back = sumBySku(units);
  if (back.length === 0) return;
  if ((await releasePart(trx, reference, back, at)) !== back.length) {
    throw new Error(`${reference} has not reserved so many units`);
  }
}
