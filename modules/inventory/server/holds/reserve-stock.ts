import type { Transaction } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import {
  giveBack,
  lockHolds,
  lockStock,
  type Returned,
  reduceHolds,
  settleHolds,
  takeUnits,
  type Units,
  writeShipped,
} from "../store/holds.ts";

/** The first SKU that is short, and the available units of each. */
export type OutOfStock = {
  readonly code: "OUT_OF_STOCK";
  readonly skuCode: string;
  readonly short: readonly Units[];
};

/** Units to be set aside under a reference, such as an order's code. */
export type Reservation = { readonly reference: string; readonly lines: readonly Units[] };

const keyOf = ({ skuCode, sourceCode }: Units): string => `${skuCode} ${sourceCode}`;

/** Two lines of one thing take from the same shelf. */
function together(lines: readonly Units[]): Units[] {
  const sums = new Map<string, Units>();
  for (const { skuCode, sourceCode, quantity } of lines) {
    const before = sums.get(keyOf({ skuCode, sourceCode, quantity }))?.quantity ?? 0;
    sums.set(keyOf({ skuCode, sourceCode, quantity }), { skuCode, sourceCode, quantity: before + quantity });
  }
  return [...sums.values()];
}

/** The same for units that are given back. */
const returnedTogether = (lines: readonly Returned[]): Returned[] =>
  together(lines).map((units) => ({
    ...units,
    shipped: lines.reduce((sum, line) => sum + (keyOf(line) === keyOf(units) ? line.shipped : 0), 0),
  }));

const withoutShipped = ({ skuCode, sourceCode, quantity }: Units): Units => ({ skuCode, sourceCode, quantity });

/**
 * Sets units aside for all lines or for none, in the caller's transaction, exact for any number of parallel buyers; a
 * refusal has written nothing. A checkout that becomes several orders hands them over together: rows are locked in one
 * global order, and taking them in turns would break that.
 */
export async function reserveStock(
  trx: Transaction<unknown>,
  ...reservations: readonly Reservation[]
): Promise<Result<null, OutOfStock>> {
  const wanted = together(reservations.flatMap(({ lines }) => lines));
  if (wanted.some(({ quantity }) => !Number.isInteger(quantity) || quantity < 1)) {
    throw new RangeError("only whole units can be set aside");
  }
  if (wanted.length === 0) return ok(null);
  const takings = reservations.flatMap(({ reference, lines }) => lines.map((units) => ({ ...units, reference })));
  const left = new Map((await takeUnits(trx, takings)).map((units) => [keyOf(units), units.quantity]));
  const short = wanted.flatMap((units) => {
    const quantity = left.get(keyOf(units)) ?? 0;
    return quantity < units.quantity ? [{ ...units, quantity }] : [];
  });
  if (short[0]) return fail({ code: "OUT_OF_STOCK", skuCode: short[0].skuCode, short });
  return ok(null);
}

async function release(
  trx: Transaction<unknown>,
  references: readonly string[],
  states: readonly ("held" | "sold")[],
): Promise<Units[]> {
  const units = returnedTogether(await lockHolds(trx, references, states));
  if (units.length === 0) return [];
  await lockStock(trx, units);
  await giveBack(trx, units, references);
  await settleHolds(trx, references, "released", states);
  return units.map(withoutShipped);
}

/** Releases the units still held under these references, once for repeated calls; sold units stay sold. Returns the units. */
export function releaseStock(trx: Transaction<unknown>, ...references: readonly string[]): Promise<Units[]> {
  return release(trx, references, ["held"]);
}

/** Turns the holds of these references into sales. */
export const sellStock = (trx: Transaction<unknown>, ...references: readonly string[]): Promise<void> =>
  settleHolds(trx, references, "sold", ["held"]);

/** Like `releaseStock`, and also for sold units: an order that was cancelled before shipping. */
export function takeStockBack(trx: Transaction<unknown>, ...references: readonly string[]): Promise<Units[]> {
  return release(trx, references, ["held", "sold"]);
}

/**
 * Takes a part of what is held or sold under a reference back: pieces that were cancelled before they left, or, with `returned`,
 * pieces that had left and are on the shelf again. More than the reference holds is a mistake of the caller.
 */
export async function takeLinesBack(
  trx: Transaction<unknown>,
  { reference, lines, returned = false }: Reservation & { readonly returned?: boolean },
): Promise<readonly Units[]> {
  const units = together(lines.filter(({ quantity }) => quantity > 0));
  if (units.length === 0) return [];
  const holds = new Map((await lockHolds(trx, [reference], ["held", "sold"])).map((hold) => [keyOf(hold), hold]));
  await lockStock(trx, units);
  const back = units.map((one) => {
    const hold = holds.get(keyOf(one)) ?? { quantity: 0, shipped: 0 };
    // A cancelled piece has not left, so those that have stay with the rest of the hold.
    const shipped = returned ? one.quantity : one.quantity + hold.shipped - hold.quantity;
    return { ...one, shipped: Math.min(Math.max(shipped, 0), hold.shipped) };
  });
  if ((await reduceHolds(trx, reference, back)) !== units.length) {
    throw new Error(`${reference} does not hold so many units`);
  }
  await giveBack(trx, back, [reference]);
  return units;
}

/**
 * Notes the units of each reference that have left their place so far: shipped, or handed out. They stay sold, but are no longer
 * on hand. A repeated call with the same numbers changes nothing.
 */
export async function shipStock(trx: Transaction<unknown>, ...shipments: readonly Reservation[]): Promise<void> {
  const units = together(shipments.flatMap(({ lines }) => lines));
  if (units.length === 0) return;
  await lockStock(trx, units);
  for (const { reference, lines } of shipments) await writeShipped(trx, reference, together(lines));
}
