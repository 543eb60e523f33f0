import { asLocale, fallbackLocale } from "#kit/core/locale.ts";
import { legalPages } from "#modules/consent/contract/legal-pages.ts";
import { wordings } from "#modules/consent/contract/wordings.ts";
import { consentHistory } from "#modules/consent/server/index.ts";
import { publishedVersions } from "#modules/content/server/index.ts";
import type { CustomerProfile } from "#modules/identity/server/index.ts";
import { consentsOf } from "#modules/newsletter/server/index.ts";
import type { CustomersDeps } from "../customers-deps.ts";
import { legalVersionsAt } from "../legal/legal-versions.ts";
import { proofsOf } from "../store/consent-proofs.ts";

/** What the customer agrees to now, every answer they ever gave with the legal pages of that moment, and the proof of what came with an import. */
export async function readConsents({ database, secret, scope }: CustomersDeps, profile: CustomerProfile) {
  const db = database.kysely;
  const { userCode, emailVerified, mobileVerified, importedAt } = profile;
  const isTheirs = emailVerified || (importedAt !== null && !mobileVerified);
  const email = isTheirs ? profile.email : null;
  const now = (await consentsOf(db, [{ userCode, email }], scope.siteCode)).get(userCode);
  const history = await consentHistory(db, { secret }, { userCode, email });
  const proof = (await proofsOf(db, [userCode])).get(userCode) ?? null;
  const published = await publishedVersions(db, Object.values(legalPages));
  return {
    newsletter: now?.newsletter ?? false,
    whatsAppMessages: now?.whatsApp ?? false,
    consents: history.map(({ purpose, given, form, language, textVersion, mailbox, recordedAt }) => {
      const wording = wordings[purpose]?.[textVersion]?.[asLocale(language) ?? fallbackLocale] ?? null;
      return {
        ...{ purpose, given, form, mailbox, language, wording },
        recordedAt: recordedAt.toISOString(),
        legal: legalVersionsAt(wording, recordedAt, published),
      };
    }),
    consentProof: proof,
  };
}
