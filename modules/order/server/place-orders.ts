import type { Transaction } from "kysely";
import { type WriteFragment, writeInOneStatement } from "#kit/postgres/write-fragments.ts";
import { readChannel } from "#modules/payment/server/index.ts";
import { orderCodeAlphabet, orderCodeLength } from "../contract/order-code.ts";
import type { OrderDraft } from "../contract/order-draft.ts";
import { closeJobName } from "./close-unpaid.ts";
import type { TransitionDeps } from "./order-deps.ts";
import { confirmWrites } from "./purchase/confirm-purchase.ts";
import { eventWrite } from "./store/events.ts";
import { type CodedDraft, contentWrites, insertHeads } from "./store/insert-orders.ts";
import { isOneOf, lockAndReadOrders } from "./store/orders.ts";
import { transitionAll } from "./transition.ts";

const rounds = 5;

/** Options of placing orders. */
export type Placing = {
  /** When a job closes them unless paid; null: never. */
  readonly paymentDue?: Date | null;
  /** Whether their channel is cash on delivery; read from the channel when left out. */
  readonly cashOnDelivery?: boolean;
  /** The hash of a guest's network, when unpaid pieces per network are limited (D-93). */
  readonly placedFrom?: string | null;
  /** Further rows for the same statement. */
  readonly along?: (orders: readonly CodedDraft[]) => readonly WriteFragment[];
  /**
   * Reserves stock under the orders' codes. Runs after everything is written, because concurrent orders wait for the locks it
   * takes.
   */
  readonly setAside?: (orders: readonly CodedDraft[]) => Promise<void>;
};

/**
 * Writes orders in the caller's transaction and answers their codes in the order of the drafts. Orders that cost nothing or are cash
 * on delivery become `paid` at once; the others await payment. The orders of one payment are confirmed by one message.
 */
export async function placeOrders(
  trx: Transaction<unknown>,
  deps: TransitionDeps,
  drafts: readonly OrderDraft[],
  at: Date,
  placing: Placing = {},
): Promise<readonly { readonly orderCode: string }[]> {
  if (drafts.length === 0) return [];
  const { paymentDue = null, placedFrom = null, along, setAside } = placing;
  const orders = await writeHeads(trx, deps, drafts, { at, paymentDue, placedFrom });
  const codes = orders.map(({ code }) => code);
  await writeInOneStatement(
    trx,
    contentWrites(orders),
    { rows: [eventWrite({ codes, transition: "place", from: null, to: "awaitingPayment", actor: "shopper", at })] },
    ...confirmWrites(
      deps.ids,
      drafts.map(({ paymentReference }) => paymentReference),
      { awaitsCharge: paymentDue !== null },
    ),
    paymentDue ? { jobs: closingJobs(drafts, paymentDue) } : {},
    ...(along?.(orders) ?? []),
    ...deps.listeners.onPlaced.map((writesOf) => writesOf(orders, at)),
  );
  await setAside?.(orders);
  await prepareAtOnce(trx, deps, orders, placing.cashOnDelivery);
  return codes.map((orderCode) => ({ orderCode }));
}

const closingJobs = (drafts: readonly OrderDraft[], runAt: Date) =>
  [...new Set(drafts.map((draft) => draft.paymentReference))].map((paymentReference) => ({
    name: closeJobName,
    payload: { paymentReference },
    runAt,
    key: `order-due:${paymentReference}`,
  }));

/** Draws random codes until each is unused. A code that is taken is skipped by the insert, so the transaction does not fail. */
async function writeHeads(
  trx: Transaction<unknown>,
  { ids }: TransitionDeps,
  drafts: readonly OrderDraft[],
  head: { readonly at: Date; readonly paymentDue: Date | null; readonly placedFrom: string | null },
): Promise<CodedDraft[]> {
  const coded = new Map<OrderDraft, string>();
  for (let round = 0; round < rounds; round += 1) {
    const waiting = drafts.filter((draft) => !coded.has(draft));
    if (waiting.length === 0) break;
    const tried = waiting.map((draft) => ({ code: `BB${ids.code(orderCodeLength, orderCodeAlphabet)}`, draft }));
    const written = await insertHeads(trx, tried, head);
    for (const { code, draft } of tried) if (written.has(code)) coded.set(draft, code);
  }
  return drafts.map((draft) => {
    const code = coded.get(draft);
    if (code === undefined) throw new Error("no free order code was found");
    return { code, draft };
  });
}

async function prepareAtOnce(
  trx: Transaction<unknown>,
  deps: TransitionDeps,
  orders: readonly CodedDraft[],
  allCashOnDelivery?: boolean,
) {
  const due = new Map<string, number>();
  for (const { draft } of orders) {
    due.set(draft.paymentReference, (due.get(draft.paymentReference) ?? 0) + draft.totals.totalAmount);
  }
  const channels = new Set(orders.map(({ draft }) => draft.channelCode).filter((code) => code !== null));
  const cash = new Set<string>();
  for (const code of channels) {
    if (allCashOnDelivery ?? (await readChannel(trx, code))?.kind === "cod") cash.add(code);
  }
  const free = orders.filter(({ draft }) => due.get(draft.paymentReference) === 0);
  const cashOnDelivery = orders.filter(({ draft }) => draft.channelCode !== null && cash.has(draft.channelCode));
  const ready = [...new Set([...free, ...cashOnDelivery])].map(({ code }) => code);
  if (ready.length === 0) return;
  const freeCodes = new Set(free.map(({ code }) => code));
  const held = await lockAndReadOrders(trx, isOneOf(ready));
  for (const first of ["pay", "acceptCash"] as const) {
    const concerned = held.filter(({ code }) => freeCodes.has(code) === (first === "pay"));
    const moved = await transitionAll(trx, deps, concerned, { transition: first, actor: "system" });
    if (moved.length < concerned.length) throw new Error(`a new order could not ${first}`);
  }
}
