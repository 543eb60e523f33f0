import { expect } from "vitest";
import type { SkuRef } from "#apps/server/testing/purchase-shop-fixture.ts";
import { type Random, seededRandom } from "#kit/core/seeded-random.ts";
import { keepBuying, type Market, openMarket, type RecordedReply } from "./buyers.ts";

/** A shop that sells, at its load balancer. */
export type Selling = { readonly relay: { readonly address: string }; readonly sku: SkuRef };

/** Runs this many buyers during the work and lets them finish. */
export async function whileBuying(
  { relay, sku }: Selling,
  seed: string,
  buyers: number,
  work: (random: Random, market: Market) => Promise<unknown>,
): Promise<Market> {
  const random = seededRandom(seed);
  const market = openMarket(relay.address, sku, random);
  const buying = Promise.all(Array.from({ length: buyers }, (_, client) => keepBuying(market, client)));
  await expect.poll(() => market.tries.length, { timeout: 120_000 }).toBeGreaterThan(0);
  try {
    await work(random, market);
  } finally {
    market.closing = true;
  }
  await buying;
  return market;
}

export const isDone = ({ status, code }: RecordedReply): boolean => status === 200 && code === null;

/** Responses to buyers other than success, or "try again" with Retry-After. */
export const oddReplies = (replies: readonly RecordedReply[]): RecordedReply[] =>
  replies.filter(({ status, code, retryAfter }) =>
    status === 503 || code === "TRY_AGAIN" ? !retryAfter : status !== 200 || code !== null,
  );

export const middle = (numbers: readonly number[]): number =>
  Math.round(numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0);

/** Pages that are the same for everyone. */
export const cataloguePages = [
  "/",
  "/plp/search",
  "/sports.html",
  "/bags.html",
  "/pdp/Angin-Pagi-Daily-Runner/LKH1001",
  "/plp/search?page=2",
  "/contact-us",
];
