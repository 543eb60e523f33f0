import type { Database } from "#kit/postgres/connect.ts";
import { type BankStatus, type Charge, noteNotice } from "./charge-store.ts";
import { type NoticeSignature, type SignedNotice, signedNotice } from "./signed-notice.ts";

export type NoticeOrder = {
  readonly statuses: readonly BankStatus[];
  readonly copies: number;
  readonly signature: NoticeSignature;
};

export type SentWebhook = { readonly status: string; readonly answer: number };

/** Tells the shop, by real posts to its own door, and keeps what it answered. Copies go out at the same time. */
export async function sendNotices(
  database: Database,
  shopUrl: string,
  charge: Charge,
  { statuses, copies, signature }: NoticeOrder,
): Promise<SentWebhook[]> {
  const sent: SentWebhook[] = [];
  for (const status of statuses) {
    const notice = signedNotice(charge, status, signature);
    const answers = await Promise.all(Array.from({ length: copies }, () => post(shopUrl, notice)));
    for (const answer of answers) {
      sent.push({ status, answer });
      await noteNotice(database.kysely, { orderId: charge.orderId, status, signature, answer });
    }
  }
  return sent;
}

const post = (shopUrl: string, { path, headers, body }: SignedNotice): Promise<number> =>
  fetch(shopUrl + path, { method: "POST", headers, body, signal: AbortSignal.timeout(15_000) }).then(
    ({ status }) => status,
    () => 0,
  );
