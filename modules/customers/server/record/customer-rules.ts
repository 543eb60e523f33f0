import type { Clock } from "#kit/core/clock.ts";
import type { NewsletterScope } from "#modules/newsletter/server/index.ts";

/** What the record of customers needs to know besides the database. */
export type CustomerRules = { readonly clock: Clock; readonly scope: NewsletterScope };
