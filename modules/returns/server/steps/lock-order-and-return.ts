import type { Transaction } from "kysely";
import { type LockedForReturn, lockOrderForReturn } from "#modules/order/server/index.ts";
import type { LockedReturn } from "../return.ts";
import { ownReturns } from "../return-of-order.ts";
import { lockReturn, returnByCode } from "../store/returns.ts";

export type LockedOrderAndReturn = LockedForReturn & { readonly back: LockedReturn };

/** A return and its order, locked until the transaction ends: first the order, as in every change of either. */
export async function lockOrderAndReturn(
  trx: Transaction<unknown>,
  returnCode: string,
): Promise<LockedOrderAndReturn | null> {
  const found = await returnByCode(trx, returnCode);
  const held = found && (await lockOrderForReturn(trx, found.orderCode, ownReturns));
  const back = held && (await lockReturn(trx, returnCode));
  return back ? { ...held, back } : null;
}
