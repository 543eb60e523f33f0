import type { Transaction } from "kysely";
import { fail, type Result } from "#kit/core/result.ts";
import type { LockedOrder } from "../order.ts";
import type { TransitionDeps } from "../order-deps.ts";
import type { NotAllowed } from "../transition.ts";
import { type CannotSend, chosenPieces, type LineQuantity, unshippedQuantities } from "./pieces-left.ts";
import { leave } from "./send-parcel.ts";

export type ReadyOrder = {
  /** Lines counted from 0; all remaining pieces when absent. */
  readonly items?: readonly LineQuantity[];
  readonly actor: "staff";
  readonly actorName?: string;
};

/** Marks pieces as ready at the store and transitions the order: partially ready, or ready when no piece is left. */
export async function makeReady(
  trx: Transaction<unknown>,
  deps: TransitionDeps,
  order: LockedOrder,
  { items, actor, actorName }: ReadyOrder,
): Promise<Result<LockedOrder, NotAllowed | CannotSend>> {
  if (order.deliveryMethod !== "storePickup" || !["paid", "partiallyShipped"].includes(order.status))
    return fail({ code: "ACTION_NOT_ALLOWED" });
  const left = unshippedQuantities(order, []);
  const quantities = chosenPieces(left, items ?? left);
  return quantities.ok ? leave(trx, deps, order, { pieces: quantities.value, actor, actorName }) : quantities;
}
