import { dokuSignature, dokuTime } from "#adapters/payment/doku/doku-signature.ts";
import { midtransSignature } from "#adapters/payment/midtrans/midtrans-signature.ts";
import { withHash } from "#adapters/payment/vpc/vpc-hash.ts";
import { systemIds } from "#kit/core/ids.ts";
import { bankServerKey, dokuAccount, type StandIn, vpcAccount, xenditAccount } from "./bank-account.ts";
import type { BankStatus, Charge } from "./charge-store.ts";
import { dokuTransaction } from "./doku-transaction.ts";
import { transactionOf } from "./midtrans-transaction.ts";
import { vpcReceipt } from "./vpc-receipt.ts";
import { xenditWebhook } from "./xendit-payments.ts";

/** ok: valid; bad: signed with an unknown key; old: signed with the previous key. */
export type WebhookSignature = "ok" | "bad" | "old";

/** The HTTP request of a webhook. */
export type SignedWebhook = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

type Write = (charge: Charge, status: BankStatus, signature: WebhookSignature) => SignedWebhook;

const json = { "content-type": "application/json" };
const keyFor = (own: string, made: string, old: string) => ({ ok: own, bad: made, old });
const madeUp = "a key that somebody made up";

const midtransKeys = keyFor(bankServerKey, madeUp, "SB-Mid-server-simulated-last-year");
const xenditTokens = keyFor(xenditAccount.callbackToken, madeUp, "simulated-callback-token-of-last-year");
const dokuKeys = keyFor(dokuAccount.secretKey, madeUp, "SK-simulated-last-year");
const vpcKeys = keyFor(vpcAccount.secret, "ffeeddccbbaa99887766554433221100", "0123456789abcdef0123456789abcdef");

/** Format and signature of each gateway. */
const writers: Readonly<Record<StandIn, Write>> = {
  midtrans(charge, status, signature) {
    const transaction = transactionOf(charge, status);
    const signature_key = midtransSignature(transaction, midtransKeys[signature]);
    return { path: "/webhooks/midtrans", headers: json, body: JSON.stringify({ ...transaction, signature_key }) };
  },
  xendit(charge, status, signature) {
    const headers = { ...json, "x-callback-token": xenditTokens[signature] };
    return { path: "/webhooks/xendit", headers, body: JSON.stringify(xenditWebhook(charge, status)) };
  },
  doku(charge, status, signature) {
    const path = "/webhooks/doku";
    const body = JSON.stringify(dokuTransaction(charge, status));
    const { clientId } = dokuAccount;
    const signed = { clientId, requestId: systemIds.uuid(), timestamp: dokuTime(new Date()), target: path };
    return {
      path,
      headers: {
        ...json,
        "client-id": clientId,
        "request-id": signed.requestId,
        "request-timestamp": signed.timestamp,
        signature: dokuSignature({ ...signed, body: Buffer.from(body) }, dokuKeys[signature]),
      },
      body,
    };
  },
  vpc(charge, status, signature) {
    return {
      path: "/webhooks/vpc",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: withHash(vpcReceipt(charge, status), vpcKeys[signature]).toString(),
    };
  },
};

export const signedWebhook: Write = (charge, status, signature) => writers[charge.gateway](charge, status, signature);
