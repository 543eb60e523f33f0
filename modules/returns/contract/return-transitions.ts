import { stateMachine } from "#kit/core/state-machine.ts";
import type { ReturnStatus } from "#modules/order/contract/return-status.ts";

/** Who changes a return: its shopper, staff, or a job. */
export const returnActors = ["shopper", "staff", "system"] as const;
export type ReturnActor = (typeof returnActors)[number];

type Transition = {
  readonly from: readonly ReturnStatus[];
  readonly to: ReturnStatus;
  readonly by: readonly ReturnActor[];
};

/** The transitions of a return (D-56). Nothing else changes its status. */
const table = {
  approve: { from: ["requested"], to: "approved", by: ["staff"] },
  /** Refused: as requested, or after inspection. */
  refuse: { from: ["requested", "received"], to: "refused", by: ["staff"] },
  /** The shopper keeps it after all. */
  undo: { from: ["requested", "approved"], to: "cancelled", by: ["shopper"] },
  /** Not sent in time. */
  expire: { from: ["approved"], to: "cancelled", by: ["system"] },
  /** In transit: the shopper entered courier and number. */
  ship: { from: ["approved"], to: "inTransit", by: ["shopper"] },
  /** Received; it may have arrived without a tracking number. */
  receive: { from: ["approved", "inTransit"], to: "received", by: ["staff"] },
  refund: { from: ["received"], to: "refunded", by: ["staff"] },
} as const satisfies Readonly<Record<string, Transition>>;

export type ReturnTransition = keyof typeof table;

export const returnTransitions: Readonly<Record<ReturnTransition, Transition>> = table;
const returnStateMachine = stateMachine<ReturnStatus, ReturnTransition>(returnTransitions);

/** The transitions this actor may take now. */
export const returnTransitionsOf = (status: ReturnStatus, actor: ReturnActor): ReturnTransition[] =>
  returnStateMachine.transitionsFrom(status).filter((transition) => returnTransitions[transition].by.includes(actor));

/** Days after the approval within which it has to be sent (D-56). */
export const sendDays = 7;
