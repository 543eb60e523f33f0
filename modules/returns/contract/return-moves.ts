import { lifecycle } from "#kit/core/lifecycle.ts";
import type { ReturnStatus } from "#modules/order/contract/return-status.ts";

/** Who changes a return: its shopper, somebody who works here, or the clock. */
export const returnActors = ["shopper", "staff", "system"] as const;
export type ReturnActor = (typeof returnActors)[number];

type Move = {
  readonly from: readonly ReturnStatus[];
  readonly to: ReturnStatus;
  readonly by: readonly ReturnActor[];
};

/** The life of a return (D-56). Nothing else changes its status. */
const table = {
  approve: { from: ["10"], to: "20", by: ["staff"] },
  /** It is not taken back: as it was asked for, or as it turned out to be. */
  refuse: { from: ["10", "40"], to: "21", by: ["staff"] },
  /** The shopper keeps it after all. */
  undo: { from: ["10", "20"], to: "60", by: ["shopper"] },
  /** Nobody sent it in time. */
  expire: { from: ["20"], to: "60", by: ["system"] },
  /** It is on its way: the shopper said with whom and under which number. */
  ship: { from: ["20"], to: "30", by: ["shopper"] },
  /** It is here; it may have come without anybody saying so. */
  receive: { from: ["20", "30"], to: "40", by: ["staff"] },
  refund: { from: ["40"], to: "50", by: ["staff"] },
} as const satisfies Readonly<Record<string, Move>>;

export type ReturnMove = keyof typeof table;

export const returnMoves: Readonly<Record<ReturnMove, Move>> = table;
const returnLife = lifecycle<ReturnStatus, ReturnMove>(returnMoves);

/** What this actor may do with a return as it stands. */
export const returnMovesOf = (status: ReturnStatus, actor: ReturnActor): ReturnMove[] =>
  returnLife.movesFrom(status).filter((move) => returnMoves[move].by.includes(actor));

/** Days after the approval within which it has to be sent (D-56). */
export const sendDays = 7;
