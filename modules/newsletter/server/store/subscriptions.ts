import { type Kysely, sql, type Transaction } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import type { SourceType } from "../../contract/constants.ts";
import type { UtmParameters } from "../../contract/utm-parameters.ts";
import type { NewsletterScope } from "../newsletter-deps.ts";
import type { NewsletterTables } from "./tables.ts";

export type Subscription = {
  readonly code: string;
  readonly tenantCode: string;
  readonly domainCode: string;
  readonly siteCode: string;
  readonly email: string;
  readonly subscribed: boolean;
  readonly subscribedAt: Date;
  readonly cancelledAt: Date | null;
  readonly updatedAt: Date;
  readonly sourceType: SourceType;
  readonly utmData: UtmParameters;
};

export type NewSubscription = {
  readonly code: string;
  readonly scope: NewsletterScope;
  readonly email: string;
  readonly sourceType: SourceType;
  readonly utmData: UtmParameters;
  readonly locale: Locale;
  readonly at: Date;
  /** The mailbox is verified, so that no confirmation is needed. */
  readonly isConfirmed: boolean;
};

export type SubscribedMailbox = { readonly code: string; readonly confirmed: boolean };

/**
 * Adds a subscription or renews an ended one; an active one stays unchanged. Returns the code of the mailbox's only row. One
 * statement, safe for parallel calls.
 */
export async function subscribeMailbox(trx: Transaction<unknown>, draft: NewSubscription): Promise<SubscribedMailbox> {
  const { scope } = draft;
  const { rows } = await sql<SubscribedMailbox>`
    insert into newsletter.subscription as known
      (code, tenant_code, domain_code, site_code, email, subscribed, subscribed_at, updated_at, source_type, utm_data, locale,
        confirmed_at)
    values
      (${draft.code}, ${scope.tenantCode}, ${scope.domainCode}, ${scope.siteCode}, ${draft.email}, true, ${draft.at},
       ${draft.at}, ${draft.sourceType}, ${JSON.stringify(draft.utmData)}::jsonb, ${draft.locale},
       ${draft.isConfirmed ? draft.at : null})
    on conflict (email, site_code) do update set
      subscribed = true,
      cancelled_at = null,
      subscribed_at = case when known.subscribed then known.subscribed_at else excluded.subscribed_at end,
      updated_at = case when known.subscribed then known.updated_at else excluded.updated_at end,
      source_type = case when known.subscribed then known.source_type else excluded.source_type end,
      utm_data = case when known.subscribed then known.utm_data else excluded.utm_data end,
      locale = case when known.subscribed then known.locale else excluded.locale end,
      -- A renewed one has to be confirmed again: another person may have typed the address.
      confirmed_at = case when known.subscribed then coalesce(known.confirmed_at, excluded.confirmed_at)
        else excluded.confirmed_at end
    returning code, confirmed_at is not null as confirmed`.execute(trx);
  const row = rows[0];
  if (!row) throw new Error("the upsert of a subscription returned no row");
  return row;
}

/** Confirms an active subscription; false when there is none with this code. */
export async function confirmMailbox(trx: Transaction<unknown>, code: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update newsletter.subscription set confirmed_at = coalesce(confirmed_at, ${at})
    where code = ${code} and subscribed returning code`.execute(trx);
  return rows.length > 0;
}

/** Identifies a subscription by its code or by its mailbox. */
export type SubscriptionKey = { readonly code: string } | { readonly email: string; readonly siteCode: string };

/** Ends an active subscription; null when there is none. */
export async function cancelMailbox(
  trx: Transaction<unknown>,
  which: SubscriptionKey,
  at: Date,
): Promise<{ email: string; locale: string } | null> {
  const found = trx
    .withTables<NewsletterTables>()
    .updateTable("newsletter.subscription")
    .set({ subscribed: false, cancelled_at: at, updated_at: at })
    .where("subscribed", "=", true)
    .returning(["email", "locale"]);
  const one =
    "code" in which
      ? found.where("code", "=", which.code)
      : found.where("email", "=", which.email).where("site_code", "=", which.siteCode);
  return (await one.executeTakeFirst()) ?? null;
}

type Filter = { readonly email: string; readonly subscribed: boolean | null };

/** All subscriptions of one mailbox, newest first; at most one per site. */
export async function subscriptionsOf(db: Kysely<unknown>, { email, subscribed }: Filter): Promise<Subscription[]> {
  let matching = db.withTables<NewsletterTables>().selectFrom("newsletter.subscription").where("email", "=", email);
  if (subscribed !== null) matching = matching.where("subscribed", "=", subscribed);
  return matching
    .select([
      "code",
      "tenant_code as tenantCode",
      "domain_code as domainCode",
      "site_code as siteCode",
      "email",
      "subscribed",
      "subscribed_at as subscribedAt",
      "cancelled_at as cancelledAt",
      "updated_at as updatedAt",
      sql<SourceType>`source_type`.as("sourceType"),
      sql<UtmParameters>`utm_data`.as("utmData"),
    ])
    .orderBy("subscribed_at", "desc")
    .orderBy("code")
    .execute();
}
