import type { Transaction } from "kysely";
import { notifyEvent } from "../notify-shopper.ts";
import type { TransitionDeps } from "../order-deps.ts";
import { isPaidBy, readOrders } from "../store/orders.ts";

type Deps = Pick<TransitionDeps, "ids" | "clock" | "sealer" | "secret" | "whatsAppOf">;

/** Tells who paid, once however many orders it was for, why money that was not the amount does not go back. */
export async function notifyRefundDeclined(
  trx: Transaction<unknown>,
  deps: Deps,
  { reference, note }: { readonly reference: string; readonly note: string },
): Promise<void> {
  const [order] = await readOrders(trx, isPaidBy(reference));
  if (order) await notifyEvent(trx, deps, order, "refundDeclined", deps.clock.now(), { remark: note });
}
