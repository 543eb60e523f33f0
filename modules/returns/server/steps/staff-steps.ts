import type { Transaction } from "kysely";
import { type Failure, fail, ok, type Result } from "#kit/core/result.ts";
import type { ReturnStatus } from "#modules/order/contract/return-status.ts";
import { sendDays } from "../../contract/return-transitions.ts";
import type { ReturnStepDeps } from "../returns-deps.ts";
import { lockOrderAndReturn } from "./lock-order-and-return.ts";
import { type NotAllowed, type ReturnStep, transitionReturn } from "./transition-return.ts";

/** The staff member, the return, and their note. */
export type StaffStep = {
  readonly returnCode: string;
  readonly staffName: string;
  /** Read by the shopper where it explains a decision. */
  readonly note?: string;
};

export type ReturnNotFound = { readonly code: "NOT_FOUND" };
export type StaffStepResult<E extends Failure = never> = Promise<
  Result<{ readonly returnCode: string; readonly status: ReturnStatus }, ReturnNotFound | NotAllowed | E>
>;

async function take(
  trx: Transaction<unknown>,
  deps: ReturnStepDeps,
  { returnCode, staffName, note }: StaffStep,
  step: Pick<ReturnStep, "transition" | "change">,
): StaffStepResult {
  const both = await lockOrderAndReturn(trx, returnCode);
  if (!both) return fail({ code: "NOT_FOUND" });
  const moved = await transitionReturn(trx, deps, both, { ...step, actor: "staff", actorName: staffName, note });
  return moved.ok ? ok({ returnCode, status: moved.value.status }) : moved;
}

const day = 86_400_000;

/** It may be sent back, within a week. */
export const approveReturn = (trx: Transaction<unknown>, deps: ReturnStepDeps, step: StaffStep): StaffStepResult => {
  const sendUntil = new Date(deps.clock.now().getTime() + sendDays * day);
  return take(trx, deps, step, { transition: "approve", change: { sendUntil, approverNote: step.note ?? null } });
};

/** Refused; the note has the reason. */
export const refuseReturn = (trx: Transaction<unknown>, deps: ReturnStepDeps, step: StaffStep): StaffStepResult =>
  take(trx, deps, step, { transition: "refuse", change: { approverNote: step.note ?? null } });

/** It is here. Whether it can be sold again decides about the stock once it is refunded. */
export const receiveReturn = (
  trx: Transaction<unknown>,
  deps: ReturnStepDeps,
  step: StaffStep & { readonly resellable?: boolean },
): StaffStepResult =>
  take(trx, deps, step, { transition: "receive", change: { resellable: step.resellable ?? false } });
