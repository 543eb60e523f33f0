import { oncePer } from "#kit/core/once-per.ts";
import type { Caller } from "#kit/graphql/context.ts";
import { fixedParts, type Places } from "#kit/postgres/fixed-statement.ts";
import { cartOwner } from "#modules/cart/server/index.ts";
import {
  type Campaigns,
  type HeldCampaignsValues,
  type OffersNow,
  offersNowParts,
} from "#modules/catalogue/server/index.ts";
import { pickupStocksOf } from "#modules/inventory/server/index.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";
import { type Attempt, attemptPart } from "./store/attempts.ts";
import { fetchedSkus, type Session, sessionPart, sessionSkus } from "./store/sessions.ts";
import type { PlacedOrders } from "./write-orders.ts";

/** A checkout, and what changes from moment to moment about its goods. */
export type CheckoutNow = {
  readonly session: Session;
  readonly offers: OffersNow;
  /** What stores hold of them; nothing when nothing is to be fetched. */
  readonly inStores: ReadonlyMap<string, number>;
  /** What was asked for and answered under the same key before. */
  readonly attempt: Attempt<PlacedOrders> | null;
};

type Values = HeldCampaignsValues & {
  readonly owner: string;
  readonly id: string;
  readonly key: string | null;
  readonly fetched: boolean;
};

const readNow = oncePer((campaigns: Campaigns) =>
  fixedParts(({ owner, id, key, fetched, knownEdition, since }: Places<Values>) => ({
    session: sessionPart(owner, id),
    attempt: attemptPart<PlacedOrders>(id, key),
    inStores: pickupStocksOf(fetchedSkus(id, fetched)),
    ...offersNowParts(campaigns, { knownEdition, since, skuCodes: sessionSkus(id) }),
  })),
);

/**
 * A checkout of the caller by one statement; null for another's, which looks the same as one that never was (RO-15). `key` is the
 * one an order is placed under; `fetched` says that the goods will be fetched, whatever was chosen before.
 */
export async function checkoutNow(
  { database, campaigns, clock }: Pick<CheckoutDeps, "database" | "campaigns" | "clock">,
  caller: Caller,
  id: string,
  { key = null, fetched = false }: { readonly key?: string | null; readonly fetched?: boolean } = {},
): Promise<CheckoutNow | null> {
  const owner = cartOwner(caller);
  if (owner === null) return null;
  const asked = campaigns.held.ask(clock.now());
  const read = await readNow(campaigns)(database.kysely, { ...asked.values, owner, id, key, fetched });
  const { session, attempt, inStores, edition, stock } = read;
  if (session === null) return null;
  return { session, attempt, inStores, offers: { edition, stock, campaigns: asked.read(read.campaigns) } };
}
