import type { Caller } from "#kit/graphql/context.ts";
import { cartOwner } from "#modules/cart/server/index.ts";
import type { ChannelStock } from "#modules/inventory/server/index.ts";
import type { LivePromotionRows } from "#modules/promotion/server/index.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";
import type { PlacedOrders } from "./placed-orders.ts";
import type { Attempt } from "./store/attempts.ts";
import { readSession } from "./store/session-query.ts";
import type { Session } from "./store/sessions.ts";

/** A checkout session with the live data of its SKUs, and the versions of cached data in the same snapshot. */
export type LoadedSession = {
  readonly session: Session;
  readonly catalogueVersion: string;
  /** Stock for home delivery by SKU. */
  readonly stock: ReadonlyMap<string, ChannelStock>;
  readonly promotions: LivePromotionRows;
  /** Stock of the stores by SKU; empty for home delivery. */
  readonly inStores: ReadonlyMap<string, number>;
  /** The earlier placement under the same idempotency key. */
  readonly attempt: Attempt<PlacedOrders> | null;
};

/**
 * Loads a checkout session of the caller by one statement, shared with concurrent requests. Answers null for another owner's session, as for
 * one that does not exist (RO-15). `key` is the idempotency key of a placement; `pickup` also reads pickup stock before pickup is chosen.
 */
export async function loadSession(
  { database }: Pick<CheckoutDeps, "database">,
  caller: Caller,
  id: string,
  { key = null, pickup = false }: { readonly key?: string | null; readonly pickup?: boolean } = {},
): Promise<LoadedSession | null> {
  const owner = cartOwner(caller);
  if (owner === null) return null;
  const { session, ...live } = (await readSession(database.kysely, { owner, id, key, pickup })).read();
  return session && { session, ...live };
}
