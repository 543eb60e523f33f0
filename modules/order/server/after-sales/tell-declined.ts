import type { Transaction } from "kysely";
import type { AdvanceDeps } from "../order-deps.ts";
import { isPaidBy, readOrders } from "../store/orders.ts";
import { tellNews } from "../tell-shopper.ts";

type Deps = Pick<AdvanceDeps, "ids" | "clock" | "sealer" | "secret" | "whatsAppOf">;

/** Tells who paid, once however many orders it was for, why money that was not the amount does not go back. */
export async function tellRefundDeclined(
  trx: Transaction<unknown>,
  deps: Deps,
  { reference, note }: { readonly reference: string; readonly note: string },
): Promise<void> {
  const [order] = await readOrders(trx, isPaidBy(reference));
  if (order) await tellNews(trx, deps, order, "refundDeclined", deps.clock.now(), { remark: note });
}
