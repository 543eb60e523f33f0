import type { Transaction } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { orderItemCode } from "#modules/order/contract/order-code.ts";
import { returnableUntil } from "#modules/order/contract/order-operations.ts";
import type { Pieces, Refund } from "#modules/order/contract/refund/refund-of.ts";
import {
  type LockedForReturn,
  markHasReturns,
  namedDeductions,
  returnablePieces,
} from "#modules/order/server/index.ts";
import type { BankAccount } from "#modules/payment/contract/bank-account.ts";
import { sealAccount } from "#modules/payment/server/index.ts";
import { returnCodeAlphabet, returnCodeLength } from "../../contract/return-code.ts";
import type { ReturnRequest } from "../../contract/return-form.ts";
import { mayReturnFor, restrictionOf } from "../../contract/return-restrictions.ts";
import { needsBankAccount } from "../needs-bank-account.ts";
import { asReturnOfOrder } from "../return-of-order.ts";
import type { ReturnStepDeps, ReturnsDeps } from "../returns-deps.ts";
import { addEvent } from "../store/events.ts";
import { attachPhotos, holdLoosePhotos } from "../store/photos.ts";
import { insertReturn, returnByCode, returnsOfOrders } from "../store/returns.ts";
import { notifyShopper } from "./notify-shopper.ts";
import { refundExpected } from "./return-refund.ts";

export type RequestRefused =
  | { readonly code: "RETURN_CLOSED" }
  | { readonly code: "ITEM_NOT_FOUND" }
  | { readonly code: "BANK_ACCOUNT_NEEDED" }
  | { readonly code: "PHOTO_NOT_FOUND" }
  | { readonly code: "TOO_MANY_PIECES"; readonly name: string; readonly left: number }
  | { readonly code: "ONLY_IF_FAULTY"; readonly name: string };

type Deps = ReturnStepDeps & Pick<ReturnsDeps, "hygieneCategories">;

/**
 * Stores a shopper's request for a return. The order is locked: each piece can be in one return only,
 * however many ask at once.
 */
export async function requestReturn(
  trx: Transaction<unknown>,
  deps: Deps,
  held: LockedForReturn,
  input: ReturnRequest,
): Promise<Result<{ readonly returnCode: string }, RequestRefused>> {
  const { order } = held;
  const until = returnableUntil(order.receivedAt);
  const now = deps.clock.now();
  if (order.status !== "completed" || until === null || now > until) return fail({ code: "RETURN_CLOSED" });
  const others = await returnsOfOrders(trx, [order.code]);
  const chosen = piecesOf(held, input);
  if (!chosen) return fail({ code: "ITEM_NOT_FOUND" });
  const left = returnablePieces(order, others.map(asReturnOfOrder));
  for (const { number, quantity } of chosen) {
    const line = order.lines[number];
    const most = left[number] ?? 0;
    if (!line || quantity > most) return fail({ code: "TOO_MANY_PIECES", name: line?.name ?? "", left: most });
    if (!mayReturnFor(restrictionOf(line, deps.hygieneCategories), input.reasonCode)) {
      return fail({ code: "ONLY_IF_FAULTY", name: line.name });
    }
  }
  const worth = refundExpected(held.purchase, { now: chosen, reason: input.reasonCode });
  const needsAccount = worth.money > 0 && (await needsBankAccount(trx, order));
  if (needsAccount && !input.bankAccount) return fail({ code: "BANK_ACCOUNT_NEEDED" });
  const account = needsAccount ? input.bankAccount : null;
  // Before anything is written, because an answer does not undo what was.
  const photos = new Set(input.photoIds);
  const { code: orderCode, owner } = order;
  if ((await holdLoosePhotos(trx, { orderCode, owner }, [...photos])) !== photos.size) {
    return fail({ code: "PHOTO_NOT_FOUND" });
  }
  return ok({ returnCode: await write(trx, deps, held, { asked: input, worth, account, now }) });
}

/** The chosen lines by number, each once; null when one is not of this order. */
function piecesOf({ order }: LockedForReturn, { items }: ReturnRequest): Pieces[] | null {
  const wanted = new Map<number, number>();
  for (const { orderItemCode: code, quantity } of items) {
    const number = order.lines.findIndex((_line, index) => orderItemCode(order.code, index) === code);
    if (number < 0) return null;
    wanted.set(number, (wanted.get(number) ?? 0) + quantity);
  }
  return [...wanted].map(([number, quantity]) => ({ number, quantity }));
}

type Writing = {
  readonly asked: ReturnRequest;
  readonly worth: Refund;
  readonly account: BankAccount | null;
  readonly now: Date;
};

const rounds = 5;

async function write(
  trx: Transaction<unknown>,
  deps: Deps,
  { order, purchase }: LockedForReturn,
  { asked, worth, account, now }: Writing,
): Promise<string> {
  const { owner, code: orderCode } = order;
  if (owner === null) throw new Error("nobody's order cannot come back");
  const stored = account && sealAccount(deps.sealer, account);
  const { money, points, freight, deducted, lines } = worth;
  for (let round = 0; round < rounds; round += 1) {
    const code = `RT${deps.ids.code(returnCodeLength, returnCodeAlphabet)}`;
    const written = await insertReturn(trx, {
      code,
      orderCode,
      owner,
      reason: asked.reasonCode,
      remark: asked.remark,
      videoUrl: asked.videoUrl === "" ? null : asked.videoUrl,
      accountShown: stored?.shown ?? null,
      accountSealed: stored?.sealed ?? null,
      ...{ money, points, freight, deducted, lines, deductions: namedDeductions(purchase, worth) },
      createdAt: now,
    });
    if (!written) continue;
    await attachPhotos(trx, { returnCode: code, orderCode, owner }, [...new Set(asked.photoIds)]);
    await markHasReturns(trx, orderCode);
    await addEvent(trx, { code, transition: "request", from: null, to: "requested", actor: "shopper", at: now });
    const back = await returnByCode(trx, code);
    if (back) await notifyShopper(trx, deps, order, back);
    return code;
  }
  throw new Error("no free return code was found");
}
