import type { Transaction } from "kysely";
import { type BankAccount, shownAccount } from "../../contract/bank-account.ts";
import type { ChannelKind } from "../channels/channel.ts";
import type { PaymentDeps, Sealing } from "../payment-deps.ts";
import { lockPayment } from "../store/payments.ts";
import { accountOfPayment, refundsToSend, writeAccount } from "../store/refunds.ts";
import type { StoredAccount } from "./stored-account.ts";

export const sealAccount = (sealer: Sealing, account: BankAccount): StoredAccount => ({
  sealed: sealer.seal(JSON.stringify(account), "bankAccount"),
  shown: shownAccount(account),
});

export const openAccount = (sealer: Sealing, sealed: string): BankAccount =>
  JSON.parse(sealer.open(sealed, "bankAccount")) as BankAccount;

/** Whether no gateway can refund this method: into a virtual account, or to a courier. */
export const needsAccount = (kind: ChannelKind): boolean => kind === "va" || kind === "cod";

/** How a refund reaches its payer, as far as it is known when it is requested. */
export type RefundWay =
  | { readonly type: "sameWay" | "accountNeeded" }
  | { readonly type: "account"; readonly shown: string };

export function refundWayOf(kind: ChannelKind, shown: string | null): RefundWay {
  if (shown !== null) return { type: "account", shown };
  return { type: needsAccount(kind) ? "accountNeeded" : "sameWay" };
}

/**
 * Writes the account that unsent refunds of a payment go to, and those to come. One that was given stays until the bank has
 * declined it: finance may be typing it off the screen. False when there is one already, or none is needed.
 */
export async function giveRefundAccount(
  trx: Transaction<unknown>,
  { sealer }: Pick<PaymentDeps, "sealer">,
  { reference, account }: { readonly reference: string; readonly account: BankAccount },
): Promise<{ readonly shown: string } | null> {
  const payment = await lockPayment(trx, reference);
  if (!payment) return null;
  const waiting = (await refundsToSend(trx, reference)).filter(
    ({ accountShown, kind, state }) => accountShown === null && (needsAccount(kind) || state === "manual"),
  );
  const { shown, kind } = await accountOfPayment(trx, reference);
  // In advance: a paid order that is about to be cancelled.
  const inAdvance = shown === null && kind !== null && needsAccount(kind);
  if (waiting.length === 0 && !inAdvance) return null;
  const stored = sealAccount(sealer, account);
  await writeAccount(
    trx,
    reference,
    stored,
    waiting.map(({ id }) => id),
  );
  return { shown: stored.shown };
}
