import type { OrderActor, OrderTransition } from "#modules/order/contract/order-transitions.ts";
import type { ReturnReason } from "#modules/returns/contract/return-reasons.ts";
import type { ReturnActor, ReturnTransition } from "#modules/returns/contract/return-transitions.ts";
import type { ParcelStatus } from "#modules/shipping/contract/parcel-status.ts";
import { atWork, day, hour, later, minute } from "./moments.ts";
import type { RandomChoices } from "./random-choices.ts";

/** How an order of the history ends, unless the present comes first. */
export type Outcome =
  | "received"
  | "collected"
  | "expired"
  | "cancelledByShopper"
  | "cancelledByStaff"
  | "cancelledPaid"
  | "returned";

type At = { readonly at: Date };
/** One event of an order, a parcel, a payment or a return. */
export type HistoryStep =
  | (At & {
      readonly kind: "order";
      readonly transition: OrderTransition;
      readonly actor: OrderActor;
      readonly actorName?: string;
      readonly reason?: string;
    })
  | (At & { readonly kind: "parcel"; readonly status: Exclude<ParcelStatus, "booked"> })
  | (At & { readonly kind: "askCancel"; readonly reason: string })
  | (At & { readonly kind: "sendRefund" })
  | (At & {
      readonly kind: "return";
      readonly transition: ReturnTransition | "request";
      readonly actor: ReturnActor;
      readonly actorName?: string;
      readonly reason: ReturnReason;
    });

export const orderDesk = "Budi Santoso";
export const finance = "Agus Pratama";
export const storeStaff = "Sari Lestari";

type Facts = {
  readonly outcome: Outcome;
  readonly placedAt: Date;
  readonly channelKind: string;
  readonly lastsSeconds: number | null;
};

/** The events of an order in their order, until `now`. */
export function historySteps(random: RandomChoices, facts: Facts, now: Date): HistoryStep[] {
  return [...allSteps(random, facts)].filter(({ at }) => at <= now);
}

function* allSteps(random: RandomChoices, { outcome, placedAt, channelKind, lastsSeconds }: Facts) {
  if (outcome === "expired") {
    const at = later(placedAt, (lastsSeconds ?? 86_400) * 1000);
    yield order("expire", "system", at, { reason: "NOT_PAID" });
    return;
  }
  if (outcome === "cancelledByShopper" || outcome === "cancelledByStaff") {
    const isShopper = outcome === "cancelledByShopper";
    const asked = later(placedAt, random.between(20, 200) * minute);
    yield isShopper
      ? order("cancel", "shopper", asked, { reason: random.pick(["CHANGE_OF_MIND", "WRONG_ADDRESS", "FOUND_CHEAPER"]) })
      : order("cancel", "staff", asked, { actorName: orderDesk, reason: "OTHER" });
    return;
  }
  const isCash = channelKind === "cod";
  const byTransfer = channelKind === "va";
  const paidAt = isCash
    ? placedAt
    : later(placedAt, byTransfer ? random.between(8, 300) * minute : random.between(60, 480) * 1000);
  yield order(isCash ? "acceptCash" : "pay", isCash ? "system" : "payment", paidAt);
  if (outcome === "cancelledPaid") {
    const reason = random.pick(["CHANGE_OF_MIND", "WRONG_ITEM", "WRONG_ADDRESS"]);
    const askedAt = later(paidAt, random.between(10, 90) * minute);
    yield { kind: "askCancel", at: askedAt, reason } as const;
    const decidedAt = later(askedAt, random.between(4, 25) * minute);
    yield order("approveCancel", "staff", decidedAt, { actorName: orderDesk, reason });
    yield refundSent(random, byTransfer, decidedAt);
    return;
  }
  if (outcome === "collected") {
    const readyAt = atWork(random, later(paidAt, random.between(40, 300) * minute));
    yield order("send", "staff", readyAt, { actorName: storeStaff });
    const fetched = atWork(random, later(readyAt, random.between(4, 70) * hour));
    yield order("collect", "staff", fetched, { actorName: storeStaff });
    return;
  }
  const sentAt = atWork(random, later(paidAt, random.between(50, 400) * minute));
  yield order("send", "staff", sentAt, { actorName: orderDesk });
  const pickedUpAt = later(sentAt, random.between(90, 240) * minute);
  yield { kind: "parcel", status: "pickedUp", at: pickedUpAt } as const;
  yield { kind: "parcel", status: "onTheWay", at: later(pickedUpAt, random.between(5, 11) * hour) } as const;
  const broughtAt = later(
    atWork(random, later(pickedUpAt, random.between(18, 52) * hour)),
    -random.between(0, 20) * minute,
  );
  yield { kind: "parcel", status: "outForDelivery", at: broughtAt } as const;
  const deliveredAt = later(broughtAt, random.between(50, 330) * minute);
  yield { kind: "parcel", status: "delivered", at: deliveredAt } as const;
  const receivedAt = yield* received(random, deliveredAt, isCash);
  if (outcome === "returned") yield* returned(random, byTransfer, receivedAt);
}

function* received(random: RandomChoices, deliveredAt: Date, isCash: boolean) {
  const by = isCash
    ? "staff"
    : random.weighted([
        ["shopper", 6],
        ["system", 4],
      ] as const);
  const at =
    by === "system"
      ? later(deliveredAt, 7 * day)
      : by === "staff"
        ? atWork(random, later(deliveredAt, random.between(3, 30) * hour))
        : later(deliveredAt, random.between(1, 40) * hour);
  yield order("receive", by, at, {
    ...(by === "staff" ? { actorName: orderDesk } : {}),
    ...(by === "system" ? { reason: "NO_WORD" } : {}),
  });
  return at;
}

const reasons = [
  ["WRONG_SIZE", 5],
  ["NOT_AS_DESCRIBED", 2],
  ["WRONG_ITEM", 2],
  ["CHANGED_MIND", 2],
  ["OTHER", 1],
] as const satisfies readonly (readonly [ReturnReason, number])[];

function* returned(random: RandomChoices, byTransfer: boolean, receivedAt: Date) {
  const reason = random.weighted(reasons);
  const step = (transition: ReturnTransition | "request", actor: ReturnActor, at: Date, actorName?: string) =>
    ({ kind: "return", transition, actor, at, reason, ...(actorName ? { actorName } : {}) }) as const;
  const askedAt = later(receivedAt, random.between(5, 60) * hour);
  yield step("request", "shopper", askedAt);
  const approvedAt = atWork(random, later(askedAt, random.between(1, 9) * hour));
  yield step("approve", "staff", approvedAt, orderDesk);
  const shippedAt = later(approvedAt, random.between(12, 50) * hour);
  yield step("ship", "shopper", shippedAt);
  const hereAt = atWork(random, later(shippedAt, random.between(30, 80) * hour));
  yield step("receive", "staff", hereAt, orderDesk);
  const refundedAt = atWork(random, later(hereAt, random.between(2, 30) * hour));
  yield step("refund", "staff", refundedAt, finance);
  yield refundSent(random, byTransfer, refundedAt);
}

/** A gateway sends money back at once; a transfer is made by staff, a day later. */
const refundSent = (random: RandomChoices, byTransfer: boolean, at: Date): HistoryStep => ({
  kind: "sendRefund",
  at: byTransfer ? atWork(random, later(at, random.between(14, 30) * hour)) : later(at, minute),
});

const order = (
  transition: OrderTransition,
  actor: OrderActor,
  at: Date,
  more: { readonly actorName?: string; readonly reason?: string } = {},
): HistoryStep => ({ kind: "order", transition, actor, at, ...more });
