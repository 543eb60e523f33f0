import type { Transaction } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { MessageContent } from "#modules/notification/contract/message.ts";
import { maskedEmail } from "../../contract/email.ts";
import { maskedMobile } from "../../contract/mobile.ts";
import type { CodeFailure } from "../codes/code-failures.ts";
import { useCode as acceptCode } from "../codes/use-code.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { consumeConfirmation, recentConfirmation } from "../store/confirmations.ts";
import { saveEmail, saveMobile } from "../store/profiles.ts";
import type { ContactFailure, NotConfirmed } from "./account-failures.ts";
import { notifyMember } from "./notify-member.ts";
import { ownProfile } from "./own-profile.ts";

export type ChangeFailure = CodeFailure | NotConfirmed | ContactFailure;

type NewContact = { readonly kind: "mobile" | "email"; readonly value: string; readonly code: string };

const purposes = { mobile: "changeMobile", email: "changeEmail" } as const;
const masks = { mobile: maskedMobile, email: maskedEmail };
const savers = { mobile: saveMobile, email: saveEmail };

/**
 * Changes the mobile number or e-mail address after a recent confirmation and a code to the new one. Changing the number also
 * needs a code to the old number: knowing the password must not be enough to take it (D-63). The old e-mail address is
 * notified.
 */
export async function changeContact(
  deps: IdentityDeps,
  context: RequestContext,
  { kind, value, code }: NewContact,
): Promise<Result<true, ChangeFailure>> {
  const { member, profile } = await ownProfile(deps, context);
  const { userCode, sessionId } = member;
  const proof = await recentConfirmation(deps.database.kysely, sessionId);
  const enough = kind === "mobile" && profile.mobile !== null ? proof === "mobileCode" : proof !== null;
  if (!enough) return fail({ code: "CONFIRM_FIRST" });
  const used = await acceptCode(deps, {
    purpose: purposes[kind],
    receiver: value,
    code,
    address: context.address,
    sessionId,
  });
  if (!used.ok) return used;
  const content: MessageContent = { kind: "contactChanged", data: { which: kind, to: masks[kind](value) } };
  const { locale, address } = context;
  const change = async (trx: Transaction<unknown>): Promise<Result<true, ChangeFailure>> => {
    if (!(await savers[kind](trx, userCode, value))) return fail({ code: "CONTACT_TAKEN" });
    if (!(await consumeConfirmation(trx, sessionId))) throw new ProofUsed();
    if (kind === "email") {
      const from = profile.emailVerified ? profile.email : null;
      for (const listener of deps.onEmailChanged) await listener(trx, { userCode, from, to: value, locale, address });
    }
    await notifyMember(trx, deps, profile, { locale, content });
    return ok(true);
  };
  return inTransaction(deps.database, change).catch((cause: unknown) => {
    if (cause instanceof ProofUsed) return fail({ code: "CONFIRM_FIRST" });
    // A concurrent request took it: the unique index admits one of the two.
    if (isTaken(cause)) return fail({ code: "CONTACT_TAKEN" });
    throw cause;
  });
}

/** Thrown inside the transaction to roll it back: a concurrent request has used the confirmation. */
class ProofUsed extends Error {}

const uniqueViolation = "23505";

const isTaken = (cause: unknown): boolean =>
  cause instanceof Error && "code" in cause && cause.code === uniqueViolation;
