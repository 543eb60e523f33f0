import type { Database } from "#kit/postgres/connect.ts";

/** Whose size guide it is: the four codes callers may name (D-66). */
export type SiteScope = {
  readonly tenantCode: string;
  readonly domainCode: string;
  readonly orgCode: string;
  readonly siteCode: string;
};

/** What the module's operations need. `database` may be a read replica: nothing here is written by shoppers. */
export type SizeGuideDeps = { readonly database: Database; readonly scope: SiteScope };
