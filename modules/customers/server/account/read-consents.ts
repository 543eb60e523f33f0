import { asLocale, fallbackLocale } from "#kit/core/locale.ts";
import { wordings } from "#modules/consent/contract/wordings.ts";
import { consentHistory } from "#modules/consent/server/index.ts";
import type { CustomerProfile } from "#modules/identity/server/index.ts";
import { consentsOf } from "#modules/newsletter/server/index.ts";
import type { CustomersDeps } from "../customers-deps.ts";
import { proofsOf } from "../store/consent-proofs.ts";

/** The customer's current consents, all earlier answers, and the proof of imported consents. */
export async function readConsents({ database, secret, scope }: CustomersDeps, profile: CustomerProfile) {
  const db = database.kysely;
  const { userCode, emailVerified, mobileVerified, importedAt } = profile;
  const isTheirs = emailVerified || (importedAt !== null && !mobileVerified);
  const email = isTheirs ? profile.email : null;
  const now = (await consentsOf(db, [{ userCode, email }], scope.siteCode)).get(userCode);
  const history = await consentHistory(db, { secret }, { userCode, email });
  const proof = (await proofsOf(db, [userCode])).get(userCode) ?? null;
  return {
    newsletter: now?.newsletter ?? false,
    whatsAppMessages: now?.whatsApp ?? false,
    consents: history.map(({ purpose, given, form, language, textVersion, mailbox, recordedAt }) => ({
      purpose,
      given,
      form,
      mailbox,
      recordedAt: recordedAt.toISOString(),
      wording: wordings[purpose]?.[textVersion]?.[asLocale(language) ?? fallbackLocale] ?? null,
    })),
    consentProof: proof,
  };
}
