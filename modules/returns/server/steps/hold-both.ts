import type { Transaction } from "kysely";
import { type HeldForReturn, holdOrderForReturn } from "#modules/order/server/index.ts";
import type { HeldReturn } from "../return.ts";
import { ownReturns } from "../return-of-order.ts";
import { holdReturn, returnByCode } from "../store/returns.ts";

export type HeldBoth = HeldForReturn & { readonly back: HeldReturn };

/** A return and its order, held until the transaction ends: first the order, like everybody who changes either. */
export async function holdBoth(trx: Transaction<unknown>, returnCode: string): Promise<HeldBoth | null> {
  const found = await returnByCode(trx, returnCode);
  const held = found && (await holdOrderForReturn(trx, found.orderCode, ownReturns));
  const back = held && (await holdReturn(trx, returnCode));
  return back ? { ...held, back } : null;
}
