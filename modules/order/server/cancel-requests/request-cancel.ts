import type { Transaction } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { addJob } from "#kit/postgres/jobs.ts";
import { cancelGraceMinutes } from "../../contract/cancel-form.ts";
import { mayDo } from "../../contract/order-operations.ts";
import type { CancelReason } from "../../contract/order-texts.ts";
import type { Pieces } from "../../contract/refund/refund-of.ts";
import type { LockedOrder, Order } from "../order.ts";
import type { TransitionDeps } from "../order-deps.ts";
import { factsOf, waitingUnits } from "../order-facts.ts";
import { insertRequest, openRequestOf, settleRequest } from "../store/cancel-requests.ts";
import type { NotAllowed } from "../transition.ts";
import { cancelEffect, isAll } from "./cancel-effect.ts";
import { refundSummary } from "./refund-summary.ts";

export const decideCancelJobName = "order.decide_cancel";

export const graceEnds = (askedAt: Date): Date => new Date(askedAt.getTime() + cancelGraceMinutes * 60_000);

/** The refund differs from the one the shopper was shown; no request was made. */
export type RefundChanged = { readonly code: "REFUND_CHANGED" };

export type CancelRequestDraft = {
  readonly items: readonly Pieces[];
  readonly reason: CancelReason;
  /** The refund the shopper was shown; left out when none was shown. */
  readonly expected?: { readonly money: number; readonly points: number } | undefined;
};

/** Adds up several entries of one line. */
function together(quantities: readonly Pieces[]): Pieces[] {
  const counts = new Map<number, number>();
  for (const { number, quantity } of quantities) counts.set(number, (counts.get(number) ?? 0) + quantity);
  return [...counts].map(([number, quantity]) => ({ number, quantity }));
}

/** The chosen pieces, each line once; null when some do not exist or are shipped. */
export function chosenPieces(
  { lines }: Pick<Order, "lines">,
  items: readonly { readonly number: number | null; readonly quantity: number }[],
): Pieces[] | null {
  const known = items.flatMap(({ number, quantity }) => (number === null ? [] : [{ number, quantity }]));
  const quantities = together(known);
  const fits = quantities.every(({ number, quantity }) => {
    const line = lines[number];
    return line !== undefined && quantity >= 1 && quantity <= waitingUnits(line);
  });
  return known.length === items.length && quantities.length > 0 && fits ? quantities : null;
}

/**
 * Requests the cancellation of pieces of a paid order (D-55). Until it is decided the pieces are not shipped, and the request can
 * be undone. A request with pieces that are shipped or do not exist is refused as a whole.
 */
export async function requestCancel(
  trx: Transaction<unknown>,
  deps: Pick<TransitionDeps, "ids" | "clock" | "returns">,
  order: LockedOrder,
  { items, reason, expected }: CancelRequestDraft,
): Promise<Result<{ readonly requestId: string }, NotAllowed | RefundChanged>> {
  const at = deps.clock.now();
  const quantities = chosenPieces(order, items);
  if (!quantities || !mayDo(factsOf(order, [], at), "requestCancel")) {
    return fail({ code: "ACTION_NOT_ALLOWED" });
  }
  const worth = await cancelEffect(trx, deps, order, { pieces: quantities, whole: isAll(order, quantities) });
  const { money, points } = worth.refund;
  if (expected && (expected.money !== money || expected.points !== points)) return fail({ code: "REFUND_CHANGED" });
  const requestId = deps.ids.uuid();
  const refund = refundSummary(worth);
  await insertRequest(trx, { id: requestId, orderCode: order.code, reasonCode: reason, at, refund }, quantities);
  await addJob(trx, decideCancelJobName, { orderCode: order.code, requestId }, { runAt: graceEnds(at) });
  return ok({ requestId });
}

/** The shopper undoes a request that is not decided yet. */
export async function undoCancel(
  trx: Transaction<unknown>,
  deps: Pick<TransitionDeps, "clock">,
  order: LockedOrder,
): Promise<Result<{ readonly requestId: string }, NotAllowed>> {
  const request = await openRequestOf(trx, order.code);
  if (!request) return fail({ code: "ACTION_NOT_ALLOWED" });
  await settleRequest(trx, request, { state: "undone", by: "shopper", at: deps.clock.now() });
  return ok({ requestId: request.id });
}
