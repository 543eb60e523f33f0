import type { Transaction } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { Order } from "#modules/order/server/index.ts";
import {
  type ReturnActor,
  type ReturnTransition,
  returnTransitions,
  returnTransitionsOf,
} from "../../contract/return-transitions.ts";
import type { LockedReturn } from "../return.ts";
import type { ReturnStepDeps } from "../returns-deps.ts";
import { addEvent } from "../store/events.ts";
import { type ReturnChange, writeReturn } from "../store/returns.ts";
import { notifyShopper } from "./notify-shopper.ts";

export type NotAllowed = { readonly code: "ACTION_NOT_ALLOWED" };

export type ReturnStep = {
  readonly transition: ReturnTransition;
  readonly actor: ReturnActor;
  readonly actorName?: string | undefined;
  readonly note?: string | undefined;
  readonly change?: ReturnChange;
};

export const mayTake = ({ status }: Pick<LockedReturn, "status">, { transition, actor }: ReturnStep): boolean =>
  returnTransitionsOf(status, actor).includes(transition);

/**
 * The only way a return's status changes: by a transition of the table, with who, when and why written beside it, and a letter to
 * the shopper in the same transaction.
 */
export async function transitionReturn(
  trx: Transaction<unknown>,
  deps: ReturnStepDeps,
  { order, back }: { readonly order: Order; readonly back: LockedReturn },
  step: ReturnStep,
): Promise<Result<LockedReturn, NotAllowed>> {
  if (!mayTake(back, step)) return fail({ code: "ACTION_NOT_ALLOWED" });
  const at = deps.clock.now();
  const { transition, actor, actorName, note } = step;
  const to = returnTransitions[transition].to;
  const isOver = to === "refused" || to === "refunded" || to === "cancelled";
  const moved = await writeReturn(trx, back, to, { ...step.change, endedAt: isOver ? at : null });
  await addEvent(trx, { code: back.code, transition, from: back.status, to, actor, actorName, note, at });
  if (to === "received") for (const listener of deps.onReceived) await listener(trx, { order, back: moved });
  await notifyShopper(trx, deps, order, moved);
  return ok(moved);
}
