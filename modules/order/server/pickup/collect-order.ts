import type { Transaction } from "kysely";
import { sameSecret } from "#kit/core/constant-time.ts";
import { fail, type Result } from "#kit/core/result.ts";
import { advance, type NotAllowed } from "../advance.ts";
import type { HeldOrder } from "../order.ts";
import type { AdvanceDeps } from "../order-deps.ts";

export type WrongCode = { readonly code: "WRONG_CODE" };

const spelling = (typed: string): string => typed.replace(/[\s-]/g, "").toUpperCase();

/**
 * The store hands an order over. Staff enter the code they are shown; without one, only to a shopper who has said in their own
 * account that they are there (D-44).
 */
export async function collectOrder(
  trx: Transaction<unknown>,
  deps: AdvanceDeps,
  order: HeldOrder,
  { confirmCode, staffName }: { readonly confirmCode: string | null; readonly staffName: string },
): Promise<Result<HeldOrder, NotAllowed | WrongCode>> {
  if (order.status !== "42" || order.deliveryType !== "21") return fail({ code: "ACTION_NOT_ALLOWED" });
  const proved =
    confirmCode === null || confirmCode.trim() === ""
      ? order.pickupAskedAt !== null
      : order.confirmCode !== null && sameSecret(order.confirmCode, spelling(confirmCode));
  if (!proved) return fail({ code: "WRONG_CODE" });
  return advance(trx, deps, order, { move: "collect", actor: "staff", actorName: staffName });
}
