import type { Caller } from "#kit/graphql/context.ts";
import { keyed, keyedByAddress, rateLimit } from "#kit/postgres/declared-limits.ts";
import { hitAll, takeBackHits } from "#kit/postgres/rate-limit.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { cartOwner } from "#modules/cart/server/index.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";

/** Unknown coupon codes one shopper may try. */
const perShopper = rateLimit("coupon", 20, 15 * 60);
/** From one network: guests are cheap to make, and many shoppers share an address of a carrier (D-85). */
const perNetwork = rateLimit("coupon-network", 600, 60 * 60);

export type TooManyCoupons = { readonly code: "RATE_LIMITED"; readonly minutes: number };

/**
 * Counts a coupon code before it is looked at, so that no number of parallel requests guesses more than the limit. `known` takes
 * the hit back: codes that exist cost nothing, even when they cannot be used here.
 */
export async function countCouponAttempt(
  { database, secret }: Pick<CheckoutDeps, "database" | "secret">,
  { caller, address }: { readonly caller: Caller; readonly address: string },
): Promise<{ readonly allowed: true; known(): Promise<void> } | { readonly allowed: false; refusal: TooManyCoupons }> {
  const limits = [keyed(perShopper, cartOwner(caller) ?? ""), keyedByAddress(perNetwork, secret, address)];
  const counted = await inTransaction(database, (trx) => hitAll(trx, limits));
  if (!counted.allowed) {
    return { allowed: false, refusal: { code: "RATE_LIMITED", minutes: Math.ceil(counted.retryAfterSeconds / 60) } };
  }
  const keys = limits.map(({ key }) => key);
  return { allowed: true, known: () => takeBackHits(database.kysely, keys) };
}
