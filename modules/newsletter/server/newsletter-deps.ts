import type { Clock } from "#kit/core/clock.ts";
import type { EmailRule } from "#kit/core/email-address.ts";
import type { Ids } from "#kit/core/ids.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { Sealer } from "#modules/notification/server/index.ts";

/** Whose newsletter it is. */
export type NewsletterScope = {
  readonly tenantCode: string;
  readonly domainCode: string;
  readonly siteCode: string;
};

export type NewsletterDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Signs the links that end a subscription. */
  readonly secret: string;
  /** Closes the letters that wait to be sent. */
  readonly sealer: Sealer;
  readonly scope: NewsletterScope;
  readonly emailRule: EmailRule;
  /** Told of refusals the screen says nothing about, by operation and code: nobody else would notice them. */
  readonly onSwallowed?: (operation: string, code: string) => void;
  /** The mailbox a member has proved to read, or null. */
  readonly emailOfMember: (userCode: string) => Promise<string | null>;
};
