import { type Refund, refundOf } from "#modules/order/contract/refund/refund-of.ts";
import type { ReturnStatus } from "#modules/order/contract/return-status.ts";
import { returnStatusCodes } from "#modules/order/contract/wire/return-status-codes.ts";
import { isFaulty, isUsuallyResellable, type ReturnReason } from "#modules/returns/contract/return-reasons.ts";
import { returnTransitions, sendDays } from "#modules/returns/contract/return-transitions.ts";
import { type HistoryOrder, stepsOf } from "./history-order.ts";
import type { HistoryRows } from "./history-rows.ts";
import { day, later } from "./moments.ts";
import type { RandomChoices } from "./random-choices.ts";
import type { StoredAccount } from "./refund-account.ts";

/** The one piece of the first line that comes back; null without a return. */
export type ReturnedGoods = {
  readonly code: string;
  readonly reason: ReturnReason;
  readonly refund: Refund;
  readonly resellable: boolean;
  readonly account: StoredAccount | null;
} | null;

const remarks: Readonly<Partial<Record<ReturnReason, string>>> = {
  WRONG_SIZE: "Kekecilan satu nomor, apakah bisa diganti ukuran di atasnya?",
  NOT_AS_DESCRIBED: "Warnanya lebih gelap daripada di foto.",
  WRONG_ITEM: "Yang datang bukan yang saya pesan.",
  OTHER: "Hadiah dobel, anak saya sudah punya.",
};

/** What comes back of an order, with the refund by the rules of the shop. */
export function returnedGoods(
  random: RandomChoices,
  order: HistoryOrder,
  accountOf: (order: HistoryOrder) => StoredAccount,
): ReturnedGoods {
  const [asked] = stepsOf(order, "return");
  if (!asked) return null;
  const { reason } = asked;
  const pieces = [{ number: 0, quantity: 1 }];
  const refundable = { lines: order.lines, discounts: [], totals: order.totals };
  return {
    code: `RT${random.code()}`,
    reason,
    refund: refundOf(refundable, { before: [], now: pieces, faulty: isFaulty(reason) }),
    resellable: isUsuallyResellable(reason),
    account: order.channel.kind === "va" ? accountOf(order) : null,
  };
}

export const returnIsRefunded = (order: HistoryOrder): boolean =>
  stepsOf(order, "return").some(({ transition }) => transition === "refund");

/** Whether the piece is on the shelf again. */
export const isBackOnShelf = (order: HistoryOrder, returned: ReturnedGoods): boolean =>
  returned?.resellable === true && returnIsRefunded(order);

export function addReturn(
  rows: HistoryRows,
  random: RandomChoices,
  order: HistoryOrder,
  returned: ReturnedGoods,
): void {
  const steps = stepsOf(order, "return");
  const [asked] = steps;
  if (!returned || !asked) return;
  const { code, reason, refund, account } = returned;
  const momentOfStep = (name: string) => steps.find(({ transition }) => transition === name)?.at ?? null;
  const approvedAt = momentOfStep("approve");
  const shippedAt = momentOfStep("ship");
  let status: ReturnStatus | null = null;
  const events = steps.map(({ transition, actor, actorName, at }) => {
    const from = status;
    const to = transition === "request" ? ("requested" as const) : returnTransitions[transition].to;
    status = to;
    return {
      return_code: code,
      move: transition,
      from_status: from === null ? null : returnStatusCodes[from],
      to_status: returnStatusCodes[to],
      actor,
      actor_name: actorName ?? null,
      note: null,
      at,
    };
  });
  rows.add("returns.return_order", {
    code,
    order_code: order.code,
    owner: order.customer.owner,
    status: events.at(-1)?.to_status,
    reason,
    remark: remarks[reason] ?? "",
    account_sealed: account?.sealed ?? null,
    account_shown: account?.shown ?? null,
    money: refund.money,
    points: refund.points,
    freight: refund.freight,
    deducted: refund.deducted,
    deductions: [],
    company_name: shippedAt && "JNE",
    express_code: shippedAt && `JNE${random.digits(10)}`,
    resellable: momentOfStep("receive") ? returned.resellable : null,
    created_at: asked.at,
    send_until: approvedAt && later(approvedAt, sendDays * day),
    ended_at: momentOfStep("refund"),
  });
  rows.add(
    "returns.line",
    ...refund.lines.map(({ number, quantity, money, points }) => ({
      return_code: code,
      number,
      quantity,
      money,
      points,
    })),
  );
  rows.add("returns.event", ...events);
}
