import { midtransSignature } from "#adapters/payment/midtrans/midtrans-signature.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { bankServerKey } from "./bank-account.ts";
import { type BankStatus, type Charge, noteNotice } from "./charge-store.ts";
import { transactionOf } from "./midtrans-transaction.ts";

/** ok: as it should be; bad: by somebody who does not know the key; old: with the key the shop had before. */
export type NoticeSignature = "ok" | "bad" | "old";

export type NoticeOrder = {
  readonly statuses: readonly BankStatus[];
  readonly copies: number;
  readonly signature: NoticeSignature;
};

const keys: Readonly<Record<NoticeSignature, string>> = {
  ok: bankServerKey,
  bad: "a key that somebody made up",
  old: "SB-Mid-server-simulated-last-year",
};

export type SentNotice = { readonly status: string; readonly answer: number };

/** Tells the shop, by real posts to its own door, and keeps what it answered. Copies go out at the same time. */
export async function sendNotices(
  database: Database,
  shopUrl: string,
  charge: Charge,
  { statuses, copies, signature }: NoticeOrder,
): Promise<SentNotice[]> {
  const sent: SentNotice[] = [];
  for (const status of statuses) {
    const transaction = transactionOf(charge, status);
    const body = JSON.stringify({ ...transaction, signature_key: midtransSignature(transaction, keys[signature]) });
    const answers = await Promise.all(Array.from({ length: copies }, () => post(`${shopUrl}/webhooks/midtrans`, body)));
    for (const answer of answers) {
      sent.push({ status, answer });
      await noteNotice(database.kysely, { orderId: charge.orderId, status, signature, answer });
    }
  }
  return sent;
}

const post = (url: string, body: string): Promise<number> =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
    signal: AbortSignal.timeout(15_000),
  }).then(
    ({ status }) => status,
    () => 0,
  );
