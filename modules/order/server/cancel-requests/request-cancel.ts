import type { Transaction } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { addJob } from "#kit/postgres/jobs.ts";
import { cancelGraceMinutes } from "../../contract/cancel-form.ts";
import { mayDo } from "../../contract/order-operations.ts";
import type { CancelReason } from "../../contract/order-texts.ts";
import type { Pieces } from "../../contract/refund/refund-of.ts";
import type { NotAllowed } from "../advance.ts";
import type { HeldOrder } from "../order.ts";
import type { AdvanceDeps } from "../order-deps.ts";
import { factsOf, waitingPieces } from "../order-facts.ts";
import { insertRequest, openRequestOf, settleRequest } from "../store/cancel-requests.ts";

export const decideCancelJobName = "order.decide_cancel";

export const graceEnds = (askedAt: Date): Date => new Date(askedAt.getTime() + cancelGraceMinutes * 60_000);

/** Two entries of one line count together. */
function together(pieces: readonly Pieces[]): Pieces[] {
  const counts = new Map<number, number>();
  for (const { number, quantity } of pieces) counts.set(number, (counts.get(number) ?? 0) + quantity);
  return [...counts].map(([number, quantity]) => ({ number, quantity }));
}

/**
 * A shopper asks to call off pieces of what is paid for (D-55). Until somebody decides the pieces do not leave the house, and the
 * request can be undone. Pieces that have left, or are not there, refuse all of it.
 */
export async function requestCancel(
  trx: Transaction<unknown>,
  deps: Pick<AdvanceDeps, "ids" | "clock">,
  order: HeldOrder,
  { items, reason }: { readonly items: readonly Pieces[]; readonly reason: CancelReason },
): Promise<Result<{ readonly requestId: string }, NotAllowed>> {
  const at = deps.clock.now();
  const pieces = together(items);
  const fits = pieces.every(({ number, quantity }) => {
    const line = order.lines[number];
    return line !== undefined && quantity >= 1 && quantity <= waitingPieces(line);
  });
  if (pieces.length === 0 || !fits || !mayDo(factsOf(order, [], at), "requestCancel")) {
    return fail({ code: "ACTION_NOT_ALLOWED" });
  }
  const requestId = deps.ids.uuid();
  await insertRequest(trx, { id: requestId, orderCode: order.code, reasonCode: reason, at }, pieces);
  await addJob(trx, decideCancelJobName, { orderCode: order.code, requestId }, { runAt: graceEnds(at) });
  return ok({ requestId });
}

/** The shopper takes their request back, as long as nobody has decided. */
export async function undoCancel(
  trx: Transaction<unknown>,
  deps: Pick<AdvanceDeps, "clock">,
  order: HeldOrder,
): Promise<Result<{ readonly requestId: string }, NotAllowed>> {
  const request = await openRequestOf(trx, order.code);
  if (!request) return fail({ code: "ACTION_NOT_ALLOWED" });
  await settleRequest(trx, request, { state: "undone", by: "shopper", at: deps.clock.now() });
  return ok({ requestId: request.id });
}
