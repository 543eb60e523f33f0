import type { Database } from "#kit/postgres/connect.ts";

/** The codes of the shop that requests may contain (D-66). */
export type SiteScope = {
  readonly tenantCode: string;
  readonly domainCode: string;
  readonly orgCode: string;
  readonly siteCode: string;
};

/** `database` may be a read replica: the operations only read. */
export type SizeGuideDeps = { readonly database: Database; readonly scope: SiteScope };
