import type { ConsentPurpose } from "./consent-purpose.ts";

/**
 * The wording version that forms show today. A changed sentence becomes a new version in `wordings.ts` and is named here, so
 * that every entry of the ledger refers to the text that was shown.
 */
export const currentVersion = {
  terms: "1",
  dataProtection: "1",
  marketingEmail: "1",
  marketingWhatsApp: "1",
  clubDataSharing: "1",
  cookies: "1",
} as const satisfies Partial<Record<ConsentPurpose, string>>;
