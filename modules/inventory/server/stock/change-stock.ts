import type { Transaction } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { addMissingStock, addToQuantity, isKeyUsed, lockForChange, type StockChange } from "../store/change-stock.ts";
import type { Cause } from "../store/movement-cause.ts";

/** An SKU whose stock would fall below what orders hold. */
type ShortStock = {
  readonly skuCode: string;
  readonly sourceCode: string;
  readonly onHand: number;
  readonly held: number;
};

export type BelowHeld = { readonly code: "BELOW_HELD"; readonly short: readonly ShortStock[] };

/**
 * Changes the units on hand, all or none, in the caller's transaction, and records the movements. Refused where less would remain
 * than orders hold. A repeated key changes nothing. To be called once in a transaction: all rows are locked in one order (ADR 0057).
 */
export async function changeStock(
  trx: Transaction<unknown>,
  changes: readonly StockChange[],
  cause: Cause,
): Promise<Result<{ readonly isNew: boolean }, BelowHeld>> {
  const wanted = changes.filter(({ change }) => change !== 0);
  if (wanted.length === 0) return ok({ isNew: false });
  await addMissingStock(trx, wanted);
  const rows = new Map((await lockForChange(trx, wanted)).map((row) => [`${row.skuCode} ${row.sourceCode}`, row]));
  // Two requests of one press meet at the lock; the second one sees the first one's movements.
  if (cause.key !== undefined && (await isKeyUsed(trx, cause.key))) return ok({ isNew: false });
  const short = wanted.flatMap(({ skuCode, sourceCode, change }): ShortStock[] => {
    const row = rows.get(`${skuCode} ${sourceCode}`);
    if (!row) throw new Error(`there is no place ${sourceCode}`);
    const { quantity, sold, shipped } = row;
    const isShort = change < 0 && quantity + change < sold;
    return isShort ? [{ skuCode, sourceCode, onHand: quantity - shipped, held: sold - shipped }] : [];
  });
  if (short.length > 0) return fail({ code: "BELOW_HELD", short });
  const changed = await addToQuantity(trx, wanted, cause);
  if (changed !== wanted.length) throw new Error("an SKU was named twice in one change");
  return ok({ isNew: true });
}
