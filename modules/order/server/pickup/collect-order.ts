import type { Transaction } from "kysely";
import { sameSecret } from "#kit/core/constant-time.ts";
import { fail, type Result } from "#kit/core/result.ts";
import type { LockedOrder } from "../order.ts";
import type { TransitionDeps } from "../order-deps.ts";
import { type NotAllowed, transition } from "../transition.ts";

export type WrongCode = { readonly code: "WRONG_CODE" };

const spelling = (typed: string): string => typed.replace(/[\s-]/g, "").toUpperCase();

/**
 * Staff hand an order over at the store: for its pickup code, or without one after the shopper has reported their arrival by
 * `pickupOrder` (D-44).
 */
export async function collectOrder(
  trx: Transaction<unknown>,
  deps: TransitionDeps,
  order: LockedOrder,
  { confirmCode, staffName }: { readonly confirmCode: string | null; readonly staffName: string },
): Promise<Result<LockedOrder, NotAllowed | WrongCode>> {
  if (order.status !== "shipped" || order.deliveryMethod !== "storePickup") return fail({ code: "ACTION_NOT_ALLOWED" });
  const proved =
    confirmCode === null || confirmCode.trim() === ""
      ? order.pickupAskedAt !== null
      : order.confirmCode !== null && sameSecret(order.confirmCode, spelling(confirmCode));
  if (!proved) return fail({ code: "WRONG_CODE" });
  return transition(trx, deps, order, { transition: "collect", actor: "staff", actorName: staffName });
}
