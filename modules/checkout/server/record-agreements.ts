import type { RequestContext } from "#kit/graphql/context.ts";
import type { WriteFragment } from "#kit/postgres/write-fragments.ts";
import { currentVersion } from "#modules/consent/contract/consent-version.ts";
import { type ConsentSubject, consentWrites, type LedgerDeps } from "#modules/consent/server/index.ts";

/** Consent ledger entries for the agreements of an order, written in its transaction (CO-15). */
export function agreementWrites(
  deps: LedgerDeps,
  { caller, locale, address }: RequestContext,
  email: string,
): WriteFragment {
  const subject: ConsentSubject =
    caller.kind === "member" ? { kind: "member", userCode: caller.userCode } : { kind: "email", email };
  const purposes = ["terms", "dataProtection"] as const;
  return consentWrites(
    deps,
    purposes.map((purpose) => ({
      subject,
      purpose,
      textVersion: currentVersion[purpose],
      locale,
      given: true,
      form: "checkout",
      address,
    })),
  );
}
