import type { Transaction } from "kysely";
import type { RequestContext } from "#kit/graphql/context.ts";
import { currentVersion } from "#modules/consent/contract/consent-version.ts";
import { type ConsentSubject, type LedgerDeps, recordConsent } from "#modules/consent/server/index.ts";

/** What was agreed to with an order stands in the ledger, in the same transaction (CO-15). */
export async function recordAgreements(
  trx: Transaction<unknown>,
  deps: LedgerDeps,
  { caller, locale, address }: RequestContext,
  email: string,
): Promise<void> {
  const subject: ConsentSubject =
    caller.kind === "member" ? { kind: "member", userCode: caller.userCode } : { kind: "email", email };
  for (const purpose of ["terms", "dataProtection"] as const) {
    const textVersion = currentVersion[purpose];
    await recordConsent(trx, deps, { subject, purpose, textVersion, locale, given: true, form: "checkout", address });
  }
}
