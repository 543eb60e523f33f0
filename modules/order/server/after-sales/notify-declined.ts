import type { Transaction } from "kysely";
import { notifyEvent } from "../notify-shopper.ts";
import type { TransitionDeps } from "../order-deps.ts";
import { isPaidBy, readOrders } from "../store/orders.ts";

type Deps = Pick<TransitionDeps, "ids" | "clock" | "sealer" | "secret" | "whatsAppOf">;

/** Notifies the payer, once per payment, why a wrong amount is not refunded. */
export async function notifyRefundDeclined(
  trx: Transaction<unknown>,
  deps: Deps,
  { reference, note }: { readonly reference: string; readonly note: string },
): Promise<void> {
  const [order] = await readOrders(trx, isPaidBy(reference));
  if (order) await notifyEvent(trx, deps, order, "refundDeclined", deps.clock.now(), { remark: note });
}
