import type { Clock } from "#kit/core/clock.ts";
import type { NewsletterScope } from "#modules/newsletter/server/index.ts";

/** Dependencies of the customers' validation rules besides the database. */
export type CustomerRules = { readonly clock: Clock; readonly scope: NewsletterScope };
