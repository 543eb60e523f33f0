import { sql } from "kysely";
import { oncePer } from "#kit/core/once-per.ts";
import type { Caller } from "#kit/graphql/context.ts";
import { askedTogether } from "#kit/postgres/asked-together.ts";
import type { Places } from "#kit/postgres/fixed-statement.ts";
import { wordedParts } from "#kit/postgres/worded-parts.ts";
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

/** What one checkout's reading asks; of those that are read together, what is known of promotions is the same. */
type Question = HeldCampaignsValues & {
  readonly owner: string;
  readonly id: string;
  readonly key: string | null;
  readonly fetched: boolean;
};

type Values = HeldCampaignsValues & {
  readonly owners: readonly string[];
  readonly ids: readonly string[];
  readonly keys: readonly (string | null)[];
  readonly fetched: readonly boolean[];
};

const readNow = oncePer((campaigns: Campaigns) => {
  const [owner, id, key, fetched] = [sql`asked.owner`, sql`asked.id`, sql`asked.key`, sql`asked.fetched`];
  const readAll = wordedParts(
    ({ knownEdition, since }: Places<Values>) => ({
      session: sessionPart(owner, id),
      attempt: attemptPart<PlacedOrders>(id, key),
      inStores: pickupStocksOf(fetchedSkus(id, fetched)),
      ...offersNowParts(campaigns, { knownEdition, since, skuCodes: sql`asked.skus` }),
    }),
    (of) => sql`
      (select ${of.owners}::text[] as owners, ${of.ids}::uuid[] as ids, ${of.keys}::text[] as keys,
        ${of.fetched}::boolean[] as fetched offset 0) as given,
      unnest(given.owners, given.ids, given.keys, given.fetched) with ordinality as one (owner, id, key, fetched, number),
      lateral (select one.*, ${sessionSkus(sql`one.id`)} as skus offset 0) as asked
      order by one.number`,
  );
  const alike = ({ knownEdition }: Question) => knownEdition ?? "";
  return askedTogether(alike, (db, checkouts: readonly Question[]) =>
    readAll(db, {
      knownEdition: checkouts[0]?.knownEdition ?? null,
      // Who asks since later than this is told more than they need.
      since: new Date(Math.min(...checkouts.map(({ since }) => since.getTime()))),
      owners: checkouts.map(({ owner }) => owner),
      ids: checkouts.map(({ id }) => id),
      keys: checkouts.map(({ key }) => key),
      fetched: checkouts.map(({ fetched }) => fetched),
    }),
  );
});

/**
 * A checkout of the caller by one statement, which a crowd shares; null for another's, which looks the same as one that never was (RO-15). `key` is the
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
  const told = await readNow(campaigns)(database.kysely, { ...asked.values, owner, id, key, fetched });
  const read = told.read();
  const { session, attempt, inStores, edition, stock } = read;
  if (session === null) return null;
  return { session, attempt, inStores, offers: { edition, stock, campaigns: asked.read(read.campaigns) } };
}
