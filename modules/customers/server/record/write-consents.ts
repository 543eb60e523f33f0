import type { Transaction } from "kysely";
import { asLocale, fallbackLocale } from "#kit/core/locale.ts";
import type { ConsentPurpose } from "#modules/consent/contract/consent-purpose.ts";
import { recordConsents } from "#modules/consent/server/index.ts";
import { addImportedConsents, removeImportedConsents } from "#modules/newsletter/server/index.ts";
import type { CustomerState } from "../../contract/customer-state.ts";
import { addProofs } from "../store/consent-proofs.ts";
import type { CustomerRules } from "./customer-rules.ts";

type Whose = { readonly userCode: string; readonly state: CustomerState };

/** Stores consents that new customers gave elsewhere, with their proof. A fixed number of statements. */
export async function addConsents(
  trx: Transaction<unknown>,
  members: readonly Whose[],
  { clock, scope }: CustomerRules,
): Promise<void> {
  const agreed = members.filter(hasConsent);
  if (agreed.length === 0) return;
  const consents = agreed.map(({ userCode, state }) => ({
    userCode,
    email: state.email ?? null,
    newsletter: state.newsletter ?? false,
    whatsApp: state.whatsApp ?? false,
    locale: state.locale ?? fallbackLocale,
    since: new Date(`${state.consentDate}T00:00:00+07:00`),
  }));
  await addImportedConsents(trx, scope, consents, clock.now());
  await addProofs(trx, agreed.map(proofOf), clock.now());
  await recordAnswers(trx, agreed, clock, true);
}

/** Withdraws imported consents before their customers are removed. */
export async function removeConsents(
  trx: Transaction<unknown>,
  members: readonly Whose[],
  { clock }: CustomerRules,
): Promise<void> {
  const agreed = members.filter(hasConsent);
  if (agreed.length === 0) return;
  await removeImportedConsents(
    trx,
    agreed.map(({ userCode, state }) => ({ userCode, email: state.email ?? null })),
  );
  await recordAnswers(trx, agreed, clock, false);
}

const hasConsent = ({ state }: Whose) => state.newsletter === true || state.whatsApp === true;

const proofOf = ({ userCode, state }: Whose) => ({
  userCode,
  wording: state.consentWording ?? "",
  source: state.consentSource ?? "",
  givenOn: state.consentDate ?? "",
});

const purposesOf = ({ newsletter, whatsApp }: CustomerState): ConsentPurpose[] => [
  ...(newsletter ? (["marketingEmail"] as const) : []),
  ...(whatsApp ? (["marketingWhatsApp"] as const) : []),
];

const recordAnswers = (
  trx: Transaction<unknown>,
  members: readonly Whose[],
  clock: CustomerRules["clock"],
  given: boolean,
): Promise<void> =>
  recordConsents(
    trx,
    // The key is used to hash mailboxes and network addresses, which these answers lack.
    { clock, secret: "" },
    members.flatMap(({ userCode, state }) =>
      purposesOf(state).map((purpose) => ({
        subject: { kind: "member", userCode } as const,
        purpose,
        textVersion: "import",
        locale: asLocale(state.locale) ?? fallbackLocale,
        given,
        form: "import" as const,
        address: "",
      })),
    ),
  );
