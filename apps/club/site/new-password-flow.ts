import { forgetHits } from "#kit/postgres/rate-limit.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { passwordPause } from "../members/password-guard.ts";
import { lockAccount } from "../store/journal.ts";
import { type Member, memberById, passwordHashOf, writePassword } from "../store/members.ts";
import { checkNewPassword } from "./check-form.ts";
import { askForCode, readCode, type Sent } from "./code-step.ts";
import { donePage, type FormPage, newPasswordPage, numberPage } from "./form-pages.ts";
import { askSecondProof, readSecondProof } from "./second-proof.ts";
import type { ClubSiteDeps } from "./site-deps.ts";
import { problemTexts } from "./texts/form-texts.ts";
import { issueTicket, readTicket, stateOf } from "./ticket.ts";

/**
 * Number, code to the phone, code to the mailbox, new password (ADR 0064). Proved steps travel with the form as a
 * signed ticket.
 */
export async function newPasswordFlow(deps: ClubSiteDeps, sent: Sent): Promise<FormPage> {
  const { form, locale } = sent;
  const startAgain = () => numberPage(locale, "", { form: problemTexts.startAgain[locale] });
  switch (form.get("step")) {
    case "number":
      return askForCode(deps, "password", sent, (typed, problems) => numberPage(locale, typed, problems));
    case "code": {
      const read = await readCode(deps, "password", sent, startAgain);
      if ("page" in read) return read.page;
      return (await askSecondProof(deps, "password", sent, read.member)) ?? askForPassword(deps, sent, read.member);
    }
    case "email": {
      const read = await readSecondProof(deps, "password", sent, startAgain);
      return "page" in read ? read.page : askForPassword(deps, sent, read.member);
    }
    case "password":
      return choosePassword(deps, sent, startAgain);
    default:
      return startAgain();
  }
}

async function askForPassword(deps: ClubSiteDeps, { locale }: Sent, { id: memberId }: Member): Promise<FormPage> {
  const state = stateOf(deps.secret, await passwordHashOf(deps.database.kysely, memberId));
  return newPasswordPage(locale, issueTicket(deps, { purpose: "password", memberId, state }), {});
}

async function choosePassword(
  deps: ClubSiteDeps,
  { form, locale }: Sent,
  startAgain: () => FormPage,
): Promise<FormPage> {
  const text = form.get("ticket") ?? "";
  const ticket = readTicket(deps, text, "password");
  if (!ticket) return startAgain();
  const password = checkNewPassword(form.get("password") ?? "", deps.isCommonPassword);
  if (!password.ok) return newPasswordPage(locale, text, { password: password.error.text[locale] });
  if (form.get("rePassword") !== password.value) {
    return newPasswordPage(locale, text, { rePassword: problemTexts.passwordsDiffer[locale] });
  }
  const hash = await deps.hashes.hash(password.value);
  const changed = await inTransaction(deps.database, async (trx) => {
    // One at a time for a member, so that a ticket cannot be used twice at once.
    await lockAccount(trx, ticket.memberId);
    if (stateOf(deps.secret, await passwordHashOf(trx, ticket.memberId)) !== ticket.state) return false;
    const member = await memberById(trx, ticket.memberId);
    if (member?.status !== "ACTIVE") return false;
    await writePassword(trx, member.id, hash);
    await forgetHits(trx, passwordPause(deps.secret, member.mobile).key);
    const { mobile, email } = member;
    await deps.messages.secretChanged(trx, { which: "password", mobile, email, locale });
    return true;
  });
  return changed ? donePage(locale, "password") : startAgain();
}
