import { fail, ok, type Result } from "#kit/core/result.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { type NotProven, notProven } from "#modules/order/server/index.ts";
import { openReturn } from "../open-return.ts";
import type { ReturnsDeps } from "../returns-deps.ts";
import { lockOrderAndReturn } from "./lock-order-and-return.ts";
import type { ReturnNotFound } from "./staff-steps.ts";
import { type NotAllowed, type ReturnStep, transitionReturn } from "./transition-return.ts";

export type ShopperStepResult = Result<{ readonly returnCode: string }, ReturnNotFound | NotProven | NotAllowed>;

/** A step its shopper takes with a return of their own. */
export async function shopperStep(
  deps: ReturnsDeps,
  context: RequestContext,
  returnCode: string,
  step: Pick<ReturnStep, "transition" | "change">,
): Promise<ShopperStepResult> {
  const opened = await openReturn(deps, context, returnCode);
  if (!opened) return fail({ code: "NOT_FOUND" });
  const problem = notProven(opened);
  if (problem) return fail(problem);
  return inTransaction(deps.database, async (trx): Promise<ShopperStepResult> => {
    const both = await lockOrderAndReturn(trx, opened.back.code);
    if (!both || both.order.owner !== opened.order.owner) return fail({ code: "NOT_FOUND" });
    const moved = await transitionReturn(trx, deps, both, { ...step, actor: "shopper" });
    return moved.ok ? ok({ returnCode: opened.back.code }) : moved;
  });
}
