import type { ConsentPurpose } from "./consent-purpose.ts";

/**
 * The wording that forms show today. Whoever changes a sentence adds a version to `wordings.ts` and names it here, so that
 * the ledger can always say which words somebody agreed to.
 */
export const currentVersion = {
  terms: "1",
  dataProtection: "1",
  marketingEmail: "1",
  marketingWhatsApp: "1",
  clubDataSharing: "1",
  cookies: "1",
} as const satisfies Partial<Record<ConsentPurpose, string>>;
