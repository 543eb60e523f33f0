import type { Transaction } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { giveBack, lockHolds, lockStock, reduceHolds, settleHolds, takeUnits, type Units } from "../store/holds.ts";

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

/**
 * Sets units aside for all lines or for none, in the caller's transaction, exact for any number of parallel buyers; a
 * refusal has written nothing. A checkout that becomes several orders hands them over together: rows are locked in one
 * order for everybody, and taking them in turns would break that.
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

/** Gives back what is still held under these references, once however often it is asked; what was sold stays sold. Answers the units. */
export async function releaseStock(trx: Transaction<unknown>, ...references: readonly string[]): Promise<Units[]> {
  const units = together(await lockHolds(trx, references, ["held"]));
  if (units.length === 0) return [];
  await lockStock(trx, units);
  await giveBack(trx, units);
  await settleHolds(trx, references, "released", ["held"]);
  return units;
}

/** Turns the holds of these references into sales. */
export const sellStock = (trx: Transaction<unknown>, ...references: readonly string[]): Promise<void> =>
  settleHolds(trx, references, "sold", ["held"]);

/** Like `releaseStock`, and also for sold units: an order that was cancelled before shipping. */
export async function takeStockBack(trx: Transaction<unknown>, ...references: readonly string[]): Promise<Units[]> {
  const units = together(await lockHolds(trx, references, ["held", "sold"]));
  if (units.length === 0) return [];
  await lockStock(trx, units);
  await giveBack(trx, units);
  await settleHolds(trx, references, "released", ["held", "sold"]);
  return units;
}

/**
 * Takes a part of what is held or sold under a reference back: pieces that were called off, or came back whole. Whoever asks
 * counts which pieces those are; more than there are is a mistake, not a wish.
 */
export async function takeLinesBack(
  trx: Transaction<unknown>,
  { reference, lines }: Reservation,
): Promise<readonly Units[]> {
  const units = together(lines.filter(({ quantity }) => quantity > 0));
  if (units.length === 0) return [];
  await lockHolds(trx, [reference], ["held", "sold"]);
  await lockStock(trx, units);
  if ((await reduceHolds(trx, reference, units)) !== units.length) {
    throw new Error(`${reference} does not hold so many units`);
  }
  await giveBack(trx, units);
  return units;
}
