import type { Transaction } from "kysely";
import { addJob } from "#kit/postgres/jobs.ts";
import { readChannel } from "#modules/payment/server/index.ts";
import { orderCodeAlphabet, orderCodeLength } from "../contract/order-code.ts";
import type { OrderDraft } from "../contract/order-draft.ts";
import { advance } from "./advance.ts";
import { closeJobName } from "./close-unpaid.ts";
import type { AdvanceDeps } from "./order-deps.ts";
import { addEvent } from "./store/events.ts";
import { type CodedDraft, insertContents, insertHeads } from "./store/insert-orders.ts";
import { holdOrders, isOneOf, writePaymentDue } from "./store/orders.ts";
import { tellReceived } from "./tell-shopper.ts";

const rounds = 5;

/**
 * Writes orders in the caller's transaction and answers their codes, in the order of the drafts. What costs nothing, or is
 * paid for at the door, is being prepared at once; the rest awaits its payment (see `setPaymentDue`). Each gets its letter.
 * `setAside` runs once they have their codes and before any is paid for: stock is set aside under an order's code.
 */
export async function placeOrders(
  trx: Transaction<unknown>,
  deps: AdvanceDeps,
  drafts: readonly OrderDraft[],
  at: Date,
  setAside: (orders: readonly CodedDraft[]) => Promise<void> = async () => undefined,
): Promise<readonly { readonly orderCode: string }[]> {
  if (drafts.length === 0) return [];
  const orders = await writeHeads(trx, deps, drafts, at);
  await insertContents(trx, orders);
  const codes = orders.map(({ code }) => code);
  await addEvent(trx, { codes, move: "place", from: null, to: "21", actor: "shopper", at });
  await setAside(orders);
  for (const { code, draft } of orders) {
    await tellReceived(trx, deps, { ...draft, code, totalAmount: draft.totals.totalAmount }, at);
  }
  await prepareAtOnce(trx, deps, orders);
  return codes.map((orderCode) => ({ orderCode }));
}

/** Draws codes until each is free. The transaction stays whole: a taken code is skipped, not refused. */
async function writeHeads(
  trx: Transaction<unknown>,
  { ids }: AdvanceDeps,
  drafts: readonly OrderDraft[],
  at: Date,
): Promise<CodedDraft[]> {
  const coded = new Map<OrderDraft, string>();
  for (let round = 0; round < rounds; round += 1) {
    const waiting = drafts.filter((draft) => !coded.has(draft));
    if (waiting.length === 0) break;
    const tried = waiting.map((draft) => ({ code: `BB${ids.code(orderCodeLength, orderCodeAlphabet)}`, draft }));
    const written = await insertHeads(trx, tried, at);
    for (const { code, draft } of tried) if (written.has(code)) coded.set(draft, code);
  }
  return drafts.map((draft) => {
    const code = coded.get(draft);
    if (code === undefined) throw new Error("no free order code was found");
    return { code, draft };
  });
}

async function prepareAtOnce(trx: Transaction<unknown>, deps: AdvanceDeps, orders: readonly CodedDraft[]) {
  const due = new Map<string, number>();
  for (const { draft } of orders) {
    due.set(draft.paymentReference, (due.get(draft.paymentReference) ?? 0) + draft.totals.totalAmount);
  }
  const channels = new Set(orders.map(({ draft }) => draft.channelCode).filter((code) => code !== null));
  const cash = new Set<string>();
  for (const code of channels) if ((await readChannel(trx, code))?.kind === "cod") cash.add(code);
  const free = orders.filter(({ draft }) => due.get(draft.paymentReference) === 0);
  const atTheDoor = orders.filter(({ draft }) => draft.channelCode !== null && cash.has(draft.channelCode));
  const ready = [...new Set([...free, ...atTheDoor])].map(({ code }) => code);
  if (ready.length === 0) return;
  const freeCodes = new Set(free.map(({ code }) => code));
  for (const order of await holdOrders(trx, isOneOf(ready))) {
    const move = freeCodes.has(order.code) ? "pay" : "acceptCash";
    const moved = await advance(trx, deps, order, { move, actor: "system" });
    if (!moved.ok) throw new Error(`a new order could not ${move}`);
  }
}

/** Until when the orders of a payment wait for their money; a job then closes them. Null: for as long as it takes. */
export async function setPaymentDue(trx: Transaction<unknown>, paymentReference: string, at: Date | null) {
  await writePaymentDue(trx, paymentReference, at);
  if (at) {
    await addJob(trx, closeJobName, { paymentReference }, { runAt: at, key: `order-due:${paymentReference}` });
  }
}
