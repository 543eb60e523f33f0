import type { Clock } from "#kit/core/clock.ts";
import type { EmailRule } from "#kit/core/email-address.ts";
import type { Ids } from "#kit/core/ids.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { Sealer } from "#modules/notification/server/index.ts";

export type NewsletterScope = {
  readonly tenantCode: string;
  readonly domainCode: string;
  readonly siteCode: string;
};

export type NewsletterDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  /** The key that signs links in e-mails. */
  readonly secret: string;
  /** Encrypts queued e-mails. */
  readonly sealer: Sealer;
  readonly scope: NewsletterScope;
  readonly emailRule: EmailRule;
  /** Reports failures that the page does not show, by operation and code. */
  readonly onSwallowed?: (operation: string, code: string) => void;
  /** The verified mailbox of a member, or null. */
  readonly emailOfMember: (userCode: string) => Promise<string | null>;
};
