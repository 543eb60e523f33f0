import { setTimeout as sleep } from "node:timers/promises";
import { testShopper } from "#apps/server/checkout/test-shopper.ts";
import type { SkuRef } from "#apps/server/testing/purchase-shop-fixture.ts";
import type { Random } from "#kit/core/seeded-random.ts";
import type { Operation, OperationReply } from "#kit/graphql/testing/post-operation.ts";
import { sendRaw } from "#kit/http/testing/raw-request.ts";
import type { Attempt } from "./history.ts";

/** The reply to one request; status 0 means none. */
export type RecordedReply = {
  readonly at: number;
  readonly status: number;
  readonly code: string | null;
  readonly retryAfter: boolean;
  /** Whether it was a step of a started checkout. */
  readonly first: boolean;
};

export type Market = {
  readonly address: string;
  readonly sku: SkuRef;
  readonly random: Random;
  /** Every statement about an order that a client received. */
  readonly tries: Attempt[];
  readonly replies: RecordedReply[];
  /** Set to stop starting new purchases. */
  closing: boolean;
};

export const openMarket = (address: string, sku: SkuRef, random: Random): Market => ({
  address,
  sku,
  random,
  tries: [],
  replies: [],
  closing: false,
});

let visitors = 0;

/** Guests who buy one product each; every second one pays. A request without a response is repeated. */
export async function keepBuying(market: Market, client: number): Promise<void> {
  while (!market.closing) {
    visitors += 1;
    const visitor = visitors;
    const address = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
    const shop = { post: persistent(market, client, address) };
    const buyer = await testShopper(shop);
    await buyer.add(market.sku.productCode, market.sku.skuCode);
    const checkout = await buyer.begin();
    await buyer.fill(checkout, `buyer-${visitor}`);
    const { data } = await buyer.place(checkout, "the only one");
    if (data?.vaNumber && market.random() < 0.5) await pay(market, data.vaNumber);
  }
}

/** The bank's ledger decides the outcome. */
async function pay({ address }: Market, vaNumber: string): Promise<void> {
  const input = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };
  await sendRaw(`${address}/dev/va/${vaNumber}/pay`, input).catch(() => undefined);
}

type Body = OperationReply<unknown>["body"];

const started = /\b(?:updateCheckout|createOrderCustom)\b/;

/** Posts until the answer is not "try again", and records every reply. */
function persistent(market: Market, client: number, from: string) {
  return async <Data>(operation: Operation): Promise<OperationReply<Data>> => {
    for (;;) {
      const began = performance.now();
      const response = await post(market.address, operation, from).catch(() => null);
      const code = response?.body.errors?.[0]?.extensions.code ?? null;
      const retryAfter = response?.headers["retry-after"] !== undefined;
      const first = started.test(operation.query);
      market.replies.push({ at: performance.now(), status: response?.status ?? 0, code, retryAfter, first });
      noteOrder(market, client, operation, began, response?.body ?? null);
      if (response && code !== "TRY_AGAIN" && response.status !== 503) return response as OperationReply<Data>;
      await sleep(50 + market.random() * 200);
    }
  };
}

async function post(address: string, { query, variables = {}, headers = {} }: Operation, from: string) {
  const operationName = /(?:query|mutation)\s+(\w+)/.exec(query)?.[1];
  const {
    status,
    headers: answered,
    text,
  } = await sendRaw(`${address}/graphql?opname=${operationName}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": from, ...headers },
    body: JSON.stringify({ operationName, query, variables }),
  });
  return { status, body: JSON.parse(text) as Body, headers: answered, cookies: answered["set-cookie"] ?? [] };
}

type Placed = { readonly createOrderCustom?: { success: boolean; data: { orderCode: string | null } | null } | null };

function noteOrder({ tries }: Market, client: number, operation: Operation, from: number, body: Body | null): void {
  const { input } = (operation.variables ?? {}) as { input?: { checkoutId?: string } };
  if (!operation.query.includes("createOrderCustom") || !input?.checkoutId) return;
  const placed = (body?.data as Placed | null | undefined)?.createOrderCustom;
  const made = placed?.data?.orderCode ?? null;
  const outcome = made !== null ? "ok" : placed ? "fail" : "unknown";
  tries.push({ client, key: input.checkoutId, from, until: performance.now(), outcome, made });
}
